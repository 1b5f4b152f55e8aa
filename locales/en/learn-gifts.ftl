### For: page, on demand

learn-gifts-title = The Gifts
learn-gifts-about = Help someone, and get a card.

learn-gifts-receive =
    .say = This road is Red’s. Make it longer all the same.
    .hint-1 = Place the tile at one of the ends of Red’s road.
    .done = Whoever extends what another controls receives a gift. Only you know which one.

# $n (Number) the right answer
learn-gifts-wrapped =
    .say = You may keep the gift wrapped. What is it worth at the end of the game?
    .wrong = A wrapped gift is worth the same whatever is in it, and it is not nothing.
    .done = { $n } points, for each gift that is still wrapped.

learn-gifts-sweep =
    .say = Your gift is a Road Sweeper. Before placing the tile, use it on your own road; then make the road longer and place the meeple on it again.
    .hint-1 = First use the Road Sweeper: choose it before the tile.
    .hint-2 = Now place the tile at the end of the road.
    .hint-3 = Your meeple is home again. Place it on the road once more.
    .done = The incomplete road was scored at once, and your meeple holds it again.
