/** Les extensions, en français. */
import type { expansions as english } from '../en/expansions';

export const expansions: typeof english = {
  river: `
La Rivière

La partie commence par une rivière qui grandit des deux côtés de sa source.

- RIVER-1 Les tuiles Rivière remplacent la tuile de départ. La tuile-double Source est sur le
  plateau.
- RIVER-4 Toutes les tuiles Rivière sont piochées et placées avant les autres. Les tours se jouent
  comme d’habitude.
- RIVER-5 Une tuile Rivière doit prolonger la rivière à l’une de ses extrémités ; ses autres côtés
  s’accordent comme d’habitude.
- RIVER-6 Aucun pion ne va sur la rivière elle-même. Tout le reste de la tuile peut être occupé.
- RIVER-7 La rivière ne peut pas tourner deux fois de suite dans la même direction.
- RIVER-8 Un méandre ne peut pas diriger la rivière vers des tuiles Rivière déjà placées.
- RUL-RIVER-3 Une tuile ne peut pas fermer une extrémité de la rivière : seul un lac le fait.
- RIVER-9 Chaque extrémité finit dans un lac. La partie continue ensuite avec les autres tuiles.
- RIVER-3 La source compte pour deux tuiles, par exemple autour d’une abbaye.

! river La rivière est partie des deux côtés de sa source. Elle sépare les prés ; une route la
traverse sur un pont.
`,
  abbot: `
L’Abbé et les jardins

- ABBOT-1 Chacun a un **abbé** en plus de ses meeple.
- ABBOT-2 À votre tour, vous posez un meeple **ou** votre abbé.
- ABBOT-3 L’abbé ne se pose que sur une abbaye ou sur un **jardin**.
- ABBOT-4 Les meeple ne se posent jamais sur un jardin.
- ABBOT-6 Un jardin s’évalue comme une abbaye : avec une tuile sur les 8 cases autour, il vaut 9
  points.
- ABBOT-5 Si vous ne posez aucun pion, vous pouvez **reprendre votre abbé** : son abbaye ou son
  jardin incomplet est évalué aussitôt, 1 point pour sa tuile et 1 pour chaque tuile autour.
- ABBOT-7 À la fin de la partie, l’abbé compte comme un moine.
- RUL-ABBOT-1 Si votre tuile complète le jardin, il n’y a rien à reprendre : il rapporte ses 9
  points à l’évaluation de ce tour.

! garden 5 tuiles entourent le jardin. Bleu peut y laisser son abbé, ou le reprendre maintenant
pour 6 points.
`,
  arrows: `
Mini-extension Anniversaire

Quinze tuiles portent une flèche qui pointe un de leurs côtés.

- ANNIV-4 Une flèche s’active quand vous placez sa tuile et que la flèche pointe une tuile déjà là.
- ANNIV-5 Elle s’active aussi quand quelqu’un place une tuile sur la case qu’elle pointe.
- ANNIV-3 Si vous placez une tuile Anniversaire et que sa flèche ne s’active pas, vous gagnez **2
  points** aussitôt.
- ANNIV-6 Une seule flèche par tour : si plusieurs peuvent s’activer, vous en choisissez une.

! arrows Les trois flèches : une paire, n’importe où, rejouer.

- ANNIV-7 **La paire** : au lieu d’aller sur la nouvelle tuile, votre meeple peut rejoindre un des
  vôtres, dans la même zone.
- ANNIV-8 Ils peuvent être deux côte à côte, pas trois.
- RUL-ANNIV-8 La paire sur une **abbaye** : votre meeple peut y rejoindre votre abbé, ou votre
  abbé votre moine. Sur un **jardin**, l’abbé reste seul.
- ANNIV-9 **N’importe où** : au lieu d’aller sur la nouvelle tuile, votre meeple peut aller dans
  toute zone inoccupée et incomplète du plateau.
- ANNIV-10 Pour *n’importe où*, un pré est toujours incomplet, même fermé de tous côtés. Une
  abbaye ou un jardin est incomplet tant qu’une des 8 cases autour est vide, et votre abbé peut
  y aller.

! abbot-anywhere La flèche de la nouvelle tuile de Bleu, en bas, pointe une tuile et s’active :
l’abbé de Bleu peut aller n’importe où, et occupe le jardin au-dessus.

- ANNIV-11 **Rejouer** : après l’évaluation, vous jouez un tour complet de plus.
- ANNIV-12 On ne joue jamais plus de deux tours de suite.
- RUL-ANNIV-2 Une flèche seule s’active, que vous le vouliez ou non ; se servir de la *paire* ou
  de *n’importe où* reste votre choix.
`,
  inns: `
Auberges & Cathédrales

- INN-2 Une route complète avec une **auberge** : **2 points par tuile**. Deux auberges ne valent
  pas plus qu’une.
- INN-3 Une route incomplète avec une auberge : **rien** à la fin.
- INN-4 Une ville complète avec une **cathédrale** : **3 points par tuile** et 3 par blason.
- INN-5 Une ville incomplète avec une cathédrale : **rien** à la fin.
- INN-6 Chacun a un **gros meeple**. Il se pose comme un autre et compte pour deux dans la
  majorité. Comme paysan, il reste jusqu’à la fin.
- INN-7 Deux carrefours sont à regarder de près. Sur celui qui passe **entre deux villes**,
  aucun pion ne se pose sur les deux petits bouts de route qui mènent aux villes, et ils ne
  rapportent rien. Sur celui qui a une **auberge**, elle ne compte que pour la **route de droite**,
  quand la branche seule est en bas.
- RUL-INN-3 Vous pouvez ajouter une auberge ou une cathédrale à la route ou à la ville d’un autre.

! crossings À gauche, le carrefour entre deux villes : seules comptent les routes de gauche et de
droite. À droite, l’auberge sert la route de droite, pas les deux autres.
! inn Une route complète avec une auberge : 4 tuiles × 2 = 8 points.
! cathedral Le gros meeple de Bleu dans une ville avec une cathédrale. Complète, elle vaudrait 3
points par tuile ; pour l’instant, elle ne vaut rien.
`,
  gifts: `
Les Présents

Qui aide un autre joueur reçoit un Présent.

- GIFT-2 Vous recevez un Présent quand votre tuile **prolonge une route ou une ville qu’un autre
  joueur contrôle**.
- GIFT-3 Il n’y en a pas là où vous êtes vous-même en tête, seul ou à égalité.
- GIFT-4 Un Présent par tour au plus, même si la tuile prolonge plusieurs zones.
- GIFT-5 Vous seul voyez votre Présent. Il reste emballé devant vous.
- GIFT-6 Si la pile est vide, les Présents défaussés sont mélangés pour en former une nouvelle.
  S’il n’y en a pas non plus, vous ne recevez rien.
- GIFT-7 Après avoir pioché et avant de placer la tuile, vous pouvez **déballer un Présent**, faire
  ce qu’il dit et le défausser.
- RUL-GIFT-5 Un Présent ne se déballe que si ce qu’il dit est possible.
- RUL-GIFT-6 Déballer n’empêche pas de poser un meeple : ceux qu’un Présent fait rentrer peuvent
  être reposés dans le même tour.
- GIFT-14 Chaque Présent resté emballé à la fin de la partie vaut **2 points**.

! gifts Les cinq Présents ; il y a cinq cartes de chaque.

## Synode

- GIFT-8 Posez un meeple de votre réserve sur une abbaye incomplète, qu’elle soit occupée ou non.
- RUL-GIFT-7 Si vous y posez votre **abbé**, il y reste pendant ce tour. Vous pourrez le reprendre
  dès votre prochain tour.

## Cantonnier

- GIFT-9 Une route incomplète de votre choix est évaluée aussitôt, comme à la fin de la partie.
  Tous ses pions rentrent.
- RUL-GIFT-10 Une route incomplète avec une auberge ne vaut rien, et ses pions rentrent tout de
  même.

## Retrait

- GIFT-10 Reprenez un de vos meeple : **2 points**, et 2 de plus pour chaque meeple, à vous ou
  à un autre, qui reste dans la même zone.
- RUL-GIFT-12 Il peut venir d’une ville, d’une route, d’une abbaye ou d’un pré, mais **pas d’un
  jardin**. Pour une abbaye, seuls les pions sur l’abbaye elle-même comptent comme restés.

## Debout/Couché

- GIFT-11 Un de vos meeple debout se couche dans un pré de sa tuile, ou un de vos paysans se relève
  sur une route, dans une ville ou sur une abbaye de sa tuile.
- GIFT-12 La zone où il va peut être occupée.
- RUL-GIFT-13 Personne ne se relève dans une zone complète.

## Prends-en 2

- GIFT-13 Piochez une deuxième tuile, placez l’une des deux et remélangez l’autre.
- RUL-GIFT-17 S’il n’y a plus de tuile à piocher, ce Présent reste emballé.
`,
};
