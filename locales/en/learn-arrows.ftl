### For: page, on demand

learn-arrows-title = Anniversary arrows
learn-arrows-about = Arrows for another turn, a pair of meeples or a meeple anywhere.

learn-arrows-bonus =
    .say = Your tile carries an arrow. First place it so that the arrow points at an empty cell.
    .hint-1 = There the arrow points at a tile and is activated. Let it point at nothing.
    .done = An arrow that is not activated brings two points at once. It waits for a neighbor.

learn-arrows-anywhere =
    .say = Now let the arrow point at a tile: it is activated. This one lets you place a meeple anywhere on the board. Place it on another tile.
    .hint-1 = The arrow points at an empty cell. Turn the tile, or place it below the start tile.
    .hint-2 = Choose a meeple on another tile than yours.
    .done = With this arrow any free, incomplete feature on the board can be claimed.

learn-arrows-again =
    .say = Red’s arrow waits for a tile on the cell it points at, above. Place yours there.
    .hint-1 = The arrow points at the cell above Red’s tile. Place your tile on it.
    .done = You activated it, so you are the one who plays again.
