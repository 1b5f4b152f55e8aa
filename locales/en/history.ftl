### For: page

history-scrubber = History of the game

# $turn (Number)
# $turns (Number)
history-turn-of = Turn { $turn } of { $turns }

# $turn (Number)
history-turn = Turn { $turn }

history-start = Start of the game
history-start-short = Start

# $name (Text)
# $score (Number)
history-score-of = { $name } { $score }

history-first = First turn
history-previous = Previous turn
history-play = Play
history-pause = Pause
history-next = Next turn
history-last = Last turn

# $times (Number)
history-speed = Speed: { $times }×

# $times (Number)
history-times = { $times }×

history-live = Live
history-back-to-live = Back to the running game
history-look-back = Drag the line to look back at any turn.
history-branch = Play on from here
history-branch-hint = Starts a new game. This one is kept.

# $number (Number)
history-player = Player { $number }

history-share = Share
history-share-title = Share this game

# $turn (Number)
history-share-move = As it stands after turn { $turn }

history-share-start = As it stands before the first turn
history-copy-link = Copy link to this move
history-copy-hint = The link holds the whole game.
history-copied = Link copied
history-copy-by-hand = Copy this link
history-share-elsewhere = Share…
history-download-log = Download the log
history-log-hint = A text file that can be loaded again under “My games”.
history-download-png = Picture (PNG)
history-download-svg = Drawing (SVG)
history-not-done = That did not work.

# Why a game from elsewhere is not shown.
# $problem (GameProblem)
# $line (Number?) where the engine stopped
history-problem = { $problem ->
    [oversized] This is larger than any game.
    [damaged] The game in this address is damaged or incomplete.
    [sitters] The address does not say who played.
    [foreign] This is not the log of a game.
   *[refused] { $line ->
        [none] This game cannot be replayed.
       *[other] This game cannot be replayed beyond line { $line } of its log.
    }
}
