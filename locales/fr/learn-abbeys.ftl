### For: page, on demand

learn-abbeys-title = Abbayes
learn-abbeys-about = Un moine attend huit tuiles autour de son abbaye.

learn-abbeys-monk =
    .say = Une abbaye veut des tuiles tout autour. Placez-la dans le trou entouré du plus de tuiles, et posez un meeple sur l’abbaye : un moine.
    .hint-1 = C’est permis, mais une autre case est déjà entourée de sept tuiles. Trouvez ce trou.
    .hint-2 = Posez maintenant le meeple sur l’abbaye.
    .done = Un moine compte les tuiles autour de l’abbaye, peu importe qui les a placées.

learn-abbeys-worth =
    .say = Une case est encore vide. Si la partie finissait là, combien rapporterait le moine ?
    .wrong = Comptez la tuile de l’abbaye et chaque tuile autour, coins compris.
    .done = { $n } points : sa propre tuile et celles qui l’entourent.

learn-abbeys-surround =
    .say = Placez la dernière tuile autour de l’abbaye.
    .hint-1 = Une des huit cases est encore vide, à un coin. Placez la tuile là.
    .done = Les huit tuiles sont là : neuf points, et le moine rentre dans votre réserve.
