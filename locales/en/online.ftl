### For: both

online-play = Play online
online-short = Online

# $count (Number)
online-badge = { $count ->
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
}

# $count (Number)
# $title (Text)
online-title-turn = { $count ->
    [one] Your turn · { $title }
   *[other] ({ $count }) Your turn · { $title }
}

online-unreachable = The server does not answer. Check the connection and try again.

# Why a server did not do something.
# $code (Code)
online-problems = { $code ->
    [unreadable] The server could not read that.
    [too-large] That is too long.
    [too-fast] That was too fast. Wait a moment and try again.
    [too-many] There are too many of them already.
    [unknown] Enter your name first.
    [origin] This page may not speak to that server.
    [silenced] You cannot write in the chat for a while.
    [banned] You can watch here, but do nothing else for a while.
    [no-table] There is no such table.
    [no-player] This person is not here.
    [nothing] There is nothing at this address.
    [setup] These choices cannot be played.
    [no-tiles] The server does not have the tile set it is played with.
    [no-bot] There is no such bot.
    [no-seat] There is no such seat.
    [taken] Someone else was quicker and sits there now.
    [seated] You have a seat already.
    [dismissed] The host asked you to leave this table.
    [no-chat] There is no chat at this table.
    [reported] You have reported this already. Thank you.
    [not-seated] Take a seat first.
    [not-host] Only whoever opened the table may do that.
    [begun] The game has begun already.
    [not-running] The game is not running.
    [not-over] The game is not over yet.
    [not-your-turn] It is someone else’s turn.
    [stale] Something else was played there meanwhile.
    [not-proved] This code was used, has expired or never was.
    [undrawn] The next tile has to be drawn first.
    [illegal] The rules do not allow that.
    [revealed] Something new was revealed since, so it cannot be taken back.
    [not-asked] Nobody asked for anything.
    [asked] Another question still waits for an answer.
   *[busy] The server is busy. Try again in a moment.
}

online-place = Where you play

online-places =
    .here = Here
    .online = Online

online-me = Me
online-open = Open seat
online-open-line = Whoever follows the link can sit here.
online-me-line = You sit here.
online-create = Open the table
online-creating = Opening…
online-terms = The table
online-name = Your name
online-name-placeholder = What shall we call you?
online-name-hint = No account needed. This device remembers you.
online-devices = Devices & data
online-sign-in = I have played here before
online-change-name = Change your name

# $name (Text)
online-play-as = You are { $name }

online-save = Save
online-cancel = Cancel
online-table-title = Title
online-title-hint = Optional. Shown in the list of tables.
online-clock = Clock

online-clocks =
    .none = None
    .move = Per move
    .game = Per game
    .days = Days

online-clock-line =
    .none = Everyone takes the time they need.
    .move = The same time for every move.
    .game = One stock of time for the whole game, and a little more with each move.
    .days = Play when it suits you: you have days for each move.

online-per-move = For each move
online-per-game = For the whole game
online-increment = And with each move

# A time as short as it is clear.
# $count (Number)
# $unit (TimeUnit)
online-span = { $unit ->
    [seconds] { $count }{ "\u00A0" }s
    [minutes] { $count }{ "\u00A0" }min
   *[hours] { $count }{ "\u00A0" }h
}

online-units =
    .day = d
    .hour = h

# $count (Number)
online-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

online-no-increment = nothing more

# $time (Text)
online-more = + { $time }

online-late = When time runs out

# $late (Late)
online-lates = { $late ->
    [bot] A bot plays on
   *[skip] The seat is skipped
}

# $late (Late)
online-late-line = { $late ->
    [bot] Nobody waits: a bot plays on for whoever is late.
   *[skip] The tile goes on the first possible spot, without a figure.
}

online-visible = Who can come

online-visibles =
    .private = By invitation
    .public = Open to everyone

online-visible-line =
    .private = Only those who have the link can come.
    .public = The table is listed, and anyone may sit down or watch.

# $time (Text)
# $increment (Text?)
# $days (Text)
online-in-words =
    .none = No clock
    .move = { $time } per move
    .game = { $increment ->
        [none] { $time } per player
       *[other] { $time } + { $increment } per move
    }
    .days = { $days } per move

online-lobby = Play online
online-invite = Invite a friend
online-invite-hint = One click: a table for two, and a link to send.
online-choose = Open a table
online-mine = My games
online-open-tables = Tables waiting for players
online-running = Games to watch
online-past = Finished games
online-no-mine = No games yet. Open a table, or sit down at one.
online-no-open = Nobody is waiting right now.
online-no-open-hint = Open a table to everyone, and others will find you here.
online-no-running = No public game is running right now.
online-quiet = The list could not be updated. Trying again…

# $count (Number)
online-open-for = { $count ->
    [one] { $count } seat open
   *[other] { $count } seats open
}

online-join = Sit down
online-look = View
online-watch = Watch
online-go = Play
online-back = Open
online-replay = Replay
online-your-turn = Your turn

# $name (Text)
online-turn-of = { $name } to play

online-waiting-players = Waiting for players
online-over = Finished
online-closed = Closed

# $time (Text)
online-time-left = { $time } left

online-notify = Tell me when it is my turn
online-notify-denied = The browser blocks notifications from this page. You can allow them in its settings.

# $name (Text)
online-table-of = { $name }’s table

online-seat-open = Open seat
online-room = Table
online-host = host
online-you = you
online-away = away
online-here = here
online-ready = ready
online-not-ready = not ready yet
online-bot-ready = bot
online-program = program
online-link = Invite with this link
online-link-hint = Send it to whoever should play or watch. Later, the same link shows the replay.
online-copy = Copy the link
online-copied = Copied
online-share = Share…
online-copy-by-hand = Copy it by hand.
online-seats = Seats
online-sit = Sit here
online-sit-down = Sit down
online-stand = Leave the seat
online-seat-bot = Seat a bot

# $seat (Number)
online-seat-bot-on = Seat a bot on seat { $seat }

# $name (Text)
online-ask-to-leave = Ask { $name } to leave

# $name (Text)
online-send-bot-away = Send { $name } away

online-im-ready = I’m ready
online-not-yet = Not yet

# $count (Number)
online-wait-seats = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}

# $names (Text)
# $count (Number)
online-wait-ready = Waiting for { $names } to be ready.

online-waits-for-you = Everyone waits for you.
online-all-ready = Everyone is ready. The game begins.
online-begins = The game begins when all seats are taken and everyone is ready.
online-full = All seats are taken. You can watch.
online-come-in = Come in
online-welcome-any = You are invited to play.

# $host (Text)
online-welcome = { $host } invites you to play.

online-welcome-watch = All seats are taken, but you can watch.
online-close-table = Close the table
online-close-sure = Close it for everyone?
online-was-closed = This table was closed before the game began.
online-to-lobby = To all tables
online-agreed = Table settings
online-help-agreed = The same for everyone at this table.
online-fair = Fair draws
online-fair-line = Nobody can choose the draws: the server fixes its part before the first tile and shows its fingerprint now, and every player’s device adds a random number. At the end all of it is shown, and anyone can check.
online-fingerprint = SHA-256
online-verify = Check the draws
online-verifying = Checking…

# $draws (Number)
online-verified = { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
} checked: all as fixed before the first tile.

online-not-verified = These draws do not match what was fixed at the start.
online-cannot-verify = The draws could not be checked here.

# $seat (Number)
online-nonce-of = Added by seat { $seat }

online-seed-told = Seed
online-chat = Chat
online-chat-empty = Nobody has said anything yet.
online-chat-label = Say something to the table
online-send = Send

# $count (Number)
online-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}

online-spectator = watching

online-states =
    .connecting = Connecting…
    .live = Connected
    .lost = Connection lost, trying again…
    .gone = This table is gone.

online-states-short =
    .connecting = Connecting
    .live = Connected
    .lost = Offline
    .gone = Gone

# $count (Number)
online-watchers = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}

online-you-watch = You are watching

# $name (Text)
online-waiting-for = Waiting for { $name }

# $name (Text)
online-bot-for = A bot plays for { $name }

# $name (Text)
online-skipped = { $name } is skipped

online-sending = Sending your move…
online-sending-lost = Your move is kept and goes out as soon as the connection is back.

# $time (Text)
online-clock-of = { $time } left

online-low = little time left

# $late (Late)
online-late-mark = { $late ->
    [bot] bot plays
   *[skip] skipped
}

# $late (Late)
online-late-told = { $late ->
    [bot] Time ran out, a bot plays on
   *[skip] Time ran out, the seat is skipped
}

online-resigned-mark = gave up
online-im-back = I’m back

# $late (Late)
online-late-you = { $late ->
    [bot] Your time ran out: a bot plays for you.
   *[skip] Your time ran out: your seat is skipped.
}

online-table = The table
online-undo = Ask to take back
online-undo-hint = Possible as long as nothing new was revealed since.
online-abandon = Offer to abandon
online-abandon-hint = The game ends without a result if everyone agrees.
online-resign = Resign
online-resign-sure = Resign this game?
online-yes = Yes, resign
online-yes-close = Yes, close it
online-no = No

# $name (Text)
online-asks =
    .undo = { $name } asks to take back the last move.
    .abandon = { $name } offers to end the game without a result.

# $request (RequestKind)
online-asked = { $request ->
    [undo] You ask to take back your last move.
   *[abandon] You offer to end the game without a result.
}

# $names (Text)
online-waits-for = Waiting for { $names }.

online-agree = Agree
online-decline = Decline
online-withdraw = Withdraw
online-abandoned = Ended by agreement

# $names (Text)
# $you (Flag)
online-won-by-resigning = { $you ->
    [true] You win by resignation
   *[false] { $names } wins by resignation
}

# $names (Text)
# $you (Flag)
online-won-on-time = { $you ->
    [true] You win: the other side ran out of time
   *[false] { $names } wins: the other side ran out of time
}

online-standing = Points at that moment

# $names (Text)
online-late-in-game = Out of time: { $names }. The game went on without waiting.

online-join-rematch = Join rematch
