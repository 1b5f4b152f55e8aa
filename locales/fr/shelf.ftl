### For: page

shelf-running = En cours
shelf-past = À revoir

shelf-plain =
    .classic = Jeu de base
    .city = Routes, marchés et remparts

shelf-resume = Reprendre
shelf-replay = Revoir
shelf-result = Voir la fin
shelf-remove = Supprimer
shelf-removed = Partie supprimée
shelf-winner = a gagné
shelf-load = Importer
shelf-just-now = à l’instant
shelf-empty = Aucune partie pour l’instant. Chaque partie jouée est gardée ici, dans ce navigateur.
shelf-start = Jouer
shelf-drop-hint = Vous pouvez aussi déposer une partie enregistrée sur cette page.
shelf-drop-here = Déposez la partie ici
shelf-dismiss = Fermer
