### For: page, on demand

learn-roads_and_cities-title = Routes et villes
learn-roads_and_cities-about = Posez un meeple, complétez, marquez.

learn-roads_and_cities-traveller =
    .say = Vous jouez Bleu. Prolongez la route, puis posez-y un meeple : choisissez celui qui est sur la route de votre tuile. C’est un voyageur.
    .hint-1 = Prolongez d’abord la route : son extrémité ouverte est à droite de la tuile de départ.
    .hint-2 = La tuile est bien placée. Choisissez le meeple sur la route avant de terminer votre tour.
    .done = Votre voyageur attend sur la route qu’elle soit complète.

learn-roads_and_cities-close-road =
    .say = Un carrefour termine une route. À gauche, celle-ci commence déjà à un carrefour ; terminez-la à droite.
    .hint-1 = Votre route n’est pas encore complète. Placez le carrefour à son extrémité ouverte.
    .done = La route est complète : un point par tuile, et votre meeple est rentré.

learn-roads_and_cities-knight =
    .say = Un morceau de ville avec un blason. Ajoutez-le à la ville en haut de la tuile de départ, et posez un meeple dans la ville : un chevalier.
    .hint-1 = Ajoutez la tuile à la ville : la case est au-dessus de la tuile de départ.
    .hint-2 = Posez maintenant le meeple dans la ville.
    .done = Votre chevalier occupe une ville de deux tuiles, avec un blason.

learn-roads_and_cities-worth =
    .say = Elle est encore incomplète. Si la partie finissait là, combien rapporterait-elle ?
    .wrong = Pas tout à fait. Une ville incomplète rapporte un point par tuile et un par blason.
    .done = { $n } points : une ville incomplète rapporte un point par tuile et un par blason.

learn-roads_and_cities-close-city =
    .say = Complète, elle compte double. Fermez la ville !
    .hint-1 = Il manque encore un rempart à droite. Cherchez la case où votre tuile la ferme.
    .done = Deux points par tuile et deux pour le blason. Le chevalier rentre.
