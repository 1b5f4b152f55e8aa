### For: page, on demand

learn-gifts-title = Les Présents
learn-gifts-about = Aidez quelqu’un, et recevez une carte.

learn-gifts-receive =
    .say = Cette route est à Rouge. Prolongez-la tout de même.
    .hint-1 = Placez la tuile à une extrémité de la route de Rouge.
    .done = Qui prolonge ce qu’un autre contrôle reçoit un Présent. Vous seul savez lequel.

learn-gifts-wrapped =
    .say = Vous pouvez garder le Présent emballé. Combien vaut-il à la fin de la partie ?
    .wrong = Un Présent emballé vaut toujours autant, quoi qu’il contienne, et ce n’est pas rien.
    .done = { $n } points, pour chaque Présent resté emballé.

learn-gifts-sweep =
    .say = Votre Présent est un Cantonnier. Avant de placer la tuile, déballez-le sur votre route ; prolongez ensuite la route et reposez-y votre meeple.
    .hint-1 = Déballez d’abord le Cantonnier : choisissez-le avant la tuile.
    .hint-2 = Placez maintenant la tuile à une extrémité de la route.
    .hint-3 = Votre meeple est rentré. Reposez-le sur la route.
    .done = La route incomplète a été évaluée aussitôt, et votre meeple l’occupe de nouveau.
