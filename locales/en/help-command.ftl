### For: both

help-command-title = Type a move or a question
help-command-input = Move or question
help-command-send = Send
help-command-placeholder = 0,1 r2, score, help…
help-command-hint = A move as the log writes it, or just enough of it; for several, “;” between them.
help-command-log = Answers

# $action (Text)
help-command-proposed = Proposed: { $action }.

help-command-can-commit = Type “end” to end your turn.
help-command-committed = Done.
help-command-cannot-commit = There is still something to choose in this turn.
help-command-undone = Taken back.
help-command-nothing-to-undo = There is nothing to take back.
help-command-not-you = It is not your turn.

# $typed (Text)
help-command-no-match = Nothing you can do now is called “{ $typed }”. Try “legal”.

# $moves (Text)
help-command-several = That could be: { $moves }.

# $count (Number)
help-command-more = and { $count } more

help-command-no-aid = This game is played without that help.
help-command-nothing = Nothing yet.

# $count (Number)
# $moves (Text)
help-command-legal = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}: { $moves }.

help-command-none = There is nothing to choose.

# $name (Text)
# $score (Number)
# $projected (Number?)
help-command-score = { $projected ->
    [none] { $name } { $score }
   *[other] { $name } { $score } ({ $projected } if the game ended now)
}

# $left (Number)
# $faces (Text)
help-command-bag = { $left ->
    [one] { $left } tile
   *[other] { $left } tiles
} left. { $faces }

# $who (Text)
# $text (Text)
help-command-by = { $who }: { $text }

# $x (Number)
# $y (Number)
help-command-no-tile = There is no tile at { names-cell }.

# $feature (FeatureName)
# $complete (Flag)
# $tiles (Number)
help-command-region = { $feature ->
    [city] City
    [road] Road
    [field] Field
    [abbey] Abbey
    [garden] Garden
    [street] Street
    [market] Market
    [homes] Homes
   *[guard] Guard
}{ $complete ->
    [true] , { names-completed }
   *[false] { "" }
}, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}

# $now (Number)
# $then (Text)
# $feature (FeatureName)
help-command-worth = worth { $now } now, { $then } if { names-completed }

# $points (Number)
help-command-done = worth { $points }

# $name (Text)
# $strength (Number)
help-command-figures = { $name } (strength { $strength })

help-command-empty = nobody’s

# $count (Number)
help-command-open = { $count ->
    [one] { $count } open cell
   *[other] { $count } open cells
}

# What is typed to ask or order something.
# $question (QuestionName)
help-command-word = { $question ->
    [legal] legal
    [score] score
    [last] last
    [why] why
    [bag] tiles
    [region] feature 3,-1 n
    [commit] end
    [undo] undo
   *[help] help
}

# What it gives.
# $question (QuestionName)
help-command-means = { $question ->
    [legal] what you can do now
    [score] how everyone stands
    [last] the last turn
    [why] the last points, and what for
    [bag] the tiles that are left
    [region] the features of a tile, or the one on a side
    [commit] ends your turn
    [undo] takes one step back
   *[help] this list
}
