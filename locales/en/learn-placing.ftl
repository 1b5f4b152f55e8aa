### For: page, on demand

learn-placing-title = Placing tiles
learn-placing-about = Every turn begins with a tile. Where may it go?

learn-placing-road =
    .say = This is the start tile, and below is your first tile: a piece of road. Choose one of the marked cells so that the road goes on, then end your turn.
    .hint-1 = The tile fits there, field against field. But make the road longer: place it at the left or right end of the road.
    .done = Road met road and field met field. That is the whole rule: what touches must match.

learn-placing-turning =
    .say = Now a bend. Tiles may be turned: choose a cell, and choose it again to turn the tile. Make the road longer once more.
    .hint-1 = That is allowed, but the road does not grow. Look for one of its two ends.
    .done = Only the ways that fit are offered.

learn-placing-city =
    .say = The start tile has a piece of city at its top, with no wall yet. Your tile can close it. Find the cell where city meets city.
    .hint-1 = It fits there, but the city stays incomplete. Try the cell above the start tile.
    .done = Closed! The wall now runs all around this small city.

learn-placing-gap =
    .say = The more neighbors a cell has, the more sides must match. The ring road lacks one bend: fill the gap.
    .hint-1 = It fits there, but that is not the gap. Look for the cell that two roads lead to.
    .done = Two sides had to match at once, and only one way to turn the tile did it.
