### For: page, on demand

learn-majority-title = Scoring and majority
learn-majority-about = Several players in one city: who gets the points?

learn-majority-occupied =
    .say = Red has a knight in this city. Make the city larger with your tile, and see what you may claim. Place a meeple on the road.
    .hint-1 = Place the tile at the top of the city.
    .hint-2 = Choose the meeple on the road of your tile.
    .done = The city was not offered to you: a feature with a figure in it is taken, however far away the figure stands.

learn-majority-tie =
    .say = But cities can grow together. You have a knight in one of these cities, Red in the other. Join them with your tile.
    .hint-1 = The cities are not joined yet. Look for the cell between them.
    .done = One knight each is a tie, and both of you get all the points.

learn-majority-who =
    .say = Here you have two knights and Red has one, each in a part of the city. Your tile joins all three parts. Who will get the points?
    .wrong = Count the knights in the whole city: whoever has the most takes all.
    .done = You do. Whoever has the most figures takes all the points; the others get nothing.

learn-majority-most =
    .say = Then place the tile.
    .hint-1 = The gap between the three parts is where your tile belongs.
    .done = All points are yours, and all three knights go home, Red’s too.
