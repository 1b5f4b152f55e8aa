### For: both

scene-cell-at = colonne { MINUS("moins", $x) }, ligne { MINUS("moins", $y) }

scene-cell-edge = { $sides ->
    [none] { names-edge } tout autour
   *[other] { names-edge } { $sides }
}

scene-cell-figure = { names-figure } : { $name }
scene-cell-empty = vide

scene-cell-fits = { $ways ->
    [one] une façon d’y placer votre tuile
   *[other] { $ways } façons d’y placer votre tuile
}

scene-cell-proposed = tuile proposée
scene-cell-laid-by = dernier coup : { $name }
