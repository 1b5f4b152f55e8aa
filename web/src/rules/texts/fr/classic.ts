/** Le jeu lui-même, en français. */
import type { classic as english } from '../en/classic';

export const classic: typeof english = {
  start: `
Le jeu en une minute

Ensemble, vous bâtissez un paysage de routes, de villes, d’abbayes et de prés, une tuile après
l’autre. Sur votre tuile, vous pouvez poser un de vos partisans : il prend pour vous une route,
une ville, une abbaye ou un pré. Ce qui est complété est évalué, et le partisan rentre chez lui.
Quand la dernière tuile est posée, on évalue aussi ce qui reste inachevé. **Le plus de points
l’emporte.**

- SETUP-1 On joue de **2 à 5** ; avec la sixième couleur d’Auberges et cathédrales, jusqu’à 6.
- SETUP-2 Chacun a **7 partisans** d’une couleur et commence avec 0 point.
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

Un tour a trois temps, toujours dans cet ordre.

- TURN-1 **Poser** la tuile piochée, c’est obligatoire. **Placer** un partisan dessus, si l’on
  veut. **Évaluer** ce que la tuile a complété.
- TURN-2 Tout ce que votre tuile complète est évalué, à qui que ce soit.
- TURN-3 L’évaluation vient en dernier. Un partisan qui rentre maintenant ne se replace qu’à
  partir de votre tour suivant.

! turn Bleu a posé la tuile de droite et y a placé un partisan comme voyageur.

Avec les extensions, un cadeau peut se déballer entre la pioche et la pose, un cadeau se reçoit
dès que la tuile est posée, et la flèche *rejouer* ajoute un tour entier après l’évaluation.
`,
  tiles: `
Poser une tuile

- TILE-2 La tuile doit toucher par un côté entier au moins une tuile de la table. Un coin ne
  suffit pas.
- TILE-3 Sur chaque côté commun, le paysage doit se poursuivre : **ville contre ville, route
  contre route, pré contre pré**, rivière contre rivière.
- TILE-4 Vous tournez la tuile comme vous voulez.
- TILE-5 S’il existe une place pour la tuile, vous devez la poser.
- TILE-6 Une tuile qui ne va nulle part quitte le jeu, et vous en piochez une autre.

! fits À gauche, la route continue. À droite, elle buterait sur un pré : c’est interdit.
`,
  followers: `
Placer un partisan

- MEEPLE-1 Vous pouvez placer **un** partisan par tour, pris dans votre réserve.
- MEEPLE-2 Il va sur la tuile que vous venez de poser.
- MEEPLE-3 L’élément doit être **libre** : aucun partisan de personne, pas même de vous, sur
  aucune de ses tuiles, si loin soit-elle.
- MEEPLE-4 C’est un **voyageur** sur une route, un **chevalier** dans une ville, un **moine** dans
  une abbaye et, couché, un **paysan** dans un pré.
- MEEPLE-6 Vous pouvez le placer sur ce que votre tuile vient de compléter : il marque et rentre
  aussitôt.
- MEEPLE-5 Sans partisan en réserve, vous ne faites que poser des tuiles jusqu’à ce qu’il en
  rentre un.
- MEEPLE-7 Les partisans rentrent par l’évaluation ; ils ne bougent jamais autrement.

! roles Un chevalier dans la ville, un voyageur sur la route, un paysan dans le pré et un moine dans
l’abbaye.
! occupied Le chevalier de Bleu tient cette ville : personne ne peut en placer un autre sur la
tuile du haut.
`,
  majority: `
Évaluation et majorité

- SCORE-1 Quand un élément est évalué, tous ses partisans rentrent, même ceux qui ne marquent
  rien.
- SCORE-2 Un élément sans partisan ne rapporte à personne.
- MAJ-1 Les partisans de plusieurs joueurs se rencontrent quand des éléments séparés se
  rejoignent.
- MAJ-2 Qui a **le plus de partisans** dans un élément en prend tous les points. Les autres n’ont
  rien.
- MAJ-3 En cas d’**égalité**, chacun des joueurs à égalité prend tous les points.
- MAJ-4 Un grand partisan compte pour deux.

! shared Une tuile de plus dans le trou réunit ces villes. Bleu et Rouge y auront chacun un
chevalier, et tous deux en prendront tous les points.
`,
  roads: `
Les routes

- ROAD-1 Une route est complète quand ses deux bouts arrivent à un carrefour, à une ville ou à une
  abbaye, ou quand elle forme une boucle.
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

- ABBEY-1 Une abbaye est au milieu de sa tuile. Un partisan placé dessus est un moine.
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
- FARM-2 Un partisan couché dans un pré libre est un **paysan**.
- FARM-3 Les paysans restent jusqu’à la fin de la partie et ne marquent qu’alors. Ils ne rentrent
  pas.
- FARM-4 À la fin, chaque **ville complète** qui borde le pré ou s’y trouve rapporte **3 points**
  au paysan.
- FARM-5 S’il y a plusieurs paysans, la majorité décide, comme partout.
- FARM-6 Une ville qui borde plusieurs prés paie dans chacun. Les villes incomplètes ne paient
  rien.
- RUL-FARM-1 Une ville compte une fois pour un pré, même s’ils se touchent à plusieurs endroits.
- RUL-FARM-3 Un pré n’a pas besoin d’être fermé ; il peut couvrir la moitié de la table.

! field Le pré éclairé borde deux villes complètes : 6 points pour le paysan. La ville de droite
est ouverte et ne paie encore rien.
`,
  end: `
La fin de la partie

- END-1 La partie finit quand il faut piocher et qu’il n’y a plus de tuile. Le tour de la dernière
  tuile se joue jusqu’au bout.
- END-2 On évalue alors les routes, villes, abbayes et jardins incomplets, avec les mêmes
  majorités.
- END-3 Les prés viennent ensuite.
- END-4 Avec Les Cadeaux, chaque cadeau resté emballé vaut 2 points.
- END-5 Qui a le plus de points gagne. À égalité, la victoire est partagée.
`,
  editions: `
Les deux éditions

Le jeu a paru avec deux façons de compter. Vous choisissez en préparant la partie ; elles
diffèrent sur deux points, et sur rien d’autre.

| | Édition anniversaire | Première édition |
| Paysans | 3 points par ville complète, pré par pré | 4 par ville complète, ville par ville |
| Ville complète de deux tuiles | 2 points par tuile, comme toute ville | 2 points en tout |

- EDITION-1 Les deux réglages sont indépendants : vous pouvez les mélanger.
- CITY-4 Première édition : une ville complète de deux tuiles exactement vaut 2 points au lieu de
  4.
- FARM-7 Première édition : chaque ville complète vaut 4 points pour les paysans, quelle que soit
  sa taille.
- FARM-8 Première édition : pour chaque ville, on compte les paysans de chaque joueur dans
  **tous** les prés qui la bordent. Le plus grand nombre prend les 4 points ; à égalité, chacun en
  prend 4.
- FARM-9 Première édition : un paysan sert pour toutes les villes qui bordent son pré.
`,
};
