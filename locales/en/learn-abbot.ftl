### For: page, on demand

learn-abbot-title = The Abbot
learn-abbot-about = One more figure, which may come home early.

learn-abbot-garden =
    .say = This tile has a garden. Only your abbot may stand there. Place the tile and place the abbot in the garden.
    .hint-1 = Choose the abbot in the garden of your tile.
    .done = A garden is scored like an abbey: nine points with eight neighbors.

# $n (Number) the right answer
learn-abbot-worth =
    .say = Later in the game. What would the abbot in the garden bring if the game ended now?
    .wrong = Count the garden’s own tile and each tile around it, as for an abbey.
    .done = { $n } points: its own tile and the tiles around it.

learn-abbot-recall =
    .say = The abbot need not wait for more. Place the tile beside the garden, then take the abbot back instead of placing a meeple.
    .hint-1 = Place the tile so that it touches the garden’s tile, at a side or a corner.
    .hint-2 = Now choose to take the abbot back.
    .done = The garden was scored as it stands, and the abbot is ready for the next one.
