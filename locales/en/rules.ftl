### For: page, on demand

rules-title = Rules
rules-contents = Contents
rules-jump = Go to
rules-lead = Short and complete, with pictures drawn by the game itself.
rules-learn = Rather learn by playing? Take the lessons

# What the link of a rule is called.
# $rule (Text)
rules-link-to = Address of rule { $rule }

# $group (RulesGroup)
rules-groups = { $group ->
    [game] The game
    [features] The land
    [expansions] Expansions
    [city] The City
   *[tables] At a glance
}
