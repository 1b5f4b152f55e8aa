### For: page, on demand

learn-placing-title = Placer des tuiles
learn-placing-about = Chaque tour commence par une tuile. Où peut-elle aller ?

learn-placing-road =
    .say = Voici la tuile de départ et, en dessous, votre première tuile : un morceau de route. Choisissez une des cases marquées pour que la route continue, puis terminez votre tour.
    .hint-1 = La tuile va bien là, pré contre pré. Mais prolongez la route : placez-la à son extrémité gauche ou droite.
    .done = Route contre route, pré contre pré. C’est toute la règle : ce qui se touche s’accorde.

learn-placing-turning =
    .say = Maintenant, un virage. Une tuile se tourne : choisissez une case, puis encore la même pour tourner la tuile. Prolongez de nouveau la route.
    .hint-1 = C’est permis, mais la route n’en est pas plus longue. Cherchez une de ses extrémités.
    .done = Seules les orientations qui conviennent sont proposées.

learn-placing-city =
    .say = En haut de la tuile de départ, un morceau de ville n’a pas encore de rempart. Votre tuile peut le fermer. Trouvez la case où la ville rejoint la ville.
    .hint-1 = La tuile va bien là, mais la ville reste incomplète. Essayez au-dessus de la tuile de départ.
    .done = Fermée ! Les remparts entourent maintenant cette petite ville.

learn-placing-gap =
    .say = Plus une case touche de tuiles, plus il y a de côtés à accorder. Il manque un virage à la route circulaire : comblez le trou.
    .hint-1 = La tuile va bien là, mais ce n’est pas le trou. Cherchez la case où mènent deux routes.
    .done = Deux côtés à accorder d’un coup, et une seule façon de tourner la tuile.
