### For: page, on demand

learn-city-title = Les remparts de La Cité
learn-city-about = Un jeu à part : Porte de la Ville, remparts, gardes et tours.

learn-city-street =
    .say = Dans La Cité, seules les routes doivent s’accorder. Votre voyageur est sur une route ; terminez-la avec votre tuile.
    .hint-1 = Placez la tuile sous la route, pour qu’elle finisse au bâtiment.
    .done = La route est terminée. Dès la deuxième pile, une évaluation est suivie d’une construction de remparts.

learn-city-gate =
    .say = Vous avez déclenché une évaluation : à vous la Porte de la Ville. Construisez-la au bord de la tuile de votre choix.
    .hint-1 = Choisissez un côté pour la Porte de la Ville.
    .done = Tous les remparts partiront d’ici, de chaque côté.

learn-city-guard =
    .say = Rouge a construit un rempart à côté de la Porte de la Ville. Construisez le vôtre à l’un des deux bouts, et posez-y un garde.
    .hint-1 = Choisissez l’un des deux bouts pour votre rempart.
    .hint-2 = Posez maintenant un garde sur votre rempart.
    .done = À la fin, un garde marque pour les bâtiments de la rangée devant son rempart : deux points par bâtiment public, trois par bâtiment historique.

learn-city-tower =
    .say = Tous les remparts sont construits. Vous avez déclenché l’évaluation : vous pouvez placer une tour.
    .hint-1 = Choisissez un bout des remparts pour la tour.
    .done = Un point par rempart jusqu’à la Porte de la Ville, ou jusqu’à la tour précédente.
