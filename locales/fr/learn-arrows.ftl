### For: page, on demand

learn-arrows-title = Mini-extension Anniversaire
learn-arrows-about = Des flèches pour rejouer, doubler un meeple ou le poser ailleurs.

learn-arrows-bonus =
    .say = Votre tuile porte une flèche. Placez-la d’abord de façon que la flèche pointe une case vide.
    .hint-1 = Ici, la flèche pointe une tuile et s’active. Faites-la pointer une case vide.
    .done = Une flèche qui ne s’active pas rapporte deux points aussitôt. Elle attend qu’une tuile vienne sur la case qu’elle pointe.

learn-arrows-anywhere =
    .say = Maintenant, faites pointer la flèche sur une tuile : elle s’active. Celle-ci permet de poser un meeple n’importe où. Posez-le sur une autre tuile.
    .hint-1 = La flèche pointe une case vide. Tournez la tuile, ou placez-la sous la tuile de départ.
    .hint-2 = Choisissez un meeple sur une autre tuile que la vôtre.
    .done = Avec cette flèche, vous pouvez occuper toute zone inoccupée et incomplète du plateau.

learn-arrows-again =
    .say = La flèche de Rouge attend une tuile sur la case qu’elle pointe, en haut. Placez la vôtre là.
    .hint-1 = La flèche pointe la case au-dessus de la tuile de Rouge. Placez-y votre tuile.
    .done = C’est vous qui l’avez activée : c’est vous qui rejouez.
