### For: page

shelf-running = Running
shelf-past = To replay

shelf-plain =
    .classic = Base game
    .city = Streets, markets and walls

shelf-resume = Resume
shelf-replay = Replay
shelf-result = Show the end
shelf-remove = Delete
shelf-removed = Game deleted
shelf-winner = won
shelf-load = Import
shelf-just-now = just now
shelf-empty = No games yet. Every game you play is kept here, in this browser.
shelf-start = Play now
shelf-drop-hint = You can also drop the log of a game onto this page.
shelf-drop-here = Drop the log here
shelf-dismiss = Close
