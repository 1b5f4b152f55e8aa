### For: both
### Ce qui s’est passé ; qui l’a fait est nommé devant.

event-begins = commence
event-boxed = Tuile impossible à poser : elle quitte le jeu.
event-spare-returned = la deuxième tuile retourne dans la pile
event-gift-received = pioche un Présent
event-deck-refilled = Les Présents déballés sont remélangés
event-another-turn = rejoue
event-went-home = Des pions rentrent sans points
event-rim-closed = Les derniers remparts ferment la ville : la partie finit
event-laid = place une tuile en { $cell }
event-activated = flèche : { names-symbol }
event-bonus = Bonus de flèche +{ $points }
event-unwrapped = déballe { names-gift }

event-retreated = { $left ->
    [0] Retrait : { $points }
    [one] Retrait : 2 + { $left } pion restant × 2 = { $points }
   *[other] Retrait : 2 + { $left } pions restants × 2 = { $points }
}

event-put = { names-figure-on }

event-moved = { $feature ->
    [field] se couche : { names-figure-on }
   *[other] se relève : { names-figure-on }
}

event-scored = { $sum ->
    [none] { CAPITAL(names-scored) } : { $points }
   *[other] { CAPITAL(names-scored) } : { $sum } = { $points }
}

event-unowned = { CAPITAL(names-scored) } : aucun point

event-gifts-left = { $gifts ->
    [one] { $gifts } Présent emballé × 2 = { $points }
   *[other] { $gifts } Présents emballés × 2 = { $points }
}

event-gate = construit la Porte de la Ville { names-at-side }
event-wall = construit un rempart { names-at-side }
event-guard = pose un garde sur le rempart { names-at-side }

event-tower = { $walls ->
    [one] Tour placée, { $walls } rempart : { $points }
   *[other] Tour placée, { $walls } remparts : { $points }
}

event-won = { $count ->
    [1] remporte la partie
   *[other] se partagent la victoire
}
