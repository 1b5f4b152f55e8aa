### For: both

setup-title = Nouvelle partie
setup-quickly = Choix rapides
setup-tiles = Tuiles de ce serveur

setup-tiles-line = { $title ->
    [none] À la place des tuiles fournies avec le jeu.
   *[other] { $title }
}

setup-quick = { $quick ->
    [base] Jeu de base
    [first] Première édition
    [all] Tout
   *[city] La Cité
}

setup-game = Jeu
setup-edition = Édition

setup-editions =
    .name = { $edition ->
        [anniversary] 20ᵉ anniversaire
       *[first] Première édition
    }
    .line = { $edition ->
        [anniversary] Un pré rapporte 3 points par ville complète qu’il touche. Les petites villes comptent en entier.
       *[first] Une ville complète rapporte 4 points aux paysans alentour. À deux tuiles, elle compte moitié.
    }

setup-expansion = Extensions et paysans

setup-expansions =
    .name = { $expansion ->
        [river] La Rivière
        [abbot] L’Abbé et les jardins
        [arrows] Mini-extension Anniversaire
        [inns] Auberges & Cathédrales
       *[gifts] Les Présents
    }
    .short = { $expansion ->
        [river] Rivière
        [abbot] Abbé
        [arrows] Flèches
        [inns] Auberges & Cathédrales
       *[gifts] Présents
    }
    .line = { $expansion ->
        [river] La partie commence par une rivière.
        [abbot] Un moine pour abbayes et jardins, qui peut rentrer plus tôt.
        [arrows] Un tour de plus, un deuxième meeple ou un meeple n’importe où.
        [inns] Quitte ou double, un gros meeple, une sixième couleur.
       *[gifts] Aidez un adversaire, piochez un Présent.
    }

setup-option = Options

setup-farmers =
    .name = Paysans
    .line = Des meeple couchés dans les prés, évalués à la fin.

setup-guards =
    .name = Un garde par rempart
    .line = Pendant la troisième pile, un garde sur chaque nouveau rempart, pas seulement sur le dernier.

setup-seats = Joueurs
setup-seat = Place { $number }
setup-who = Qui joue à la place { $number }
setup-person = Quelqu’un ici
setup-bots = Bots
setup-bot = Bot : { $level }

setup-levels = { $level ->
    [beginner] Ne voit que ses points du tour, et n’est jamais paysan.
    [novice] Compte ce que chacun marquerait si la partie s’arrêtait là.
    [club] Sait d’un coup d’œil ce que valent zones et pions.
    [advanced] Pèse aussi toutes les réponses du joueur suivant.
    [expert] Joue aussi la suite de ses meilleures idées pour voir où elles mènent.
   *[master] Prend son temps et joue pour gagner, ne serait-ce que d’un point.
}

setup-name = Nom à la place { $number }
setup-style = Style du bot à la place { $number }
setup-all-round = Polyvalent
setup-in-style = Style : { $style }

setup-styles =
    .name = { $style ->
        [builder] Bâtisseur
        [farmer] Paysan
       *[raider] Pillard
    }
    .line = { $style ->
        [builder] Aime compléter de grandes zones.
        [farmer] Aime les prés, et ce qui compte à la fin.
       *[raider] Aime s’inviter chez les autres.
    }

setup-color = Couleur de la place { $number } : { $color }
setup-choose-color = Couleur de la place { $number }
setup-earlier = Monter { $name }
setup-remove = Retirer { $name }
setup-add = Ajouter un joueur

setup-shuffle =
    .name = Mélanger les places
    .line = L’ordre est tiré au sort au début de la partie.

setup-help = Aides pendant la partie

setup-presets =
    .name = { $preset ->
        [learner] Découverte
        [standard] Standard
        [tournament] Tournoi
       *[purist] Puriste
    }
    .line = { $preset ->
        [learner] Toutes les aides, avec des avertissements.
        [standard] Tous les faits, sans conseil.
        [tournament] Seulement ce que chacun peut vérifier.
       *[purist] Le plateau nu. À vous de compter.
    }

setup-aids =
    .spots = Cases pour la tuile
    .preview = Points d’un coup
    .projection = Scores projetés
    .overlays = Prés et propriétaires
    .frontier = Tuiles possibles, cases impossibles
    .bag = Tuiles restantes, chances
    .warnings = Avertissements

setup-aid-on = oui
setup-aid-off = non
setup-start = Commencer

setup-summary = { $tiles ->
    [none] { $what } : { $who }
   *[other] { $what } : { $who }, { $tiles }{ "\u00A0" }tuiles
}

setup-stand-ins = { $unknown ->
    [none] les { $pieces } tuiles { setup-of-set }
   *[other] { $unknown } des { $pieces } tuiles { setup-of-set }
}

setup-not-known = Faute d’images ou de listes, nous avons imaginé { $tiles }. Si vous avez la boîte, chargez ses tuiles ci-dessous.

setup-edited = { $edition ->
    [anniversary] 20ᵉ anniversaire
   *[first] première édition
}

setup-with = avec { $list }
setup-without-farmers = sans paysans
setup-with-guards = un garde par rempart
setup-you = vous
setup-against = { $one } contre { $others }
setup-watching = { $bots }, et vous regardez

setup-problems =
    .players = { $game ->
        [city] La Cité se joue de deux à quatre.
       *[other] Carcassonne se joue de deux à six.
    }
    .sixth = À six, il faut Auberges & Cathédrales, qui apporte la sixième couleur.
    .other = Ces choix ne vont pas ensemble.

setup-fixes =
    .fewer = Garder les { $count } premières places
    .inns = Ajouter Auberges & Cathédrales

setup-color-name = { $color ->
    [blue] bleu
    [vermilion] vermillon
    [yellow] jaune
    [black] noir
    [pink] rose
    [white] blanc
   *[other] { $color }
}

setup-of-set = { $set ->
    [anniversary] à flèches
    [river20] de la Rivière
    [city] de La Cité
   *[other] { ELIDE("de", $set) }
}

setup-no-clock = sans pendule

setup-game-lines = { $game ->
    [classic] Bâtissez le paysage, occupez ses routes, ses villes, ses abbayes et ses prés.
   *[city] Bâtissez routes, marchés et zones résidentielles, puis les remparts autour.
}
