/** Les extensions, en français. */
import type { expansions as english } from '../en/expansions';

export const expansions: typeof english = {
  river: `
La Rivière

La partie commence par une rivière qui grandit des deux côtés de sa source.

- RIVER-1 Les tuiles de la rivière remplacent la tuile de départ. La double source est sur la
  table.
- RIVER-4 Toutes les tuiles de la rivière sont piochées et posées avant les autres. Les tours se
  jouent comme d’habitude.
- RIVER-5 Une tuile de la rivière doit la prolonger à l’un de ses bouts ; ses autres côtés
  s’accordent comme d’habitude.
- RIVER-6 Personne ne se place sur la rivière elle-même. Tout le reste de la tuile est à prendre.
- RIVER-7 La rivière ne peut pas tourner deux fois de suite du même côté.
- RIVER-8 Un méandre ne peut pas diriger la rivière vers des tuiles de rivière déjà posées.
- RIVER-9 Chaque bout finit dans un lac. La partie continue ensuite avec les autres tuiles.
- RIVER-3 La source compte pour deux tuiles, par exemple autour d’une abbaye.

! river La rivière est partie des deux côtés de sa source. Elle sépare les prés ; une route la
traverse sur un pont.
`,
  abbot: `
L’Abbé et les jardins

- ABBOT-1 Chacun a un **abbé** en plus de ses partisans.
- ABBOT-2 À votre tour, vous placez un partisan **ou** votre abbé.
- ABBOT-3 L’abbé ne va que dans une abbaye ou dans un **jardin**.
- ABBOT-4 Les autres partisans ne vont jamais dans un jardin.
- ABBOT-6 Un jardin s’évalue comme une abbaye : avec une tuile sur les 8 cases autour, il vaut 9
  points.
- ABBOT-5 Si vous ne placez personne, vous pouvez **reprendre votre abbé** : son abbaye ou son
  jardin inachevé est évalué aussitôt, 1 point pour sa tuile et 1 pour chaque tuile autour.
- ABBOT-7 À la fin de la partie, l’abbé compte comme un moine.
- RUL-ABBOT-1 Si votre tuile complète le jardin, il n’y a rien à reprendre : il rapporte ses 9
  points à l’évaluation de ce tour.

! garden 5 tuiles entourent le jardin. Bleu peut y laisser son abbé, ou le reprendre maintenant
pour 6 points.
`,
  arrows: `
Les flèches de l’anniversaire

Quinze tuiles portent une flèche qui désigne un de leurs côtés.

- ANNIV-4 Une flèche s’active quand vous posez sa tuile de façon qu’elle désigne une tuile déjà
  là.
- ANNIV-5 Elle s’active aussi quand quelqu’un pose une tuile sur la case qu’elle désigne.
- ANNIV-3 Si vous posez une tuile à flèche et que sa flèche ne s’active pas, vous gagnez **2
  points** aussitôt.
- ANNIV-6 Une seule flèche par tour : si plusieurs peuvent s’activer, vous en choisissez une.

! arrows Les trois flèches : une paire, n’importe où, rejouer.

- ANNIV-7 **La paire** : au lieu d’aller sur la nouvelle tuile, votre partisan peut rejoindre un
  des vôtres, dans le même élément.
- ANNIV-8 Ils peuvent être deux côte à côte, pas trois.
- ANNIV-9 **N’importe où** : au lieu d’aller sur la nouvelle tuile, votre partisan peut aller dans
  tout élément libre et incomplet de la table.
- ANNIV-10 Pour *n’importe où*, un pré est toujours incomplet, même fermé de tous côtés.
- ANNIV-11 **Rejouer** : après l’évaluation, vous jouez un tour entier de plus.
- ANNIV-12 On ne joue jamais plus de deux tours de suite.
- RUL-ANNIV-2 Une flèche seule s’active, que vous le vouliez ou non ; se servir de la *paire* ou
  de *n’importe où* reste votre choix.
`,
  inns: `
Auberges et cathédrales

- INN-2 Une route complète avec une **auberge** : **2 points par tuile**. Deux auberges ne valent
  pas plus qu’une.
- INN-3 Une route incomplète avec une auberge : **rien** à la fin.
- INN-4 Une ville complète avec une **cathédrale** : **3 points par tuile** et 3 par blason.
- INN-5 Une ville incomplète avec une cathédrale : **rien** à la fin.
- INN-6 Chacun a un **grand partisan**. Il se place comme un autre et compte pour deux dans la
  majorité. Comme paysan, il reste jusqu’à la fin.
- RUL-INN-3 Vous pouvez ajouter une auberge ou une cathédrale à ce qui est à un autre.

! inn Une route complète avec une auberge : 4 tuiles × 2 = 8 points.
! cathedral Le grand partisan de Bleu dans une ville avec une cathédrale. Complète, elle vaudrait
3 points par tuile ; pour l’instant, elle ne vaut rien.
`,
  gifts: `
Les Cadeaux

Qui aide un autre joueur reçoit un cadeau.

- GIFT-2 Vous recevez un cadeau quand votre tuile **prolonge une route ou une ville qu’un autre
  joueur contrôle**.
- GIFT-3 Il n’y en a pas là où vous êtes vous-même en tête, seul ou à égalité.
- GIFT-4 Un cadeau par tour au plus, même si la tuile prolonge plusieurs éléments.
- GIFT-5 Vous seul voyez votre cadeau. Il reste emballé devant vous.
- GIFT-7 Après la pioche et avant la pose, vous pouvez **déballer un cadeau**, faire ce qu’il dit
  et le défausser.
- RUL-GIFT-5 Un cadeau ne se déballe que si ce qu’il dit est possible.
- RUL-GIFT-6 Déballer ne remplace pas le placement d’un partisan : ceux qu’un cadeau fait rentrer
  peuvent se replacer dans le même tour.
- GIFT-14 Chaque cadeau resté emballé à la fin de la partie vaut **2 points**.

! gifts Les cinq cadeaux ; il y a cinq cartes de chaque.

## Synode

- GIFT-8 Placez un partisan de votre réserve dans une abbaye incomplète, qu’elle soit occupée ou
  non.

## Cantonnier

- GIFT-9 Une route incomplète de votre choix est évaluée aussitôt, comme à la fin de la partie.
  Tous ses partisans rentrent.
- RUL-GIFT-10 Une route incomplète avec une auberge ne vaut rien, et ses partisans rentrent tout
  de même.

## Retraite

- GIFT-10 Reprenez un de vos partisans : **2 points**, et 2 de plus pour chaque partisan, de qui
  que ce soit, qui reste dans le même élément.

## Debout, couché

- GIFT-11 Un de vos partisans debout se couche dans un pré de sa tuile, ou un de vos paysans se
  lève sur une route, dans une ville ou dans une abbaye de sa tuile.
- GIFT-12 La nouvelle place peut être occupée.
- RUL-GIFT-13 Personne ne se lève dans un élément complet.

## Deux tuiles

- GIFT-13 Piochez une deuxième tuile, posez l’une des deux et remélangez l’autre.
`,
};
