### For: page, on demand

learn-title = Apprendre à jouer
learn-lead = Six petites leçons sur un vrai plateau. C’est vous qui jouez.
learn-begin = Commencer
learn-go-on = Continuer
learn-again = Recommencer
learn-done = Terminée

learn-progress = { $done ->
    [one] { $done } leçon terminée sur { $all }
   *[other] { $done } leçons terminées sur { $all }
}

learn-lesson = Leçon { $number }

learn-choice =
    .title = Une extension
    .about = Rivière, abbé, flèches, auberges, Présents ou La Cité : à vous de choisir.
    .lead = Laquelle voulez-vous essayer ? Chacune est une petite leçon à part.

learn-rules = Envie de lire ? Les règles, en images

learn-steps = Étape { $step } sur { $steps }

learn-back = Toutes les leçons
learn-next = Suivant
learn-show-me = Montrez-moi
learn-undo = Annuler
learn-check = Fin du tour
learn-rotate = Tourner la tuile
learn-your-tile = Votre tuile
learn-you = Vous
learn-other = Rouge
learn-both = Tous les deux
learn-answers = Réponses
learn-keys = Touches : les flèches mènent à une case, Entrée y place la tuile, R la tourne, 1 à 9 choisissent un pion, Entrée termine le tour.
learn-finished = Leçon terminée !

learn-next-lesson = Leçon suivante : { $title }

learn-play = Jouer une vraie partie
learn-try-another = Essayer une autre extension

learn-failed = Quelque chose n’a pas marché. { $reason }
