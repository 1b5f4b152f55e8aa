### For: both

game-language = Français
game-title = Remparts
game-new-game = Nouvelle partie
game-my-games = Mes parties
game-learn-to-play = Apprendre
game-rules-page = Règles
game-pages = Pages
game-loading = On déballe les tuiles…
game-failed = Quelque chose n’a pas marché. { $reason }
game-you = Vous
game-bot = { names-bot }
game-player = Joueur { $number }

game-warn =
    .free = { $feature ->
        [city] Personne ne marque de points pour cette { names-feature } : un de vos pions en rapporterait { $points }.
        [road] Personne ne marque de points pour cette { names-feature } : un de vos pions en rapporterait { $points }.
        [abbey] Personne ne marque de points pour cette { names-feature } : un de vos pions en rapporterait { $points }.
        [street] Personne ne marque de points pour cette { names-feature } : un de vos pions en rapporterait { $points }.
        [homes] Personne ne marque de points pour cette { names-feature } : un de vos pions en rapporterait { $points }.
       *[other] Personne ne marque de points pour ce { names-feature } : un de vos pions en rapporterait { $points }.
    }
    .last = C’est votre dernier { names-meeple }.

game-boxed = Tuile impossible à poser : elle quitte le jeu, une autre a été piochée.

game-pass =
    .title = { $name }, à vous de jouer
    .why = Passez l’appareil : des Présents cachés vont s’afficher
    .ready = C’est moi

game-watching = Rediffusion
game-unsaved = Ce navigateur ne permet pas de garder la partie : elle sera perdue à la fermeture de la page.
game-board = Plateau
game-tools = Vue
game-fit = Voir tout le plateau
game-show-last = Voir le dernier coup

game-overlays =
    .none = Aucun calque
    .fields = Prés
    .owners = Propriétaires
    .ends = Tuiles possibles ici
    .dead = Cases impossibles

game-legends =
    .fields = Prés : un motif par pré ; un point par ville complète qu’il touche.
    .homes = Zones résidentielles : un motif par zone ; un point par marché qu’elle touche.
    .owners = Propriétaires : chaque zone dans la couleur de qui y est en tête.
    .ends = Tuiles possibles ici : combien de tuiles restantes vont sur chaque case vide.
    .dead = Cases impossibles : barrées, aucune tuile restante ne peut y aller.

game-panels =
    .log = Journal
    .bag = Tuiles restantes
    .hand = Présents
    .chat = Discussion
    .table = La table
    .share = Partager et exporter
    .keys = Clavier
    .command = Commande
    .settings = Réglages
    .feature = Zone

game-more-tools = Plus d’outils
game-close = Fermer
game-players = Joueurs
game-to-play = joue
game-projected = si la partie finissait maintenant
game-supply = reste { $count } × { names-figure }

game-gift-count = { $count ->
    [one] { $count } Présent emballé
   *[other] { $count } Présents emballés
}

game-in-all = { $points } en tout si la partie finissait maintenant
game-panel-tabs = À côté du plateau

game-tiles-left = { $count ->
    [one] { $count } tuile restante
   *[other] { $count } tuiles restantes
}

game-turn-of = Au tour { ELIDE("de", $name) }
game-your-turn = À vous de jouer

game-place-tile = { $tiles ->
    [one] { $spots ->
        [none] Placez votre tuile
        [one] Placez votre tuile : { $spots } case
       *[other] Placez votre tuile : { $spots } cases
    }
   *[other] { $spots ->
        [none] Placez une de vos tuiles
        [one] Placez une de vos tuiles : { $spots } case
       *[other] Placez une de vos tuiles : { $spots } cases
    }
}

game-thinking = { $name } réfléchit…

game-place-figure = { $far ->
    [true] { $recall ->
        [true] Posez { game-one }, ici ou sur une zone marquée, reprenez votre abbé
       *[false] Posez { game-one }, ici ou sur une zone marquée
    }
   *[false] { $recall ->
        [true] Posez { game-one }, reprenez votre abbé
       *[false] Posez { game-one }
    }
}

game-take-back = Reprenez votre abbé

game-steps = { $step ->
    [arrow] Deux flèches : choisissez celle qui compte
    [gate] Construisez la Porte de la Ville : choisissez un côté de la ville
    [wall] Construisez un rempart : choisissez un bout des remparts
    [guard] Posez un garde sur votre nouveau rempart
   *[tower] Placez une tour à un bout des remparts
}

game-or-else = { $what }, ou { $end ->
    [turn] terminez votre tour
    [second] piochez la deuxième tuile
   *[on] continuez
}

game-choose-one = Choisissez un des endroits marqués

game-ready = { $done } : { $end ->
    [turn] terminez votre tour
    [second] piochez la deuxième tuile
   *[on] continuez
}

game-endings =
    .turn = Fin du tour
    .second = Piocher la 2ᵉ tuile
    .on = Continuer

game-gains = { $name } { SIGNED($points) }
game-your-tile = Votre tuile
game-rotate-left = Tourner à gauche
game-rotate-right = Tourner à droite
game-undo = Annuler
game-none = Aucun
game-recall = Reprendre l’abbé
game-arrow = Flèche : { names-symbol }
game-arrow-alone = Flèche
game-put-figure = { names-figure-on }

game-use-gift = { names-gift } : { $gift ->
    [synod] choisissez une abbaye
    [sweeper] choisissez une route à évaluer
    [retreat] choisissez un de vos pions à reprendre
    [stand-lie] choisissez un de vos meeple à retourner
   *[take-two] piochez une deuxième tuile
}

game-unwrap = Déballer { names-gift }

game-piece = { $piece ->
    [gate] Porte de la Ville { names-at-side }
    [wall] Rempart { names-at-side }
    [guard] Garde { names-at-side }
   *[tower] Tour { names-at-side }
}

game-won = { $you ->
    [true] Vous avez gagné
   *[false] { $names } a gagné
}

game-tied = Victoire partagée : { $names }
game-log = Journal
game-inspector = Zone
game-now = Maintenant
game-open-cells = Cases ouvertes
game-fits = Tuiles restantes qui conviennent
game-nobody = À personne

game-one = { $figure ->
    [none] un pion
    [big] votre gros meeple
    [abbot] votre abbé
   *[other] un { names-meeple }
}

game-hint = { $hint ->
    [spot] Votre tuile va ici : choisissez une case.
    [rotate] Touchez encore la tuile pour la tourner.
    [figure] Posez un { names-meeple } pour l’occuper, ou non.
    [end] C’est bon ? Terminez votre tour ici.
   *[inspector] Touchez une zone pour voir ce qu’elle vaut.
}
