### For: page, on demand

learn-roads_and_cities-title = Roads and cities
learn-roads_and_cities-about = Place a meeple, complete something, score points.

learn-roads_and_cities-traveller =
    .say = You play Blue. Make the road longer, then place a meeple on it: choose the meeple on the road of your tile. It becomes a traveler.
    .hint-1 = First make the road longer: place the tile at its open end, to the right of the start tile.
    .hint-2 = The tile is in the right place. Now choose the meeple on the road before you end your turn.
    .done = Your traveler waits on the road until it is complete.

learn-roads_and_cities-close-road =
    .say = A crossing ends a road. The road already begins at a crossing on the left; end it on the right.
    .hint-1 = That does not complete your road yet. Place the crossing at its open end.
    .done = The road is complete: one point for each tile, and your meeple is back home.

learn-roads_and_cities-knight =
    .say = A piece of city with a shield. Add it to the city at the top of the start tile, and place a meeple in the city: a knight.
    .hint-1 = Add the tile to the city: the cell is above the start tile.
    .hint-2 = Now place the meeple in the city.
    .done = Your knight holds a city of two tiles with a shield.

# $n (Number) the right answer
learn-roads_and_cities-worth =
    .say = It is still incomplete. If the game ended now, how many points would it bring?
    .wrong = Not quite. An incomplete city brings one point a tile, and one for each shield.
    .done = { $n } points: an incomplete city brings one a tile and one a shield.

learn-roads_and_cities-close-city =
    .say = Once complete, everything in it counts double. Close the city!
    .hint-1 = The city still has a gap on its right. Look for the cell where your tile closes it.
    .done = Two points a tile and two for the shield. The knight comes home.
