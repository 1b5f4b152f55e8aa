### For: page, on demand

learn-majority-title = Points et majorité
learn-majority-about = Plusieurs joueurs dans une ville : à qui les points ?

learn-majority-occupied =
    .say = Rouge a un chevalier dans cette ville. Agrandissez-la avec votre tuile et voyez ce que vous pouvez occuper. Posez un meeple sur la route.
    .hint-1 = Placez la tuile en haut de la ville.
    .hint-2 = Choisissez le meeple sur la route de votre tuile.
    .done = La ville ne vous était pas proposée : une zone où se trouve un pion est occupée, si loin que soit ce pion.

learn-majority-tie =
    .say = Mais des villes peuvent se rejoindre. Vous avez un chevalier dans l’une, Rouge dans l’autre. Réunissez-les avec votre tuile.
    .hint-1 = Les villes ne sont pas encore réunies. Cherchez la case entre elles.
    .done = Un chevalier chacun, c’est l’égalité : chacun marque tous les points.

learn-majority-who =
    .say = Ici, vous avez deux chevaliers et Rouge un seul, chacun dans un morceau de la ville. Votre tuile réunit les trois. Qui aura les points ?
    .wrong = Comptez les chevaliers de toute la ville : qui en a le plus marque tout.
    .done = Vous. Qui a le plus de pions marque tous les points ; les autres n’ont rien.

learn-majority-most =
    .say = Alors, placez la tuile.
    .hint-1 = Votre tuile va dans le trou entre les trois morceaux.
    .done = Tous les points sont à vous, et les trois chevaliers rentrent, celui de Rouge aussi.
