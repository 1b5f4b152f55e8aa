### For: both

end-title = Final score

# Why a game is over.
# $reason (EndReasonName)
# $sides (Number) that are still open
end-reason = { $reason ->
    [tiles] The last tile was placed: the game is over.
    [walls] The last wall was built: the game is over.
   *[closed] { $sides ->
        [one] The walls nearly met ({ $sides } open side left): the game is over.
       *[other] The walls nearly met ({ $sides } open sides left): the game is over.
    }
}

# $act (ActName)
end-act = { $act ->
    [roads] Incomplete roads
    [cities] Incomplete cities
    [abbeys] Incomplete abbeys and gardens
    [fields] Fields
    [gifts] Wrapped gifts
    [streets] Streets
    [markets] Markets
    [homes] Homes
   *[guards] Guards
}

# $number (Number)
# $count (Number)
end-act-of = Final scoring, { $number } of { $count }

end-skip = Skip
end-skip-all = Skip all
end-skip-hint = Space
end-again = See the final scoring again

# Who has won.
# $names (Text)
# $count (Number)
# $you (Flag) whether it is the one person here
end-winner = { $count ->
    [1] { $you ->
        [true] You win
       *[false] { $names } wins
    }
   *[other] Shared victory: { $names }
}

end-table = Where the points come from
end-total = Total

# $name (Text)
# $points (Number)
end-total-of = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Show the tiles.

# Points of a kind, as a button that shows their tiles.
# $name (Text)
# $category (Category)
# $phase (Phase)
# $points (Number)
end-cell = { $name }, { names-category } { names-phase }: { names-points }. Show the tiles.

end-light-hint = Tap a number to see its tiles on the board.
end-rematch = Rematch
end-replay = Replay
end-share = Share
end-new-game = New game
end-fold = Show the board
end-unfold = Show the scores
