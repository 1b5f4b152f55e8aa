### For: both

online-play = Jouer en ligne
online-short = En ligne

online-badge = { $count ->
    [one] { $count } partie vous attend
   *[other] { $count } parties vous attendent
}

online-title-turn = { $count ->
    [one] À vous de jouer · { $title }
   *[other] ({ $count }) À vous de jouer · { $title }
}

online-unreachable = Le serveur ne répond pas. Vérifiez la connexion et réessayez.

online-problems = { $code ->
    [unreadable] Le serveur n’a pas compris.
    [too-large] C’est trop long.
    [too-fast] C’était trop rapide. Attendez un instant et réessayez.
    [too-many] Il y en a déjà trop.
    [unknown] Donnez d’abord votre nom.
    [origin] Cette page ne peut pas parler à ce serveur.
    [silenced] Vous ne pouvez pas écrire dans la discussion pour le moment.
    [banned] Vous pouvez regarder, mais rien d’autre pour le moment.
    [no-table] Cette table n’existe pas.
    [no-player] Cette personne n’est pas ici.
    [nothing] Il n’y a rien à cette adresse.
    [setup] Ces choix ne se jouent pas.
    [no-tiles] Le serveur n’a pas le jeu de tuiles de cette partie.
    [no-bot] Ce bot n’existe pas.
    [no-seat] Cette place n’existe pas.
    [taken] Quelqu’un a été plus rapide et occupe cette place.
    [seated] Vous avez déjà une place.
    [dismissed] L’hôte vous a demandé de quitter cette table.
    [no-chat] Il n’y a pas de discussion à cette table.
    [reported] Vous l’avez déjà signalé. Merci.
    [not-seated] Prenez d’abord une place.
    [not-host] Seule la personne qui a ouvert la table le peut.
    [begun] La partie a déjà commencé.
    [not-running] La partie n’est pas en cours.
    [not-over] La partie n’est pas finie.
    [not-your-turn] Ce n’est pas votre tour.
    [stale] Autre chose a été joué entre-temps.
    [not-proved] Ce code a déjà servi, a expiré ou n’existe pas.
    [undrawn] La prochaine tuile doit d’abord être piochée.
    [illegal] Les règles ne le permettent pas.
    [revealed] Du nouveau a été révélé depuis : on ne peut plus revenir en arrière.
    [not-asked] Personne n’a rien demandé.
    [asked] Une autre demande attend encore une réponse.
   *[busy] Le serveur est occupé. Réessayez dans un instant.
}

online-place = Où vous jouez

online-places =
    .here = Ici
    .online = En ligne

online-me = Moi
online-open = Place libre
online-open-line = Toute personne qui a le lien peut s’asseoir ici.
online-me-line = C’est votre place.
online-create = Ouvrir la table
online-creating = Ouverture…
online-terms = La table
online-name = Votre nom
online-name-placeholder = Comment vous appeler ?
online-name-hint = Sans compte : cet appareil se souvient de vous.
online-devices = Appareils et données
online-sign-in = J’ai déjà joué ici
online-change-name = Changer de nom
online-play-as = Vous êtes { $name }
online-save = Enregistrer
online-cancel = Annuler
online-table-title = Titre
online-title-hint = Facultatif. Visible dans la liste des tables.
online-clock = Pendule

online-clocks =
    .none = Aucune
    .move = Par coup
    .game = Par partie
    .days = Jours

online-clock-line =
    .none = Chacun prend le temps qu’il lui faut.
    .move = Le même temps pour chaque coup.
    .game = Un temps pour toute la partie, et un peu plus à chaque coup.
    .days = Jouez quand cela vous convient : vous avez des jours pour chaque coup.

online-per-move = Pour chaque coup
online-per-game = Pour toute la partie
online-increment = Et à chaque coup

online-span = { $unit ->
    [seconds] { $count }{ "\u00A0" }s
    [minutes] { $count }{ "\u00A0" }min
   *[hours] { $count }{ "\u00A0" }h
}

online-units =
    .day = j
    .hour = h

online-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

online-no-increment = rien de plus
online-more = + { $time }
online-late = Quand le temps est écoulé

online-lates = { $late ->
    [bot] Un bot continue
   *[skip] On passe son tour
}

online-late-line = { $late ->
    [bot] Personne n’attend : un bot joue à la place du retardataire.
   *[skip] La tuile va sur la première case possible, sans pion.
}

online-visible = Qui peut venir

online-visibles =
    .private = Sur invitation
    .public = Ouverte à tous

online-visible-line =
    .private = Seuls ceux qui ont le lien peuvent venir.
    .public = La table est affichée : chacun peut s’asseoir ou regarder.

online-in-words =
    .none = Sans pendule
    .move = { $time } par coup
    .game = { $increment ->
        [none] { $time } par joueur
       *[other] { $time } + { $increment } par coup
    }
    .days = { $days } par coup

online-lobby = Jouer en ligne
online-invite = Inviter quelqu’un
online-invite-hint = En un clic : une table à deux et un lien à envoyer.
online-choose = Ouvrir une table
online-mine = Mes parties
online-open-tables = Tables qui attendent des joueurs
online-running = Parties à regarder
online-past = Parties finies
online-no-mine = Aucune partie pour l’instant. Ouvrez une table, ou prenez place.
online-no-open = Personne n’attend en ce moment.
online-no-open-hint = Ouvrez une table à tous, et on vous trouvera ici.
online-no-running = Aucune partie publique en ce moment.
online-quiet = La liste n’a pas pu être mise à jour. Nouvel essai…

online-open-for = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}

online-join = Prendre place
online-look = Voir
online-watch = Regarder
online-go = Jouer
online-back = Ouvrir
online-replay = Revoir
online-your-turn = À vous de jouer
online-turn-of = Au tour { ELIDE("de", $name) }
online-waiting-players = En attente des joueurs
online-over = Finie
online-closed = Fermée
online-time-left = reste { $time }
online-notify = Me prévenir quand c’est à moi
online-notify-denied = Le navigateur bloque les notifications de cette page. Vous pouvez les autoriser dans ses réglages.
online-table-of = Table { ELIDE("de", $name) }
online-seat-open = Place libre
online-room = Table
online-host = hôte
online-you = vous
online-away = pas là
online-here = là
online-ready = prêt
online-not-ready = pas encore prêt
online-bot-ready = bot
online-program = programme
online-link = Invitez avec ce lien
online-link-hint = Envoyez-le à qui veut jouer ou regarder. Plus tard, le même lien permet de tout revoir.
online-copy = Copier le lien
online-copied = Copié
online-share = Partager…
online-copy-by-hand = À copier à la main.
online-seats = Places
online-sit = S’asseoir ici
online-sit-down = Prendre place
online-stand = Quitter la place
online-seat-bot = Ajouter un bot
online-seat-bot-on = Ajouter un bot à la place { $seat }
online-ask-to-leave = Demander à { $name } de partir
online-send-bot-away = Renvoyer { $name }
online-im-ready = Je suis prêt
online-not-yet = Pas encore

online-wait-seats = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}

online-wait-ready = { $count ->
    [one] On attend { ELIDE("que", $names) } soit prêt.
   *[other] On attend { ELIDE("que", $names) } soient prêts.
}

online-waits-for-you = Tout le monde vous attend.
online-all-ready = Tout le monde est prêt. La partie commence.
online-begins = La partie commence quand toutes les places sont prises et que chacun est prêt.
online-full = Toutes les places sont prises. Vous pouvez regarder.
online-come-in = Entrer
online-welcome-any = On vous invite à jouer.
online-welcome = { $host } vous invite à jouer.
online-welcome-watch = Toutes les places sont prises, mais vous pouvez regarder.
online-close-table = Fermer la table
online-close-sure = La fermer pour tous ?
online-was-closed = Cette table a été fermée avant le début de la partie.
online-to-lobby = Toutes les tables
online-agreed = Réglages de la table
online-help-agreed = Les mêmes pour tous à cette table.
online-fair = Tirages équitables
online-fair-line = Personne ne peut choisir les tirages : le serveur fixe sa part avant la première tuile et en montre l’empreinte dès maintenant, et l’appareil de chacun ajoute un nombre au hasard. À la fin tout est révélé, et chacun peut vérifier.
online-fingerprint = SHA-256
online-verify = Vérifier les tirages
online-verifying = Vérification…

online-verified = { $draws ->
    [one] { $draws } tirage vérifié
   *[other] { $draws } tirages vérifiés
} : tout est comme fixé avant la première tuile.

online-not-verified = Ces tirages ne correspondent pas à ce qui était fixé au départ.
online-cannot-verify = Les tirages n’ont pas pu être vérifiés ici.
online-nonce-of = Ajouté par la place { $seat }
online-seed-told = Graine
online-chat = Discussion
online-chat-empty = Personne n’a encore rien dit.
online-chat-label = Dire quelque chose à la table
online-send = Envoyer

online-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}

online-spectator = regarde

online-states =
    .connecting = Connexion…
    .live = Connecté
    .lost = Connexion perdue, nouvel essai…
    .gone = Cette table n’existe plus.

online-states-short =
    .connecting = Connexion
    .live = Connecté
    .lost = Hors ligne
    .gone = Disparue

online-watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}

online-you-watch = Vous regardez
online-waiting-for = On attend { $name }
online-bot-for = Un bot joue pour { $name }
online-skipped = On passe le tour { ELIDE("de", $name) }
online-sending = Envoi de votre coup…
online-sending-lost = Votre coup est gardé et part dès que la connexion revient.
online-clock-of = temps restant : { $time }
online-low = peu de temps

online-late-mark = { $late ->
    [bot] bot
   *[skip] passe
}

online-late-told = { $late ->
    [bot] Temps écoulé, un bot joue à sa place
   *[skip] Temps écoulé, on passe son tour
}

online-resigned-mark = abandon
online-im-back = Je suis de retour

online-late-you = { $late ->
    [bot] Votre temps est écoulé : un bot joue pour vous.
   *[skip] Votre temps est écoulé : on passe votre tour.
}

online-table = La table
online-undo = Demander à reprendre le coup
online-undo-hint = Possible tant que rien de nouveau n’a été révélé.
online-abandon = Proposer d’arrêter
online-abandon-hint = La partie finit sans résultat si tout le monde est d’accord.
online-resign = Abandonner
online-resign-sure = Abandonner cette partie ?
online-yes = Oui, abandonner
online-yes-close = Oui, fermer
online-no = Non

online-asks =
    .undo = { $name } demande à reprendre son dernier coup.
    .abandon = { $name } propose de finir la partie sans résultat.

online-asked = { $request ->
    [undo] Vous demandez à reprendre votre dernier coup.
   *[abandon] Vous proposez de finir la partie sans résultat.
}

online-waits-for = On attend { $names }.
online-agree = Accepter
online-decline = Refuser
online-withdraw = Retirer
online-abandoned = Partie arrêtée d’un commun accord

online-won-by-resigning = { $you ->
    [true] Vous avez gagné par abandon
   *[false] { $names } a gagné par abandon
}

online-won-on-time = { $you ->
    [true] Vous avez gagné au temps
   *[false] { $names } a gagné au temps
}

online-standing = Points à ce moment-là
online-late-in-game = À court de temps : { $names }. La partie a continué sans attendre.
online-join-rematch = Jouer la revanche
