### For: page

layout-new = Nouvelle
layout-games = Parties
layout-online = En ligne
layout-more = Plus
layout-menu = Menu
layout-back = Revenir à la partie
layout-gifts = Présents à utiliser : { $count }
layout-rotate = Tourner la tuile
layout-history = Historique

layout-tools =
    .fit = Tout voir
    .last = Dernier coup
    .fields = Prés
    .owners = Propriétaires
    .ends = Tuiles possibles
    .dead = Impossibles
    .bag = Restantes
    .log = Journal
    .hand = Présents
    .chat = Discussion
    .table = Table
    .share = Partager
    .keys = Clavier
