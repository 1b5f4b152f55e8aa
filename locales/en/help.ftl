### For: both

help-close = Close
help-keys = Keys

help-groups =
    .placing = Your turn
    .looking = The board
    .history = Looking back
    .reading = Reading and asking

help-key-names =
    .arrows = ← ↑ → ↓
    .enter = Enter
    .space = Space
    .escape = Esc
    .shift = Shift
    .control = Ctrl
    .home = Home
    .end = End
    .to = to
