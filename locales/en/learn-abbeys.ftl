### For: page, on demand

learn-abbeys-title = Abbeys
learn-abbeys-about = A monk waits for eight tiles around the abbey.

learn-abbeys-monk =
    .say = An abbey wants tiles all around it. Place it in the gap that has the most neighbors, and place a meeple on the abbey: a monk.
    .hint-1 = It may go there, but another cell has seven neighbors already. Find that gap.
    .hint-2 = Now place the meeple on the abbey.
    .done = A monk counts the tiles around the abbey, whoever placed them.

# $n (Number) the right answer
learn-abbeys-worth =
    .say = One cell around it is still empty. What would the monk bring if the game ended now?
    .wrong = Count the abbey’s own tile and each tile around it, corners included.
    .done = { $n } points: its own tile and the tiles around it.

learn-abbeys-surround =
    .say = Place the last tile around the abbey.
    .hint-1 = One of the eight cells is still empty, at a corner. Place the tile there.
    .done = All eight neighbors are there: nine points, and the monk comes home.
