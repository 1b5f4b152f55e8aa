### For: both
### Pourquoi un coup est refusé, et que faire.

refusal-game-over = La partie est finie. Revoyez-la, ou commencez-en une autre.
refusal-not-your-turn = C’est à { $name } de jouer. Attendez votre tour.
refusal-chance-pending = On pioche. Attendez un instant.
refusal-nothing-to-draw = Il n’y a rien à piocher maintenant.

refusal-wrong-step = { $step ->
    [first] Pas encore : on pioche d’abord.
    [draw] Pas encore : on pioche d’abord.
    [gift] Pas encore : on pioche d’abord.
    [tile] Pas encore : placez d’abord votre tuile.
    [arrow] Pas encore : choisissez d’abord une flèche.
    [figure] Plus maintenant : la tuile est placée. Posez un pion, ou terminez votre tour.
    [gate] Pas maintenant : construisez d’abord la Porte de la Ville.
    [wall] Pas maintenant : construisez d’abord un rempart.
    [guard] Pas maintenant : posez un garde, ou continuez sans.
    [tower] Pas maintenant : placez une tour, ou continuez sans.
   *[over] La partie est finie. Revoyez-la, ou commencez-en une autre.
}

refusal-not-in-hand = Vous n’avez pas { $face } en main. Placez la tuile que vous avez piochée.
refusal-none-left = Il ne reste plus { ELIDE("de", $face) } à piocher.
refusal-not-in-deck = Cette carte n’est plus dans la pile.
refusal-no-such-seat = Il n’y a pas de place { $number }.
refusal-cell-taken = Il y a déjà une tuile en { $cell }. Choisissez une case vide.
refusal-detached = Aucune tuile ne borde cette case. La vôtre doit en toucher une par un côté entier ; un coin ne suffit pas.
refusal-edge-mismatch = Le paysage ne se poursuit pas { names-at-side }. Tournez la tuile, ou choisissez une autre case.
refusal-street-mismatch = Une route s’interrompt { names-at-side }. Tournez la tuile, ou choisissez une autre case.
refusal-fits-no-way = Votre tuile ne va pas ici, quel que soit son sens. Choisissez une autre case.
refusal-river-not-continued = Une tuile Rivière doit prolonger la rivière. Placez-la à l’une des extrémités ouvertes.
refusal-river-end-lost = La rivière y perdrait une extrémité ouverte. Placez la tuile de sorte que l’eau puisse continuer.
refusal-river-u-turn = La rivière ne peut pas tourner deux fois de suite dans la même direction. Tournez la tuile dans l’autre sens.
refusal-river-toward-river = La rivière se dirigerait vers ses propres tuiles. Tournez-la de l’autre côté.
refusal-not-in-the-middle = La première tuile va au milieu, en 0, 0.
refusal-beyond-the-wall = Cette case est au-delà des remparts : un rempart ou la Porte de la Ville y fait face. Choisissez une autre case.
refusal-breaks-the-run = Une tuile ici couperait la suite des remparts ou l’enfermerait. Choisissez une autre case.
refusal-no-tile = Il n’y a pas de tuile en { $cell }. Choisissez une tuile du plateau.
refusal-no-such-part = La tuile en { $cell } n’a pas cet endroit. Choisissez-en un qu’elle a.
refusal-arrow-not-touched = Aucune flèche ne s’active en { $cell }. Choisissez-en une qui s’active.

refusal-none-in-supply = { $figure ->
    [abbot] Votre abbé est sur le plateau. Reprenez-le d’abord.
    [big] Votre gros meeple est sur le plateau. Il rentre quand sa zone est évaluée.
   *[other] Vous n’avez plus de meeple en réserve. Il en rentre un quand sa zone est évaluée.
}

refusal-no-follower = Vous n’avez plus de bonhomme en réserve. Il en rentre un quand sa route ou son marché est évalué.
refusal-resting = Vos bonhommes sont rentrés pendant ce tour. Vous pourrez les réutiliser au tour suivant.

refusal-wrong-figure = { $figure ->
    [abbot] L’abbé ne se pose que sur une abbaye ou un jardin. Choisissez-en un, ou prenez un meeple.
   *[other] Seul l’abbé se pose sur un jardin. Choisissez un autre endroit pour votre meeple.
}

refusal-no-farmers = On joue sans paysans : personne ne se couche dans un pré. Choisissez un autre endroit.
refusal-not-on-new-tile = Choisissez un endroit sur la tuile qui vient d’être placée.
refusal-occupied = Cette zone est occupée, peut-être sur une tuile lointaine. Choisissez une zone inoccupée.
refusal-complete = Cette zone est complète, et la flèche n’ouvre que les zones incomplètes. Choisissez un autre endroit.
refusal-finished = Votre tuile termine cette zone : on n’y pose plus de bonhomme. Choisissez un autre endroit.
refusal-nothing-to-pair = Pour une paire, choisissez un endroit où se trouve un seul de vos meeple.
refusal-no-abbot-to-recall = Vous n’avez pas d’abbé sur une abbaye ou un jardin incomplet : il n’y a rien à reprendre.
refusal-abbot-just-placed = Vous avez posé votre abbé pendant ce tour. Vous pourrez le reprendre dès votre prochain tour.
refusal-no-such-gift = Vous n’avez pas la carte { names-gift }. Choisissez un Présent de votre main.
refusal-gift-already-unwrapped = Vous avez déjà déballé un Présent pendant ce tour. Gardez les autres pour plus tard.
refusal-no-second-tile = Il n’y a pas de deuxième tuile à piocher. Gardez ce Présent : il vaut 2 points à la fin.
refusal-no-abbey = Il n’y a pas d’abbaye en { $cell }. Choisissez une abbaye incomplète.
refusal-abbey-complete = L’abbaye en { $cell } est complète. Choisissez-en une incomplète.
refusal-no-road-to-sweep = Choisissez une route incomplète où se trouve au moins un meeple.
refusal-retreat-from-garden = Le Retrait ne vaut pas pour un jardin. Choisissez une ville, une route, une abbaye ou un pré.
refusal-no-figure-there = Vous n’avez pas ce meeple à cet endroit. Choisissez l’un des vôtres.
refusal-no-change = Un meeple debout doit se coucher dans un pré, un paysan doit se relever. Choisissez un tel endroit.
refusal-complete-to-stand-in = Personne ne se relève dans une zone complète. Choisissez une route, une ville ou une abbaye incomplète.
refusal-not-on-the-rim = La Porte de la Ville va sur le bord extérieur. Choisissez un côté qui donne sur l’extérieur.
refusal-not-next-to-an-end = Les remparts se prolongent à leurs deux bouts. Choisissez le côté voisin de l’un de ces bouts.
refusal-not-the-wall = Un garde ne va que sur le dernier rempart que vous avez construit.
refusal-guarded-opposite = Un garde se tient juste en face, au bout d’une rangée sans espace vide. Gardez votre bonhomme.
refusal-no-tower = Vous n’avez plus de tour. Continuez sans en placer.
refusal-not-an-end = Une tour va à un bout des remparts, à un rempart au moins de la tour précédente ou de la Porte de la Ville.
