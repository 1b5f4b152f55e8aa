### For: page

history-scrubber = Historique de la partie
history-turn-of = Tour { $turn } sur { $turns }
history-turn = Tour { $turn }
history-start = Début de la partie
history-start-short = Début
history-score-of = { $name } { $score }
history-first = Premier tour
history-previous = Tour précédent
history-play = Lecture
history-pause = Pause
history-next = Tour suivant
history-last = Dernier tour
history-speed = Vitesse : { $times }×
history-times = { $times }×
history-live = Direct
history-back-to-live = Revenir à la partie en cours
history-look-back = Glissez sur la courbe pour revoir n’importe quel tour.
history-branch = Reprendre d’ici
history-branch-hint = Commence une nouvelle partie. Celle-ci est gardée.
history-player = Joueur { $number }
history-share = Partager
history-share-title = Partager la partie
history-share-move = Telle qu’elle est après le tour { $turn }
history-share-start = Telle qu’elle est avant le premier tour
history-copy-link = Copier le lien vers ce coup
history-copy-hint = Le lien contient toute la partie.
history-copied = Lien copié
history-copy-by-hand = Copiez ce lien
history-share-elsewhere = Partager…
history-download-log = Télécharger la partie
history-log-hint = Un fichier texte, à rouvrir dans « Mes parties ».
history-download-png = Image (PNG)
history-download-svg = Dessin (SVG)
history-not-done = Cela n’a pas fonctionné.

history-problem = { $problem ->
    [oversized] C’est plus long que n’importe quelle partie.
    [damaged] La partie contenue dans cette adresse est abîmée ou incomplète.
    [sitters] L’adresse ne dit pas qui a joué.
    [foreign] Ce n’est pas une partie enregistrée.
   *[refused] { $line ->
        [none] Cette partie ne peut pas être rejouée.
       *[other] Cette partie ne peut pas être rejouée au-delà de la ligne { $line }.
    }
}
