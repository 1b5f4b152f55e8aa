### For: both

setup-otherwise-title = Other readings of the rules

# $chosen (Number)
setup-otherwise-hint = { $chosen ->
    [0] None: all by the book.
   *[other] { $chosen } chosen
}

setup-otherwise-line = Where the book leaves room, some people play otherwise. Tick the readings you prefer.

# $list (Text)
setup-otherwise-read = rules read otherwise ({ $list })

# Rules read otherwise, in a word for summaries, and what is usual.
# $reading (ReadingName)
setup-otherwise-readings =
    .name = { $reading ->
        [beyond-straight-out] Walls keep their view
        [freed-at-once] Guards at once
        [closing-wall-clockwise] Last wall clockwise
        [river-bends-alternating] River bends alternate
        [river-bends-two-ahead] Room ahead of the river
        [abbot-recall-same-turn] Abbot home at once
       *[garden-retreat-on] Retreat from gardens
    }
    .short = { $reading ->
        [beyond-straight-out] walls keep their view
        [freed-at-once] guards at once
        [closing-wall-clockwise] last wall clockwise
        [river-bends-alternating] river bends alternate
        [river-bends-two-ahead] room ahead of the river
        [abbot-recall-same-turn] abbot home at once
       *[garden-retreat-on] Retreat from gardens
    }
    .line = { $reading ->
        [beyond-straight-out] No tile straight out from a wall or the gate, however far. Usual: only the next cell stays empty.
        [freed-at-once] Followers that come home can stand guard in the same turn. Usual: from the next turn on.
        [closing-wall-clockwise] The wall that closes the ring always counts as continuing the end reached clockwise. Usual: the end where a tower pays more.
        [river-bends-alternating] Left, then right, even with straight tiles in between. Usual: only two bends side by side must differ.
        [river-bends-two-ahead] The two cells ahead of the river and those beside them must be empty; bends are free. Usual: two bends side by side must differ.
        [abbot-recall-same-turn] An abbot placed by Synod can come home in the same turn. Usual: from the next turn on.
       *[garden-retreat-on] Retreat also brings the abbot home from a garden, for 2 points. Usual: from anywhere but a garden.
    }
