### For: page

# $name (Text)
peace-about = Mute, block or report { $name }

peace-mute = Mute
peace-mute-hint = You no longer see what they write.
peace-unmute = Show their messages again
peace-block = Block
peace-block-hint = You no longer see what they write, and they cannot sit down at your tables.
peace-unblock = Unblock
peace-unsaid = They are not told.
peace-report = Report
peace-report-hint = Tell the people who run this server.

# $relation (RelationKind)
peace-states = { $relation ->
    [mute] You have muted them.
   *[block] You have blocked them.
}

# $name (Text)
peace-report-title = Report { $name }

peace-reason = What is wrong?

# $reason (Reason)
peace-reasons = { $reason ->
    [chat] What they write
    [name] Their name
    [stalling] They let everyone wait
    [cheating] They do not play fair
   *[other] Something else
}

peace-text = What happened? (optional)
peace-sent = The names at this table and the last messages you can see are sent along. Only the people who run this server read them.
peace-send = Send the report
peace-sending = Sending…
peace-thanks = Thank you. Someone will look at it.
peace-back = Back
peace-done = Close
peace-people = People at this table
peace-list = Muted and blocked people
peace-list-empty = You have not muted or blocked anyone.

# $relation (RelationKind)
peace-kinds = { $relation ->
    [mute] muted
   *[block] blocked
}

# $name (Text)
peace-undo = Undo for { $name }

peace-undo-short = Undo

# $date (Date)
peace-until = Until { DATETIME($date, dateStyle: "long", timeStyle: "short") }.

peace-talk = Who can chat

# $talk (Talk)
peace-talks = { $talk ->
    [everyone] Everyone
    [seats] Players only
   *[nobody] Nobody
}

# $talk (Talk)
peace-talk-line = { $talk ->
    [everyone] Whoever comes to the table can read and write.
    [seats] Only those with a seat can read and write.
   *[nobody] There is no chat at this table.
}

# $talk (Talk)
peace-talk-agreed = { $talk ->
    [everyone] Everyone can chat
    [seats] Only players can chat
   *[nobody] No chat
}

peace-game = Game

peace-games =
    .all = All
    .classic = Classic
    .city = The City

peace-pace = Pace

peace-paces =
    .all = All
    .none = No clock
    .live = Live
    .post = Days

peace-show-more = Show more
peace-none-such = No such table right now.
peace-none-such-hint = Show all of them, or open one yourself.
peace-show-all = Show all
