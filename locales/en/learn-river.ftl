### For: page, on demand

learn-river-title = The River
learn-river-about = A river opens the game.

learn-river-flow =
    .say = The game begins with a source instead of the start tile. Make the river longer, at either of its ends.
    .done = River meets river, like everything else. All river tiles come before the others.

learn-river-bend =
    .say = The river has turned south at its left end. Place your bend there.
    .hint-1 = Allowed, but use the left end, where the river has just turned.
    .done = Only one way was offered: the river may not turn the same way twice in a row.

learn-river-bridge =
    .say = Nobody stands in the river, but all the rest of the tile is yours to claim. Place the bridge and place a meeple on its road.
    .hint-1 = Place the meeple on the road.
    .done = The road crosses the river, and fields end at the water.
