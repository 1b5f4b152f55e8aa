### For: both

game-language = English
game-title = Remparts
game-new-game = New game
game-my-games = My games
game-learn-to-play = Learn
game-rules-page = Rules
game-pages = Pages
game-loading = Unpacking the tiles…

# $reason (Text)
game-failed = Something went wrong. { $reason }

game-you = You

# $level (Text)
# $style (Text?)
game-bot = { names-bot }

# $number (Number)
game-player = Player { $number }

# A feature would bring nobody anything.
# $feature (FeatureName)
# $points (Number)
# $game (GameName)
game-warn =
    .free = Nobody gets this { names-feature }: a figure of yours here would score { $points }.
    .last = This is your last { names-meeple }.

game-boxed = No spot for this tile: it leaves the game, another one was drawn.

# $name (Text)
game-pass =
    .title = { $name }, your turn
    .why = Pass the device: hidden gifts ahead
    .ready = I’m here

game-watching = Replay
game-unsaved = This browser does not let us keep the game: it will be lost when the page closes.
game-board = Board
game-tools = View
game-fit = Show the whole board
game-show-last = Show the last move

game-overlays =
    .none = No overlay
    .fields = Fields
    .owners = Owners
    .ends = Tiles that fit here
    .dead = Dead spots

game-legends =
    .fields = Fields: each pattern is one field; a dot is a complete city that it feeds.
    .homes = Homes: each pattern is one area; a dot is a market that it touches.
    .owners = Owners: each feature in the color of whoever leads in it.
    .ends = Tiles that fit here: how many of those left fit on each empty cell.
    .dead = Dead spots: crossed cells are those that no tile left fits.

game-panels =
    .log = Log
    .bag = Tiles left
    .hand = Gifts
    .chat = Chat
    .table = The table
    .share = Share & export
    .keys = Keyboard
    .command = Command
    .settings = Settings
    .feature = Feature

game-more-tools = More tools
game-close = Close
game-players = Players
game-to-play = to play
game-projected = if the game ended now

# $count (Number)
# $figure (FigureName)
# $game (GameName)
game-supply = { $count } × { names-figure } left

# $count (Number)
game-gift-count = { $count ->
    [one] { $count } wrapped gift
   *[other] { $count } wrapped gifts
}

# $points (Number)
game-in-all = { $points } in all if the game ended now

game-panel-tabs = Beside the board

# $count (Number)
game-tiles-left = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}

# $name (Text)
game-turn-of = { $name } to play

game-your-turn = Your turn

# What to do with the tile in hand, with how many spots there are if that may be known.
# $tiles (Number)
# $spots (Number?)
game-place-tile = { $tiles ->
    [one] { $spots ->
        [none] Place your tile
        [one] Place your tile: { $spots } spot
       *[other] Place your tile: { $spots } spots
    }
   *[other] { $spots ->
        [none] Place one of your tiles
        [one] Place one of your tiles: { $spots } spot
       *[other] Place one of your tiles: { $spots } spots
    }
}

# $name (Text)
game-thinking = { $name } is thinking…

# Figures that can be placed, also away from the tile, or an abbot that can come back.
# $figure (FigureName?)
# $game (GameName)
# $far (Flag)
# $recall (Flag)
game-place-figure = { $far ->
    [true] { $recall ->
        [true] Place { game-one }, here or on a marked feature, take your abbot back
       *[false] Place { game-one }, here or on a marked feature
    }
   *[false] { $recall ->
        [true] Place { game-one }, take your abbot back
       *[false] Place { game-one }
    }
}

game-take-back = Take your abbot back

# What has to be done besides placing tiles and figures.
# $step (StepToDo)
game-steps = { $step ->
    [arrow] Two arrows: choose the one that counts
    [gate] Build the gate: choose a side of the town
    [wall] Build a wall: choose an end of the walls
    [guard] Place a guard on your new wall
   *[tower] Place a tower at an end of the walls
}

# $what (Text)
# $end (EndName)
game-or-else = { $what }, or { $end ->
    [turn] end your turn
    [second] draw the second tile
   *[on] go on
}

game-choose-one = Choose one of the marked spots

# $done (Text)
# $end (EndName)
game-ready = { $done }: { $end ->
    [turn] end your turn
    [second] draw the second tile
   *[on] go on
}

game-endings =
    .turn = End turn
    .second = Draw the second tile
    .on = Go on

# $name (Text)
# $points (Number)
game-gains = { $name } { SIGNED($points) }

game-your-tile = Your tile
game-rotate-left = Turn left
game-rotate-right = Turn right
game-undo = Undo
game-none = None
game-recall = Take the abbot back

# $symbol (SymbolName)
game-arrow = Arrow: { names-symbol }

game-arrow-alone = Arrow

# $figure (FigureName)
# $feature (FeatureName?)
game-put-figure = { names-figure-on }

# $gift (GiftName)
game-use-gift = { names-gift }: { $gift ->
    [synod] choose an abbey
    [sweeper] choose a road to score
    [retreat] choose a figure of yours to take back
    [stand-lie] choose a meeple of yours to turn
   *[take-two] draw a second tile
}

# $gift (GiftName)
game-unwrap = Use { names-gift }

# $piece (PieceWord)
# $side (SideLetter)
game-piece = { $piece ->
    [gate] Gate { names-at-side }
    [wall] Wall { names-at-side }
    [guard] Guard { names-at-side }
   *[tower] Tower { names-at-side }
}

# Someone has won.
# $names (Text)
# $you (Flag)
game-won = { $you ->
    [true] You won
   *[false] { $names } won
}

# $names (Text)
game-tied = Shared victory: { $names }

game-log = Log
game-inspector = Feature
game-now = Now
game-open-cells = Open cells
game-fits = Tiles left that fit
game-nobody = Nobody’s

# What is placed, with its article.
# $figure (FigureName?) none of one kind only
# $game (GameName)
game-one = { $figure ->
    [none] a figure
    [big] your big meeple
    [abbot] your abbot
   *[other] a { names-meeple }
}

# Said once, in a first game.
# $hint (HintName)
# $game (GameName)
game-hint = { $hint ->
    [spot] Your tile fits here: choose a spot.
    [rotate] Tap the tile again to turn it.
    [figure] Place a { names-meeple } to claim this, or leave it.
    [end] All set? End your turn here.
   *[inspector] Tap a feature to see what it is worth.
}
