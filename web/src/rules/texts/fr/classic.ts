/** Le jeu lui-même, en français. */
import type { classic as english } from '../en/classic';

export const classic: typeof english = {
  start: `
Le jeu en une minute

Ensemble, vous bâtissez un paysage de routes, de villes, d’abbayes et de prés, une tuile après
l’autre. Sur votre tuile, vous pouvez poser un de vos meeple : il occupe pour vous une route, une
ville, une abbaye ou un pré. Ce qui est complété est évalué, et le meeple rentre dans votre
réserve. Quand la dernière tuile est placée, on évalue aussi ce qui est incomplet. **Qui a le plus
de points gagne.**

- SETUP-1 On joue de **2 à 5** ; avec la sixième couleur d’Auberges & Cathédrales, jusqu’à 6.
- SETUP-2 Chacun a **7 meeple** d’une couleur et commence avec 0 point.
- SETUP-5 La tuile de départ est au milieu, face visible. Toutes les autres sont mélangées face
  cachée, avec celles des extensions choisies.
- SETUP-8 On joue dans le sens des aiguilles d’une montre. Ici, le hasard désigne qui commence.
- OPT-1 Pour les premières parties, on peut se passer des paysans : personne ne se couche dans un
  pré, et les prés ne rapportent rien.
- COMP-10 Seuls comptent les routes, les villes, les abbayes, les prés, les blasons, les jardins,
  la rivière, les flèches, les auberges et les cathédrales. Maisons, gens et bêtes sont là pour le
  décor.
- INFO-1 Personne ne connaît l’ordre des tuiles ; une tuile piochée est vue de tous.
`,
  turn: `
Le tour

Un tour a trois actions, toujours dans cet ordre.

- TURN-1 **Placer** la tuile piochée, c’est obligatoire. **Poser** un meeple dessus, si l’on veut.
  **Évaluer** ce que la tuile a complété.
- TURN-2 Tout ce que votre tuile complète est évalué, même ce qui est aux autres.
- TURN-3 L’évaluation vient en dernier. Un meeple qui rentre alors ne peut resservir qu’à partir de
  votre tour suivant.

! turn Bleu a placé la tuile de droite et y a posé un meeple comme voyageur.

Avec les extensions, un Présent peut être déballé après la pioche et avant le placement, un
Présent se reçoit dès que la tuile est placée, et la flèche *rejouer* ajoute un tour complet après
l’évaluation.
`,
  tiles: `
Placer une tuile

- TILE-2 La tuile doit toucher par un côté entier au moins une tuile du plateau. Un coin ne suffit
  pas.
- TILE-3 Sur chaque côté commun, le paysage doit se prolonger : **ville contre ville, route contre
  route, pré contre pré**, rivière contre rivière.
- TILE-4 Vous tournez la tuile comme vous voulez.
- TILE-5 Si la tuile va quelque part, vous devez la placer.
- TILE-6 Une tuile impossible à poser quitte le jeu, et vous en piochez une autre.

! fits À gauche, la route continue. À droite, elle buterait sur un pré : c’est interdit.
`,
  followers: `
Poser un meeple

- MEEPLE-1 Vous pouvez poser **un** pion par tour, pris dans votre réserve.
- MEEPLE-2 Il va sur la tuile que vous venez de placer.
- MEEPLE-3 La zone doit être **inoccupée** : aucun pion, même à vous, sur aucune de ses tuiles, si
  loin soit-elle.
- MEEPLE-4 C’est un **voyageur** sur une route, un **chevalier** dans une ville, un **moine** sur
  une abbaye et, couché, un **paysan** dans un pré.
- MEEPLE-6 Vous pouvez le poser sur ce que votre tuile vient de compléter : il marque et rentre
  aussitôt.
- MEEPLE-5 Sans pion en réserve, vous ne faites que placer des tuiles jusqu’à ce qu’il en rentre
  un.
- MEEPLE-7 Les pions rentrent par l’évaluation. Ils ne bougent jamais autrement, sauf par l’effet
  d’une extension.

! roles Un chevalier dans la ville, un voyageur sur la route, un paysan dans le pré et un moine sur
l’abbaye.
! occupied Le chevalier de Bleu occupe cette ville : personne ne peut en poser un autre sur la
tuile du haut.
`,
  majority: `
Évaluation et majorité

- SCORE-1 Quand une zone est évaluée, tous ses pions rentrent, même ceux qui ne marquent rien.
- SCORE-2 Une zone sans pion ne rapporte rien à personne.
- MAJ-1 Les pions de plusieurs joueurs se rencontrent quand des zones séparées se rejoignent.
- MAJ-2 Qui a **le plus de pions** dans une zone en marque tous les points. Les autres n’ont rien.
- MAJ-3 En cas d’**égalité**, chacun des joueurs à égalité marque tous les points.
- MAJ-4 Un gros meeple compte pour deux.

! shared Une tuile de plus dans le trou réunit ces villes. Bleu et Rouge y auront chacun un
chevalier, et tous deux en marqueront tous les points.
`,
  roads: `
Les routes

- ROAD-1 Une route est complète quand ses deux extrémités arrivent à un carrefour ou un village, à une
  ville ou à une abbaye, ou quand elle forme une boucle.
- ROAD-2 Complète : **1 point par tuile**.
- ROAD-3 Incomplète à la fin de la partie : **1 point par tuile** aussi.
- RUL-ROAD-1 Une tuile compte une fois, même si la route y passe deux fois.
- RUL-ROAD-3 À un carrefour, chaque branche est une route à part.

! road Du carrefour à l’abbaye : 4 tuiles, 4 points pour Bleu.
`,
  cities: `
Les villes

- CITY-1 Une ville est complète quand ses remparts l’entourent entièrement, sans trou au milieu.
- CITY-2 Complète : **2 points par tuile** et **2 par blason**.
- CITY-3 Incomplète à la fin de la partie : **1 point par tuile** et **1 par blason**.
- RUL-CITY-1 Une tuile compte une fois, même avec deux morceaux de la même ville.
- RUL-CITY-4 Deux villes qui ne se touchent que par un coin restent séparées.

! city 3 tuiles et un blason : 3 × 2 + 1 × 2 = 8 points pour Bleu.
`,
  abbeys: `
Les abbayes

- ABBEY-1 Une abbaye est au milieu de sa tuile. Un meeple posé dessus est un moine.
- ABBEY-2 Elle est complète quand **les 8 cases autour d’elle** ont une tuile : **9 points**.
- ABBEY-3 Incomplète à la fin de la partie : 1 point pour sa tuile et 1 pour chaque tuile autour.
- RUL-ABBEY-1 Une tuile peut compléter plusieurs abbayes ; deux abbayes voisines ne se gênent pas.

! abbey 6 des 8 cases autour de l’abbaye ont une tuile. Si la partie finissait maintenant, le
moine vaudrait 7 points.
`,
  fields: `
Les prés et les paysans

- FARM-1 Un pré est une étendue verte d’un seul tenant. Les villes, les routes et la rivière en
  sont les bords.
- FARM-2 Un meeple couché dans un pré inoccupé est un **paysan**.
- FARM-3 Les paysans restent jusqu’à la fin de la partie et ne marquent qu’alors. Ils ne rentrent
  pas.
- FARM-4 À la fin, chaque **ville complète** qui touche le pré ou s’y trouve rapporte **3 points**
  au paysan.
- FARM-5 S’il y a plusieurs paysans, la majorité décide, comme partout.
- FARM-6 Une ville qui touche plusieurs prés rapporte dans chacun. Les villes incomplètes ne
  rapportent rien.
- RUL-FARM-1 Une ville compte une fois pour un pré, même s’ils se touchent à plusieurs endroits.
- RUL-FARM-3 Un pré n’a pas besoin d’être fermé ; il peut couvrir la moitié du plateau.

! field Le pré éclairé touche deux villes complètes : 6 points pour le paysan. La ville de droite
est incomplète et ne rapporte encore rien.
`,
  end: `
La fin de la partie

- END-1 La partie finit quand il faut piocher et qu’il n’y a plus de tuile. Le tour de la dernière
  tuile se joue jusqu’au bout.
- END-2 On évalue alors les routes, villes, abbayes et jardins incomplets, avec les mêmes
  majorités.
- END-3 Les prés viennent ensuite.
- END-4 Avec Les Présents, chaque Présent resté emballé vaut 2 points.
- END-5 Qui a le plus de points gagne. À égalité, la victoire est partagée.
`,
  editions: `
Les deux éditions

Le jeu a paru avec deux façons de compter. Vous choisissez en préparant la partie ; elles
diffèrent sur deux points, et sur rien d’autre.

| | Édition anniversaire | Première édition |
| Paysans | 3 points par ville complète, pré par pré | 4 points par ville complète, ville par ville |
| Ville complète de deux tuiles | 2 points par tuile, comme toute ville | 2 points en tout |

- EDITION-1 Les deux réglages sont indépendants : vous pouvez les combiner.
- CITY-4 Première édition : une ville complète de deux tuiles exactement vaut 2 points au lieu de
  4.
- FARM-7 Première édition : chaque ville complète vaut 4 points pour les paysans, quelle que soit
  sa taille.
- FARM-8 Première édition : pour chaque ville, on compte les paysans de chaque joueur dans
  **tous** les prés qui la touchent. Qui en a le plus marque les 4 points ; à égalité, chacun
  en marque 4.
- FARM-9 Première édition : un paysan sert pour toutes les villes qui touchent son pré.
`,
};
