### For: both
### What has happened, by the names of the engine's happenings; whoever it is about is named before.

event-begins = begins
event-boxed = No spot for this tile: it leaves the game.
event-spare-returned = the second tile goes back
event-gift-received = draws a gift
event-deck-refilled = Used gifts are shuffled again
event-another-turn = plays again
event-went-home = Figures return without points
event-rim-closed = The last walls close the town: the game ends

# $cell (Text)
event-laid = places a tile at { $cell }

# $symbol (SymbolName)
event-activated = arrow: { names-symbol }

# $points (Number)
event-bonus = Arrow bonus +{ $points }

# $gift (GiftName)
event-unwrapped = uses { names-gift }

# $left (Number) figures that stay where one was taken back
# $points (Number)
event-retreated = { $left ->
    [0] Retreat: { $points }
    [one] Retreat: 2 + { $left } figure left × 2 = { $points }
   *[other] Retreat: 2 + { $left } figures left × 2 = { $points }
}

# $figure (FigureName)
# $feature (FeatureName)
event-put = { names-figure-on }

# $figure (FigureName)
# $feature (FeatureName)
event-moved = { $feature ->
    [field] lies down: { names-figure-on }
   *[other] stands up: { names-figure-on }
}

# $occasion (Occasion)
# $feature (FeatureName)
# $sum (Text?) the terms of the points
# $points (Number)
event-scored = { $sum ->
    [none] { CAPITAL(names-scored) }: { $points }
   *[other] { CAPITAL(names-scored) }: { $sum } = { $points }
}

# $occasion (Occasion)
# $feature (FeatureName)
event-unowned = { CAPITAL(names-scored) }: nobody scores

# $gifts (Number)
# $points (Number)
event-gifts-left = { $gifts ->
    [one] { $gifts } wrapped gift × 2 = { $points }
   *[other] { $gifts } wrapped gifts × 2 = { $points }
}

# $side (SideLetter)
event-gate = builds the gate { names-at-side }

# $side (SideLetter)
event-wall = builds a wall { names-at-side }

# $side (SideLetter)
event-guard = places a guard on the wall { names-at-side }

# $walls (Number)
# $points (Number)
event-tower = { $walls ->
    [one] Tower along { $walls } wall: { $points }
   *[other] Tower along { $walls } walls: { $points }
}

# The victory; whoever has won is named before.
# $count (Number)
event-won = { $count ->
    [1] wins the game
   *[other] share the victory
}
