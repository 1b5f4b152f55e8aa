### For: page, on demand

learn-farmers-title = Paysans
learn-farmers-about = Couchés dans les prés, ils marquent tout à la fin.

learn-farmers-farmer =
    .say = Cette ville est complète. Prolongez la route à droite, puis choisissez le meeple couché dans le pré qui touche la ville : un paysan.
    .hint-1 = Prolongez la route à droite de la tuile de départ.
    .hint-2 = Choisissez maintenant le meeple couché dans un pré.
    .hint-3 = Ce pré est de l’autre côté de la route et ne touche aucune ville. Prenez celui du haut.
    .done = Routes et villes sont les bords des prés. Votre paysan est dans le pré au-dessus de la route, et il y reste jusqu’à la fin de la partie.

learn-farmers-worth =
    .say = Une ville complète touche votre pré. Combien vaut le paysan à la fin ?
    .wrong = À la fin de la partie, chaque ville complète au bord du pré rapporte trois points.
    .done = { $n } points par ville complète, petite ou grande.

learn-farmers-feed =
    .say = Rouge a commencé une ville au bord de votre pré. Complétez-la, pour votre paysan !
    .hint-1 = Il manque encore un rempart en haut. Fermez la ville avec votre tuile.
    .done = Personne n’y avait de chevalier, mais peu importe au paysan : elle est complète.

learn-farmers-more =
    .say = Et maintenant, combien vaut le paysan ?
    .wrong = Trois points par ville complète qui touche le pré.
    .done = { $n } points. Les paysans sont forts, mais ne rentrent jamais : n’en posez pas trop.
