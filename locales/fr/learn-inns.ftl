### For: page, on demand

learn-inns-title = Auberges & Cathédrales
learn-inns-about = Plus de points, plus de risques, et un meeple qui compte double.

learn-inns-inn =
    .say = Il y a une auberge sur votre route. Complétez la route.
    .hint-1 = La route n’est pas encore complète. L’abbaye la termine à droite.
    .done = Avec une auberge, chaque tuile vaut deux points. Incomplète, la route ne vaudrait rien.

learn-inns-big =
    .say = Rouge a un chevalier à droite. Placez votre tuile au-dessus de la tuile de départ et posez votre gros meeple dans cette ville.
    .hint-1 = Placez la tuile au-dessus de la tuile de départ.
    .hint-2 = Choisissez le gros meeple, dans la ville.
    .done = Le gros meeple compte pour deux. Bientôt, ces villes n’en feront qu’une.

learn-inns-weight =
    .say = Réunissez les villes.
    .hint-1 = Cherchez la case entre les deux villes.
    .done = Deux contre un : tous les points sont à vous.
