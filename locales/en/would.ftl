### For: both

# $occasion (Occasion)
# $feature (FeatureName)
# $points (Number)
# $names (Text)
would-score = { CAPITAL(names-scored) }: { $names } +{ $points }

# $occasion (Occasion)
# $feature (FeatureName)
would-nobody = { CAPITAL(names-scored) }: nobody scores

# $name (Text)
# $points (Number)
would-bonus = Arrow bonus: { $name } +{ $points }

# $name (Text)
# $points (Number)
would-tower = Tower: { $name } +{ $points }

# $name (Text)
# $points (Number)
would-retreat = Retreat: { $name } +{ $points }

# $symbol (SymbolName)
would-arrow = Arrow: { names-symbol }

# $gift (GiftName)
would-used = { names-gift } used

would-gift = You draw a gift
would-again = You play again
would-close = The last walls close the town
