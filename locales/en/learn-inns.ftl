### For: page, on demand

learn-inns-title = Inns & Cathedrals
learn-inns-about = More points, more risk, and a meeple that counts twice.

learn-inns-inn =
    .say = There is an inn on your road. Complete the road.
    .hint-1 = The road is not complete yet. The abbey ends it on the right.
    .done = With an inn each tile brings two points. Left incomplete, the road would bring nothing.

learn-inns-big =
    .say = Red has a knight on the right. Place your tile above the start tile and place your big meeple in that city.
    .hint-1 = Place the tile above the start tile.
    .hint-2 = Choose the big meeple, in the city.
    .done = The big meeple counts as two. The cities will soon be one.

learn-inns-weight =
    .say = Join the cities.
    .hint-1 = Look for the cell between the two cities.
    .done = Two against one: all the points are yours.
