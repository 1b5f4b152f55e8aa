### For: both

bag-title = Tiles
bag-close = Close

# $count (Number)
bag-left = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}

# $count (Number)
bag-draws = { $count ->
    [one] { $count } turn left for you
   *[other] { $count } turns left for you
}

bag-printed = What the box holds. In this game you count for yourselves.

# $face (Text)
# $total (Number)
bag-printed-of = { $face }: { $total } in the box

bag-piles = Piles

# $number (Number)
# $left (Number)
bag-pile = Pile { $number }: { $left }

bag-drawn-from = in use

# $count (Number)
bag-discards = { $count ->
    [one] { $count } tile left the game: no spot when drawn.
   *[other] { $count } tiles left the game: no spot when drawn.
}

bag-filters = Filters

# $x (Number)
# $y (Number)
bag-fits-cell = Fits { names-cell }

bag-fits-nothing = No tile left fits there.
bag-has = Printed on it

# $mark (Mark)
bag-mark = { $mark ->
    [city] City
    [road] Road
    [river] River
    [street] Street
    [market] Market
    [abbey] Abbey
    [shield] Shield
    [cathedral] Cathedral
    [inn] Inn
    [garden] Garden
    [arrow] Arrow
    [public] Public building
    [historic] Historic building
    [spring] Source
   *[lake] Lake
}

bag-sides-wanted = Sides

# $side (SideLetter)
# $edge (EdgeName?) anything
bag-side = { $edge ->
    [none] { CAPITAL(names-side) }: anything
   *[other] { CAPITAL(names-side) }: { names-edge }
}

bag-clear = Clear
bag-list = Kinds of tiles
bag-none = No tile has all that.

# Something about a bag: sides, then signs.
# $sides (Text)
# $signs (Text?)
# $left (Number)
# $total (Number)
bag-stack = { $signs ->
    [none] { CAPITAL($sides) }: { $left } of { $total } left
   *[other] { CAPITAL($sides) }, { $signs }: { $left } of { $total } left
}

bag-odds = Chances
bag-choose = Choose kinds of tiles to see how likely they are.

# $kinds (Number)
# $tiles (Number)
bag-chosen = { $kinds ->
    [one] { $kinds } kind
   *[other] { $kinds } kinds
}, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} left

bag-next = Next tile
bag-yours = Yours before the end
