### For: both

bag-hand-title = Vos Présents

bag-hand-count = { $count ->
    [one] { $count } Présent
   *[other] { $count } Présents
}

bag-hand-others = Présents des autres
bag-hand-none = Aucun Présent. Prolongez la route ou la ville d’un adversaire pour en piocher un.
bag-hand-keep = Vaut 2 points s’il reste emballé à la fin.
bag-hand-unwrap = Déballer { $gift }
bag-hand-on-board = Choisissez sur le plateau.

bag-hand-does = { $gift ->
    [synod] Posez un meeple sur une abbaye incomplète, même occupée.
    [sweeper] Évaluez aussitôt une route incomplète. Tous ses pions rentrent.
    [retreat] Reprenez un de vos pions : 2 points, et 2 de plus par pion qui y reste.
    [stand-lie] Un de vos meeple se couche dans un pré de sa tuile, ou s’en relève.
   *[take-two] Piochez une deuxième tuile. Placez l’une des deux, l’autre retourne dans la pile.
}
