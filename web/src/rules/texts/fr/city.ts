/** La Cité, en français. */
import type { city as english } from '../en/city';

export const city: typeof english = {
  'city-game': `
La Cité : le jeu

La Cité est un jeu à part : dans les murs, vous bâtissez des rues, des marchés et des quartiers ;
à partir de la deuxième pile, vous bâtissez les murs eux-mêmes.

- TC-SETUP-1 On joue de **2 à 4**.
- TC-SETUP-2 Chacun a **7 partisans**.
- TC-SETUP-3 Les 12 tours sont partagées : 6 chacun à deux joueurs, 4 à trois, 3 à quatre.
- TC-SETUP-4 Les 75 tuiles sont mélangées en **trois piles de 30, 25 et 20**, utilisées dans cet
  ordre.
- TC-TURN-1 Posez une tuile, placez-y un partisan si vous voulez, évaluez les rues et les marchés
  qu’elle termine ; il faut ensuite, parfois, construire des murs.
- TC-TURN-2 Il n’y a pas de tuile de départ : la première tuile est seule, et l’on peut y placer
  un partisan.
- TC-PUT-1 Un partisan au plus par tour, de votre réserve, sur la tuile qui vient d’être posée.
- TC-PUT-2 C’est un **passant** dans une rue, un **marchand** sur un marché ou, couché, un
  **habitant** d’un quartier.
- TC-PUT-3 L’élément doit être libre de tout partisan, même des vôtres.
- TC-PUT-4 Une rue ou un marché que votre tuile termine **n’accueille plus de partisan**.
- TC-SCORE-3 Qui a le plus de partisans prend tous les points ; à égalité, chacun les prend tous.
- TC-SCORE-4 Après l’évaluation, les partisans de l’élément rentrent.
`,
  'city-tiles': `
La Cité : les tuiles

- TC-LAY-1 Une tuile doit toucher par un côté entier au moins une tuile de la table.
- TC-LAY-2 **Seules les rues doivent s’accorder** : sur un côté commun, les deux tuiles ont une
  rue, ou aucune. Marchés et maisons peuvent se toucher.
- TC-TILE-3 Un marché vend une de trois marchandises : bétail, grain ou poisson.
- TC-TILE-2 32 bâtiments sont publics et 7 sont historiques.
- RUL-TC-TURN-3 Une tuile qui ne va nulle part quitte le jeu, et vous en piochez une autre.

! city-tiles Une rue, un marché au bord des maisons, un bâtiment historique et un carrefour.
`,
  'city-streets': `
La Cité : les rues

- TC-FEAT-1 Une rue est terminée quand chacun de ses bouts arrive à un carrefour, à une place, à
  un bâtiment, à un marché ou à un mur, ou quand elle forme une boucle.
- TC-SCORE-1 Une rue terminée de 3 tuiles au plus : **1 point par tuile**. À partir de 4 tuiles :
  **2 points par tuile**.

! street 4 tuiles entre un bâtiment et un carrefour : 8 points pour Bleu.
`,
  'city-markets': `
La Cité : les marchés

- TC-FEAT-2 Deux côtés de marché qui se touchent réunissent leurs marchés, quelles que soient les
  marchandises.
- TC-FEAT-3 Un marché est terminé quand il ne peut plus grandir et n’a pas de trou au milieu. Un
  côté de marché face à des maisons ou à un mur est fermé.
- TC-SCORE-2 Un marché terminé : **tuiles × marchandises différentes**.

! market 3 tuiles avec bétail, grain et poisson. Le marché est encore ouvert ; terminé ainsi, il
rapporterait 3 × 3 = 9 points.
`,
  'city-homes': `
La Cité : les quartiers

- TC-FEAT-4 Les maisons qui se touchent forment un seul quartier. Les rues, les marchés et les
  murs en sont les bords.
- TC-SCORE-5 Les habitants restent jusqu’à la fin de la partie et ne marquent qu’alors.
- TC-FINAL-1 Un quartier est à qui y a le plus d’habitants, à égalité à tous ceux-là.
- TC-FINAL-2 À la fin, chaque propriétaire reçoit **2 points par marché** qui touche le quartier
  ou s’y trouve, petit ou grand, terminé ou non.
- RUL-TC-FINAL-1 Toucher, c’est avoir une bordure commune ou un côté de marché face à des maisons.
  Un coin ne suffit pas, et l’on ne se touche pas à travers une rue.

! homes Deux marchés touchent le quartier éclairé : 4 points pour son habitant.
`,
  'city-walls': `
La Cité : la porte et les murs

- TC-PHASE-1 À partir de la deuxième pile, un tour dont la tuile amène une **évaluation** est
  suivi d’une construction.
- TC-PHASE-2 Il y a une construction par tour. Ce qu’un mur termine n’en amène pas d’autre.
- RUL-TC-PHASE-2 Terminer seulement des éléments sans partisan n’amène pas de construction : rien
  n’a été évalué.
- TC-PHASE-3 La toute première fois, qui a posé la tuile construit la **porte**, sur le côté du
  bord qui lui plaît ; les autres construisent un mur chacun.
- TC-PHASE-4 Ensuite, chacun construit 1 mur pendant la deuxième pile, 2 pendant la troisième.
- TC-PHASE-5 **À deux joueurs, on construit le double** : 2 murs chacun pendant la deuxième pile,
  4 pendant la troisième. La première fois, c’est la porte et un mur pour l’un, deux murs pour
  l’autre.
- TC-PHASE-6 On construit une pièce à la fois, dans le sens des aiguilles d’une montre, en
  commençant par qui a posé la tuile.
- TC-WALL-2 Un mur va à l’un des **deux bouts** de ce qui est debout. Vous choisissez le bout ;
  vous devez construire.
- TC-WALL-3 Une rue ou un marché qu’un mur termine est évalué aussitôt.
- TC-BEYOND-1 On ne pose pas de tuile au-delà du mur.

! walls La porte est au sud. Les murs partent de ses deux côtés, et un garde de Bleu surveille
une rangée de tuiles.
`,
  'city-guards': `
La Cité : les gardes

- TC-GUARD-1 Qui construit un mur peut y poster un partisan de sa réserve comme **garde**.
- TC-GUARD-2 Sauf si un garde se tient juste en face, à l’autre bout d’une rangée de tuiles sans
  trou.
- TC-GUARD-3 Pendant la troisième pile, les gardes viennent après tous les murs de la construction
  : un par joueur au plus, sur le dernier mur qu’il a construit.
- RUL-TC-GUARD-2 Personne ne monte la garde sur la porte.
- TC-FINAL-3 À la fin, chaque garde regarde la rangée de tuiles devant son mur, jusqu’à la
  première case vide : **2 points par bâtiment public, 3 par bâtiment historique**.
- RUL-TC-FINAL-2 Deux gardes qui se font face marquent pour les mêmes bâtiments.
`,
  'city-towers': `
La Cité : les tours

- TC-TOWER-1 Quand tous les murs de la construction sont debout, qui a posé la tuile peut dresser
  une **tour** à l’un des deux bouts.
- TC-TOWER-2 Elle rapporte aussitôt **1 point par mur** entre elle et la tour précédente la plus
  proche, ou la porte s’il n’y en a pas.
- RUL-TC-TOWER-1 La tour précédente peut être à n’importe qui. La porte elle-même ne compte pas,
  et les murs continuent au-delà d’une tour.
`,
  'city-end': `
La Cité : la fin de la partie

La partie finit avec le tour où l’une de ces choses arrive :

- TC-END-1 Le dernier des 70 murs est construit.
- TC-END-2 La dernière tuile est posée ; la construction qu’elle amène a encore lieu.
- TC-END-3 **5 côtés ou moins** restent ouverts entre les deux bouts du mur.

Alors l’enceinte se ferme.

- TC-END-4 Des murs sont construits sur tous les côtés ouverts, sans gardes ni tours.
- TC-END-5 Les rues et les marchés que cela termine sont évalués.
- TC-END-6 Les partisans dans les rues et les marchés encore inachevés ne rapportent rien.
- TC-FINAL-4 Quartiers et gardes sont évalués en dernier. Qui a le plus de points gagne ; à égalité,
  la victoire est partagée.
`,
};
