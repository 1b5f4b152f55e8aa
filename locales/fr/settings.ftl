### For: page

settings-title = Réglages
settings-language = Langue
settings-theme = Couleurs

settings-themes =
    .auto = Auto
    .light = Clair
    .dark = Sombre
    .contrast = Contrasté

settings-tiles = Tuiles

settings-drawings =
    .illustrated = Illustrées
    .schematic = Schématiques

settings-pace = Rythme des bots

settings-paces =
    .instant = Immédiat
    .brisk = Vif
    .calm = Posé

settings-confirm = Fin de votre tour

settings-confirms =
    .always = Par un bouton
    .never = Aussitôt

settings-confirm-hints =
    .always = Vous pouvez tout changer jusqu’à « Fin du tour ».
    .never = Votre dernier choix termine le tour.

settings-sound = Son
settings-sound-key = Touche M
settings-coordinates = Coordonnées autour du plateau
settings-coordinates-key = Touche C

settings-update =
    .ready = Nouvelle version prête.
    .reload = Recharger
    .later = Plus tard
