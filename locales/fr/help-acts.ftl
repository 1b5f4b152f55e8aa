### For: both

help-acts-placing =
    .spot = Aller à la prochaine case possible
    .pin = Placer la tuile là
    .turn = Tourner à droite, à gauche
    .figure = Choisir par numéro
    .none = Ne rien choisir
    .commit = Terminer le tour
    .back = Un pas en arrière

help-acts-looking =
    .fit = Voir tout le plateau
    .last = Voir le dernier coup
    .again = Rejouer les derniers coups
    .pan = Déplacer le plateau
    .zoom = Plus près, plus loin
    .fields = Prés (ou maintenir)
    .owners = Propriétaires (ou maintenir)
    .ends = Tuiles possibles ici
    .dead = Cases impossibles
    .coordinates = Coordonnées

help-acts-history =
    .turn = Tour précédent, suivant
    .scoring = Évaluation précédente, suivante
    .first = Au début
    .live = À la partie en cours
    .play = Lecture et pause

help-acts-reading =
    .cursor = Parcourir toutes les tuiles
    .region = Zone suivante, précédente
    .inspect = Garder la zone en vue
    .bag = Tuiles restantes
    .player = Où en est un joueur
    .command = Écrire un coup ou une question
    .chat = Écrire aux autres, en ligne
    .sound = Couper ou remettre le son
    .keys = Cette liste
