### For: page

lost-game =
    .title = Cette partie n’est pas ici
    .line = Les parties restent dans le navigateur où elles ont été jouées. Elle a peut-être été supprimée, ou jouée sur un autre appareil : là-bas, « Partager et exporter » donne un lien qui s’ouvre partout.

lost-page =
    .title = Cette page n’existe pas
    .line = L’adresse est peut-être mal écrite ou périmée.

lost-other = Impossible d’ouvrir cette page
lost-play = Jouer
lost-retry = Réessayer
