/** La Cité, en français. */
import type { city as english } from '../en/city';

export const city: typeof english = {
  'city-game': `
La Cité : le jeu

La Cité est un jeu à part : vous bâtissez une ville de routes, de marchés et de zones
résidentielles ; à partir de la deuxième pile, vous bâtissez aussi ses remparts.

- TC-SETUP-1 On joue de **2 à 4**.
- TC-SETUP-2 Chacun a **7 bonhommes**.
- TC-SETUP-3 Les 12 tours sont partagées : 6 chacun à deux joueurs, 4 à trois, 3 à quatre.
- TC-SETUP-4 Les 75 tuiles sont mélangées en **trois piles de 30, 25 et 20**, utilisées dans cet
  ordre.
- TC-TURN-1 Placez une tuile, posez-y un bonhomme si vous voulez, évaluez les routes et les marchés
  qu’elle termine ; parfois, on construit ensuite des remparts.
- TC-TURN-2 Il n’y a pas de tuile de départ : la première tuile est seule, et l’on peut y poser un
  bonhomme.
- TC-PUT-1 Un bonhomme au plus par tour, de votre réserve, sur la tuile qui vient d’être placée.
- TC-PUT-2 C’est un **voyageur** sur une route, une **marchande** sur un marché ou, couché, un
  **habitant** dans une zone résidentielle.
- TC-PUT-3 Il ne doit y avoir encore aucun bonhomme, même à vous, sur la route, sur le marché ou
  dans la zone résidentielle.
- TC-PUT-4 Une route ou un marché que votre tuile termine **n’accueille plus de bonhomme**.
- TC-SCORE-3 Qui a le plus de bonhommes marque tous les points ; à égalité, chacun les marque tous.
- TC-SCORE-4 Après l’évaluation, les bonhommes de la route ou du marché rentrent.
- RUL-TC-SCORE-4 Les bonhommes qui rentrent se réutilisent à partir du **tour suivant**. Pendant la
  construction de ce tour, ils ne montent pas la garde, qu’une tuile ou un rempart les ait fait
  rentrer.
`,
  'city-tiles': `
La Cité : les tuiles

- TC-LAY-1 Une tuile doit toucher par un côté entier au moins une tuile du plateau.
- TC-LAY-2 **Seules les routes doivent s’accorder** : sur un côté commun, les deux tuiles ont une
  route, ou aucune. Marchés et zones résidentielles peuvent se toucher.
- TC-TILE-3 Il y a trois types de marché : bétail, céréales et poisson.
- TC-TILE-2 32 bâtiments sont publics et 7 sont historiques.
- RUL-TC-TURN-3 Une tuile impossible à poser quitte le jeu, et vous en piochez une autre.

! city-tiles Une route, un marché à côté d’une zone résidentielle, un bâtiment historique et un
carrefour.
`,
  'city-streets': `
La Cité : les routes

- TC-FEAT-1 Une route est terminée quand chacune de ses extrémités arrive à un carrefour, à une
  place, à un bâtiment, à un marché ou à un rempart, ou quand elle forme une boucle.
- TC-SCORE-1 Une route terminée de 3 tuiles au plus : **1 point par tuile**. À partir de 4 tuiles :
  **2 points par tuile**.

! street 4 tuiles entre un bâtiment et un carrefour : 8 points pour Bleu.
`,
  'city-markets': `
La Cité : les marchés

- TC-FEAT-2 Deux côtés de marché qui se touchent réunissent leurs marchés, quels que soient leurs
  types.
- TC-FEAT-3 Un marché est terminé quand il ne peut plus grandir et n’a pas de trou au milieu. Un
  côté de marché face à une zone résidentielle ou à un rempart est fermé.
- TC-SCORE-2 Un marché terminé : **tuiles × types différents**.

! market 3 tuiles avec bétail, céréales et poisson. Le marché n’est pas encore terminé ; terminé
ainsi, il rapporterait 3 × 3 = 9 points.
`,
  'city-homes': `
La Cité : les zones résidentielles

- TC-FEAT-4 Les zones résidentielles qui se touchent n’en font qu’une. Les routes, les marchés et
  les remparts en sont les bords.
- TC-SCORE-5 Les habitants restent jusqu’à la fin de la partie et ne marquent qu’alors.
- TC-FINAL-1 Une zone résidentielle est à qui y a le plus d’habitants ; à égalité, à tous les
  joueurs à égalité.
- TC-FINAL-2 À la fin, chaque propriétaire reçoit **2 points par marché** qui touche la zone ou s’y
  trouve, petit ou grand, terminé ou non.
- RUL-TC-FINAL-1 Toucher, c’est avoir une bordure commune ou un côté de marché face à la zone
  résidentielle. Un coin ne suffit pas, et une route entre les deux les sépare.

! homes Deux marchés touchent la zone résidentielle éclairée : 4 points pour son habitant.
`,
  'city-walls': `
La Cité : la Porte de la Ville et les remparts

- TC-PHASE-1 À partir de la deuxième pile, une tuile qui déclenche une **évaluation** est suivie
  d’une construction de remparts.
- TC-PHASE-2 Il y a une construction par tour. Ce qu’un rempart termine n’en déclenche pas d’autre.
- RUL-TC-PHASE-2 Ne terminer que des routes et des marchés sans bonhomme ne déclenche
  pas de construction : rien n’a été évalué.
- TC-PHASE-3 La toute première fois, qui a déclenché l’évaluation construit la **Porte de la
  Ville**, au bord d’une tuile de son choix ; les autres construisent un rempart chacun.
- TC-PHASE-4 Ensuite, chacun construit 1 rempart pendant la deuxième pile, 2 pendant la troisième.
- TC-PHASE-5 **À deux joueurs, on construit le double** : 2 remparts chacun pendant la deuxième
  pile, 4 pendant la troisième. La première fois, c’est la Porte de la Ville et un rempart pour
  l’un, deux remparts pour l’autre.
- TC-PHASE-6 On construit une pièce à la fois, dans le sens des aiguilles d’une montre, en
  commençant par qui a déclenché l’évaluation.
- TC-PHASE-7 S’il reste **trop peu de remparts** pour tous, on les distribue un à un, dans le sens
  des aiguilles d’une montre, en commençant par qui a déclenché l’évaluation, jusqu’au dernier.
- RUL-TC-WALL-1 La Porte de la Ville et les remparts vont sur le **bord extérieur** : sur des côtés
  qui donnent sur l’extérieur, pas sur un trou à l’intérieur.
- TC-WALL-2 Un rempart va à l’un des **deux bouts** de ceux qui sont construits. Vous choisissez le
  bout ; vous devez construire.
- TC-WALL-3 Une route ou un marché qu’un rempart termine est évalué aussitôt.
- TC-BEYOND-1 On ne place pas de tuile au-delà des remparts.
- RUL-TC-BEYOND-1 Au-delà des remparts, c’est la **case voisine**, juste devant la face extérieure
  d’un rempart ou de la Porte de la Ville, et aucune autre.
- RUL-TC-BEYOND-2 Une tuile ne peut pas non plus **enfermer** un rempart ni couper la suite des
  remparts : la Porte et les remparts restent une seule ligne sans trou sur le bord extérieur.

! walls La Porte de la Ville est au sud. Les remparts partent de ses deux côtés, et un garde de
Bleu surveille une rangée de tuiles.
! beyond Aucune tuile ne se place sur les cases marquées : un rempart ou la Porte fait face à chacune
d’elles. Toutes les autres cases autour de la ville restent ouvertes.
`,
  'city-guards': `
La Cité : les gardes

- TC-GUARD-1 Qui construit un rempart peut y poser un bonhomme de sa réserve comme **garde**.
- TC-GUARD-2 Sauf si un garde se tient juste en face, à l’autre bout d’une rangée de tuiles sans
  trou.
- TC-GUARD-3 Pendant la troisième pile, les gardes viennent après tous les remparts de la
  construction : un par joueur au plus, sur le dernier rempart qu’il a construit.
- RUL-TC-GUARD-2 Il n’y a pas de garde sur la Porte de la Ville.
- TC-FINAL-3 À la fin, chaque garde regarde la rangée de tuiles devant son rempart, jusqu’à la
  première case vide : **2 points par bâtiment public, 3 par bâtiment historique**.
- RUL-TC-FINAL-2 Deux gardes qui se font face marquent pour les mêmes bâtiments.
`,
  'city-towers': `
La Cité : les tours

- TC-TOWER-1 Quand tous les remparts sont construits, qui a déclenché l’évaluation peut placer une
  **tour** à l’un des deux bouts.
- TC-TOWER-2 Elle rapporte aussitôt **1 point par rempart** entre elle et la tour précédente la
  plus proche, ou la Porte de la Ville s’il n’y en a pas.
- RUL-TC-TOWER-2 On ne choisit un bout que si la tour y rapporte au moins 1 point.
- RUL-TC-TOWER-1 La tour précédente peut être à n’importe qui. La Porte de la Ville elle-même ne
  compte pas, et les remparts continuent au-delà d’une tour.
`,
  'city-end': `
La Cité : la fin de la partie

La partie finit avec le tour où l’une de ces choses arrive :

- TC-END-1 Le dernier des 70 remparts est construit.
- TC-END-2 La dernière tuile est placée ; la construction qu’elle déclenche a encore lieu.
- TC-END-3 **5 côtés ou moins** restent ouverts entre les deux bouts des remparts.

Alors les remparts se ferment.

- TC-END-4 Des remparts sont construits sur tous les côtés ouverts, sans gardes ni tours.
- TC-END-5 Les routes et les marchés que cela termine sont évalués.
- TC-END-6 Les bonhommes sur les routes et les marchés non terminés ne rapportent rien.
- TC-FINAL-4 Zones résidentielles et gardes sont évalués en dernier. Qui a le plus de points gagne ;
  à égalité, la victoire est partagée.
`,
};
