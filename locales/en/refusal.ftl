### For: both
### Why a move is refused, and what to do instead, by the reasons of the engine.

refusal-game-over = The game is over. Look back at it, or begin a new one.

# $name (Text) whoever’s turn it is
refusal-not-your-turn = It is { $name }’s turn. Wait for yours.

refusal-chance-pending = Something is being drawn. Wait a moment.
refusal-nothing-to-draw = There is nothing to draw now.

# $step (Step) what has to be done
refusal-wrong-step = { $step ->
    [first] Not yet: something is drawn first.
    [draw] Not yet: something is drawn first.
    [gift] Not yet: something is drawn first.
    [tile] Not yet: place your tile first.
    [arrow] Not yet: choose an arrow first.
    [figure] Not now: the tile is placed. Place a figure on it, or end your turn.
    [gate] Not now: build the gate first.
    [wall] Not now: build a wall first.
    [guard] Not now: place a guard, or go on without.
    [tower] Not now: place a tower, or go on without.
   *[over] The game is over. Look back at it, or begin a new one.
}

# $face (Text)
refusal-not-in-hand = You do not hold { $face }. Place the tile you have drawn.

# $face (Text)
refusal-none-left = No { $face } is left to be drawn.

refusal-not-in-deck = No such card is left in the deck.

# $number (Number) of the seat
refusal-no-such-seat = There is no seat { $number }.

# $cell (Text)
refusal-cell-taken = A tile lies at { $cell } already. Choose an empty cell.

refusal-detached = No tile lies beside this cell. Yours must touch another along a whole side; a corner is not enough.

# $side (SideLetter)
refusal-edge-mismatch = The land does not go on { names-at-side }. Turn the tile, or choose another cell.

# $side (SideLetter)
refusal-street-mismatch = A street breaks off { names-at-side }. Turn the tile, or choose another cell.

refusal-fits-no-way = Your tile does not fit here, however it is turned. Choose another cell.
refusal-river-not-continued = A river tile must continue the river. Place it at one of its open ends.
refusal-river-end-lost = The river would lose an open end. Place the tile so that it can flow on.
refusal-river-u-turn = The river may not turn the same way twice in a row. Turn the tile the other way.
refusal-river-toward-river = The river would turn toward its own tiles. Turn it away from them.
refusal-not-in-the-middle = The first tile goes in the middle, at 0, 0.
refusal-beyond-the-wall = This cell lies beyond the wall: a wall or the gate looks out on it. Choose another cell.
refusal-breaks-the-run = A tile here would break the row of walls or shut it in. Choose another cell.

# $cell (Text)
refusal-no-tile = There is no tile at { $cell }. Choose a tile on the board.

# $cell (Text)
refusal-no-such-part = The tile at { $cell } has no such spot. Choose one that it has.

# $cell (Text)
refusal-arrow-not-touched = No arrow is activated at { $cell }. Choose one that is.

# $figure (FigureName)
refusal-none-in-supply = { $figure ->
    [abbot] Your abbot is on the board. Take it back first.
    [big] Your big meeple is on the board. It comes back when its feature is scored.
   *[other] You have no meeple left. One comes back when its feature is scored.
}

refusal-no-follower = You have no follower left. One comes home when its street or market is scored.
refusal-resting = Your followers came home this very turn. You may use them from the next turn on.

# $figure (FigureName)
refusal-wrong-figure = { $figure ->
    [abbot] The abbot stands only in an abbey or a garden. Choose one of these, or a meeple.
   *[other] Only the abbot stands in a garden. Choose another spot for your meeple.
}

refusal-no-farmers = This game has no farmers: nobody lies in a field. Choose another spot.
refusal-not-on-new-tile = Choose a spot on the tile you just placed.
refusal-occupied = This feature is occupied, perhaps on a tile far away. Choose a free one.
refusal-complete = This feature is complete, and the arrow leads only to incomplete ones. Choose another spot.
refusal-finished = This tile finishes that feature, so it takes no follower. Choose another spot.
refusal-nothing-to-pair = For a pair, choose a spot where exactly one meeple of yours is.
refusal-no-abbot-to-recall = You have no abbot in an incomplete abbey or garden, so there is none to take back.
refusal-abbot-just-placed = You placed your abbot this very turn. You may take it back from your next turn on.

# $gift (GiftName)
refusal-no-such-gift = You do not hold { names-gift }. Choose a gift in your hand.

refusal-gift-already-unwrapped = You have used a gift this turn. Keep the others for later.
refusal-no-second-tile = There is no second tile to draw. Keep this gift: it is worth 2 points at the end.

# $cell (Text)
refusal-no-abbey = There is no abbey at { $cell }. Choose an incomplete abbey.

# $cell (Text)
refusal-abbey-complete = The abbey at { $cell } is complete. Choose an incomplete one.

refusal-no-road-to-sweep = Choose an incomplete road with at least one meeple on it.
refusal-retreat-from-garden = Retreat takes nobody out of a garden. Choose a city, road, abbey or field.
refusal-no-figure-there = You have no such meeple there. Choose one of yours.
refusal-no-change = A standing meeple must lie down in a field, and a farmer must stand up. Choose such a spot.
refusal-complete-to-stand-in = Nobody stands up in something complete. Choose an incomplete road, city or abbey.
refusal-not-on-the-rim = The gate goes on the outer rim. Choose a side that looks out of the town.
refusal-not-next-to-an-end = Walls go on from the two ends of the row. Choose the side next to one of them.
refusal-not-the-wall = A guard goes only on the wall you built last.
refusal-guarded-opposite = A guard stands opposite, at the other end of an unbroken row. Keep your follower.
refusal-no-tower = You have no tower left. Go on without one.
refusal-not-an-end = A tower goes to an end of the walls, at least one wall away from the tower before or the gate.
