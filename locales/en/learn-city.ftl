### For: page, on demand

learn-city-title = The City’s walls
learn-city-about = A game of its own: gate, walls, guards and towers.

learn-city-street =
    .say = In The City only streets must match. Your traveler stands in a street; finish it with your tile.
    .hint-1 = Place the tile below the street, so that it ends at the building.
    .done = The street is finished. From the second pile on, a scoring is followed by building.

learn-city-gate =
    .say = Your tile brought a scoring, so you build the gate, on any side that looks out.
    .hint-1 = Choose a side for the gate.
    .done = All walls will go on from here, to both sides.

learn-city-guard =
    .say = Red has built a wall beside the gate. Build yours at one of the two ends, and place a guard on it.
    .hint-1 = Choose one of the two ends for your wall.
    .hint-2 = Now place a guard on your wall.
    .done = At the end a guard scores the buildings in the row before the wall: two points for a public one, three for a historic one.

learn-city-tower =
    .say = All walls are built. Your tile brought the scoring, so you may place a tower.
    .hint-1 = Choose an end of the wall for the tower.
    .done = One point for each wall back to the gate, or to the last tower.
