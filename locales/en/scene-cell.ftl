### For: both

# A cell as it is spoken.
# $x (Number)
# $y (Number)
scene-cell-at = column { MINUS("minus", $x) }, row { MINUS("minus", $y) }

# $edge (EdgeName)
# $sides (Text?) none if all of them
scene-cell-edge = { $sides ->
    [none] { names-edge } all around
   *[other] { names-edge } { $sides }
}

# $name (Text)
# $figure (FigureName)
# $game (GameName)
scene-cell-figure = { names-figure }: { $name }

scene-cell-empty = empty

# $ways (Number)
scene-cell-fits = { $ways ->
    [one] your tile fits one way
   *[other] your tile fits { $ways } ways
}

scene-cell-proposed = proposed tile

# $name (Text)
scene-cell-laid-by = last move: { $name }
