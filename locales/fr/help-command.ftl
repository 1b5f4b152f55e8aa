### For: both

help-command-title = Écrire un coup ou une question
help-command-input = Coup ou question
help-command-send = Envoyer
help-command-placeholder = 0,1 r2, score, aide…
help-command-hint = Un coup comme le journal l’écrit, ou juste ce qu’il en faut ; pour plusieurs, « ; » entre eux.
help-command-log = Réponses
help-command-proposed = Proposé : { $action }.
help-command-can-commit = Écrivez « fin » pour terminer votre tour.
help-command-committed = C’est fait.
help-command-cannot-commit = Il reste un choix à faire dans ce tour.
help-command-undone = Annulé.
help-command-nothing-to-undo = Il n’y a rien à annuler.
help-command-not-you = Ce n’est pas votre tour.
help-command-no-match = Rien de possible ne s’appelle « { $typed } ». Essayez « coups ».
help-command-several = Plusieurs coups possibles : { $moves }.

help-command-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}

help-command-no-aid = Cette partie se joue sans cette aide.
help-command-nothing = Rien encore.

help-command-legal = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
} : { $moves }.

help-command-none = Il n’y a rien à choisir.

help-command-score = { $projected ->
    [none] { $name } { $score }
   *[other] { $name } { $score } ({ $projected } si la partie s’arrêtait)
}

help-command-bag = { $left ->
    [one] { $left } tuile restante
   *[other] { $left } tuiles restantes
}. { $faces }

help-command-by = { $who } : { $text }
help-command-no-tile = Il n’y a pas de tuile en { names-cell }.

help-command-region = { CAPITAL(names-feature) }{ $complete ->
    [true] , { names-completed }
   *[false] { "" }
}, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}

help-command-worth = vaut { $now } maintenant, { $then } une fois { names-completed }
help-command-done = vaut { $points }
help-command-figures = { $name } (force { $strength })
help-command-empty = à personne

help-command-open = { $count ->
    [one] { $count } case ouverte
   *[other] { $count } cases ouvertes
}

help-command-word = { $question ->
    [legal] coups
    [score] score
    [last] dernier
    [why] pourquoi
    [bag] tuiles
    [region] zone 3,-1 n
    [commit] fin
    [undo] annuler
   *[help] aide
}

help-command-means = { $question ->
    [legal] ce que vous pouvez faire
    [score] où en est chacun
    [last] le dernier tour
    [why] les derniers points et leur raison
    [bag] les tuiles qui restent
    [region] les zones d’une tuile, ou celle d’un côté
    [commit] termine votre tour
    [undo] revient d’un pas
   *[help] cette liste
}
