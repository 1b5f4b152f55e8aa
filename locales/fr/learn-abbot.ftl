### For: page, on demand

learn-abbot-title = L’Abbé
learn-abbot-about = Un pion de plus, qui peut rentrer plus tôt.

learn-abbot-garden =
    .say = Cette tuile a un jardin. Seul votre abbé peut s’y poser. Placez la tuile et posez l’abbé sur le jardin.
    .hint-1 = Choisissez l’abbé, sur le jardin de votre tuile.
    .done = Un jardin s’évalue comme une abbaye : neuf points avec huit tuiles autour.

learn-abbot-worth =
    .say = Plus tard. Si la partie finissait là, combien rapporterait l’abbé sur le jardin ?
    .wrong = Comptez la tuile du jardin et chaque tuile autour, comme pour une abbaye.
    .done = { $n } points : sa propre tuile et celles qui l’entourent.

learn-abbot-recall =
    .say = L’abbé n’est pas obligé d’attendre. Placez la tuile à côté du jardin, puis reprenez l’abbé au lieu de poser un meeple.
    .hint-1 = Placez la tuile de façon qu’elle touche celle du jardin, par un côté ou par un coin.
    .hint-2 = Choisissez maintenant de reprendre l’abbé.
    .done = Le jardin a été évalué tel quel, et l’abbé est prêt pour le suivant.
