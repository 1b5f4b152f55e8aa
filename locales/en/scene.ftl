### For: both

scene-kind = game board
scene-hint = Arrow keys go to the next spot for your tile, with Shift to any cell. Enter places the tile, R turns it, digits place a figure on it, Space ends the turn, question mark lists all keys.
scene-back-to-last = Back to the last move

# $left (Number)
scene-gap = { $left ->
    [0] No tile left fits here
    [one] { $left } tile left fits here
   *[other] { $left } tiles left fit here
}
