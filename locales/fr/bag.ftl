### For: both

bag-title = Tuiles
bag-close = Fermer

bag-left = { $count ->
    [one] { $count } tuile restante
   *[other] { $count } tuiles restantes
}

bag-draws = { $count ->
    [one] { $count } tour encore pour vous
   *[other] { $count } tours encore pour vous
}

bag-printed = Le contenu de la boîte. Dans cette partie, on compte de tête.
bag-printed-of = { $face } : { $total } dans la boîte
bag-piles = Piles
bag-pile = Pile { $number } : { $left }
bag-drawn-from = en cours

bag-discards = { $count ->
    [one] { $count } tuile a quitté le jeu : impossible à poser.
   *[other] { $count } tuiles ont quitté le jeu : impossibles à poser.
}

bag-filters = Filtres
bag-fits-cell = Va en { names-cell }
bag-fits-nothing = Aucune tuile restante n’y va.
bag-has = Imprimé dessus

bag-mark = { $mark ->
    [city] Ville
    [road] Route
    [river] Rivière
    [street] Route
    [market] Marché
    [abbey] Abbaye
    [shield] Blason
    [cathedral] Cathédrale
    [inn] Auberge
    [garden] Jardin
    [arrow] Flèche
    [public] Bâtiment public
    [historic] Bâtiment historique
    [spring] Source
   *[lake] Lac
}

bag-sides-wanted = Côtés

bag-side = { $edge ->
    [none] { CAPITAL(names-side) } : peu importe
   *[other] { CAPITAL(names-side) } : { names-edge }
}

bag-clear = Effacer
bag-list = Sortes de tuiles
bag-none = Aucune tuile n’a tout cela.

bag-stack = { $signs ->
    [none] { CAPITAL($sides) } : reste { $left } sur { $total }
   *[other] { CAPITAL($sides) }, { $signs } : reste { $left } sur { $total }
}

bag-odds = Chances
bag-choose = Choisissez des sortes de tuiles pour voir leurs chances.

bag-chosen = { $kinds ->
    [one] { $kinds } sorte
   *[other] { $kinds } sortes
}, { $tiles ->
    [one] { $tiles } tuile restante
   *[other] { $tiles } tuiles restantes
}

bag-next = Prochaine tuile
bag-yours = Pour vous avant la fin
