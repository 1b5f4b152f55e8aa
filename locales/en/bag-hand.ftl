### For: both

bag-hand-title = Your gifts

# $count (Number)
bag-hand-count = { $count ->
    [one] { $count } gift
   *[other] { $count } gifts
}

bag-hand-others = Gifts of the others
bag-hand-none = No gift yet. Extend an opponent’s road or city to draw one.
bag-hand-keep = Worth 2 points if not used by the end.

# $gift (Text)
bag-hand-unwrap = Use { $gift }

bag-hand-on-board = Choose on the board.

# $gift (GiftName)
bag-hand-does = { $gift ->
    [synod] Place a meeple on any incomplete abbey, even an occupied one.
    [sweeper] Score any incomplete road at once. All figures on it return.
    [retreat] Take one of your figures back: 2 points, and 2 more for each figure left there.
    [stand-lie] One of your meeples lies down in a field of its tile, or stands up from there.
   *[take-two] Draw a second tile. Place one of the two, the other goes back.
}
