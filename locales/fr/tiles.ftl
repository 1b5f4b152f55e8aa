### For: page

tiles-quoted = « { $name } »
tiles-played-with = avec les tuiles { $sets }
tiles-set = Jeu de tuiles
tiles-digest = Empreinte
tiles-own = Vos propres tuiles
tiles-own-hint = Jouez avec les tuiles de votre boîte.
tiles-own-line = Décrivez les tuiles de votre boîte dans un fichier texte (docs/TILES.md, dans le projet, explique comment), chargez-le et jouez. Il reste dans ce navigateur.
tiles-online-hint = Seulement pour les parties sur cet appareil.
tiles-online-line = En ligne, tout le monde a besoin des mêmes tuiles : seules celles du serveur conviennent. Les vôtres servent aux parties sur cet appareil.
tiles-load = Charger un fichier de tuiles
tiles-drop-hint = Ou déposez-le sur cette page.
tiles-drop-here = Déposez le fichier de tuiles ici

tiles-part = { $part ->
    [city] La Cité
    [base] Jeu de base
    [river] La Rivière
    [inns] Auberges & Cathédrales
    [anniversary] Mini-extension Anniversaire
   *[other] { $part }
}

tiles-about = { $part } · { $count }{ "\u00A0" }tuiles · { $name } { $digest }
tiles-remove = Retirer { $name }
tiles-removed = { $name } a été retiré.

tiles-still-needed = { $games ->
    [0] { "" }
   *[other] { $games ->
        [one] Une de vos parties ne s’ouvre pas sans lui.
       *[other] { $games } de vos parties ne s’ouvrent pas sans lui.
    }
}

tiles-not-kept = Ce navigateur n’a pas la place de le garder. Après un rechargement, chargez à nouveau le fichier.

tiles-refused =
    .foreign = Ce n’est pas un fichier de tuiles. Choisissez un fichier texte dont les premières lignes disent « set » et « for ».
    .ours = Ces tuiles sont déjà fournies avec le jeu. Changez-en quelques-unes, donnez un autre nom au jeu de tuiles et chargez-le à nouveau.
    .other = Ce fichier contient un autre jeu de tuiles, « { $name } ». Choisissez celui qui est nommé plus haut.
    .broken = Une chose est à corriger dans ce fichier ; chargez-le ensuite à nouveau. La voici en anglais, la langue de ces fichiers :

tiles-needed = Il manque des tuiles

tiles-needed-line = { $sets ->
    [one] Cette partie se joue avec un jeu de tuiles qui n’est pas sur cet appareil. Chargez son fichier et la partie s’ouvre.
   *[other] Cette partie se joue avec des jeux de tuiles qui ne sont pas sur cet appareil. Chargez leurs fichiers et la partie s’ouvre.
}
