import type { Step } from '../../engine/types';
import type { Refusals } from '../en/refusals';
import { cell, gifts, of, sides } from './names';

const over = 'La partie est finie. Revoyez-la, ou commencez-en une autre.';
const drawn = 'Pas encore\u202f: on pioche d’abord.';

const steps: Record<Step, string> = {
  first: drawn,
  draw: drawn,
  gift: drawn,
  tile: 'Pas encore\u202f: placez d’abord votre tuile.',
  arrow: 'Pas encore\u202f: choisissez d’abord une flèche.',
  figure: 'Plus maintenant\u202f: la tuile est placée. Posez un pion, ou terminez votre tour.',
  gate: 'Pas maintenant\u202f: construisez d’abord la Porte de la Ville.',
  wall: 'Pas maintenant\u202f: construisez d’abord un rempart.',
  guard: 'Pas maintenant\u202f: posez un garde, ou continuez sans.',
  tower: 'Pas maintenant\u202f: placez une tour, ou continuez sans.',
  over,
};

export const refusals: Refusals = {
  'game-over': () => over,
  'not-your-turn': ({ seat }, name) => `C’est à ${name(seat)} de jouer. Attendez votre tour.`,
  'chance-pending': () => 'On pioche. Attendez un instant.',
  'nothing-to-draw': () => 'Il n’y a rien à piocher maintenant.',
  'wrong-step': ({ step }) => steps[step],
  'not-in-hand': ({ face }) =>
    `Vous n’avez pas ${face} en main. Placez la tuile que vous avez piochée.`,
  'none-left': ({ face }) => `Il ne reste plus ${of(face)} à piocher.`,
  'not-in-deck': () => 'Cette carte n’est plus dans la pile.',
  'no-such-seat': ({ seat }) => `Il n’y a pas de place ${seat + 1}.`,
  'cell-taken': ({ x, y }) => `Il y a déjà une tuile en ${cell(x, y)}. Choisissez une case vide.`,
  detached: () =>
    'Aucune tuile ne borde cette case. La vôtre doit en toucher une par un côté entier\u202f; un coin ne suffit pas.',
  'edge-mismatch': ({ side }) =>
    `Le paysage ne se poursuit pas ${sides[side]}. Tournez la tuile, ou choisissez une autre case.`,
  'street-mismatch': ({ side }) =>
    `Une route s’interrompt ${sides[side]}. Tournez la tuile, ou choisissez une autre case.`,
  'fits-no-way': () =>
    'Votre tuile ne va pas ici, quel que soit son sens. Choisissez une autre case.',
  'river-not-continued': () =>
    'Une tuile Rivière doit prolonger la rivière. Placez-la à l’une des extrémités ouvertes.',
  'river-end-lost': () =>
    'La rivière y perdrait une extrémité ouverte. Placez la tuile de sorte que l’eau puisse continuer.',
  'river-u-turn': () =>
    'La rivière ne peut pas tourner deux fois de suite dans la même direction. Tournez la tuile dans l’autre sens.',
  'river-toward-river': () =>
    'La rivière se dirigerait vers ses propres tuiles. Tournez-la de l’autre côté.',
  'not-in-the-middle': () => 'La première tuile va au milieu, en 0, 0.',
  'beyond-the-wall': () =>
    'Cette case est au-delà des remparts\u202f: un rempart ou la Porte de la Ville y fait face. Choisissez une autre case.',
  'breaks-the-run': () =>
    'Une tuile ici couperait la suite des remparts ou l’enfermerait. Choisissez une autre case.',
  'no-tile': ({ x, y }) =>
    `Il n’y a pas de tuile en ${cell(x, y)}. Choisissez une tuile du plateau.`,
  'no-such-part': ({ x, y }) =>
    `La tuile en ${cell(x, y)} n’a pas cet endroit. Choisissez-en un qu’elle a.`,
  'arrow-not-touched': ({ x, y }) =>
    `Aucune flèche ne s’active en ${cell(x, y)}. Choisissez-en une qui s’active.`,
  'none-in-supply': ({ figure }) => {
    if (figure === 'abbot') return 'Votre abbé est sur le plateau. Reprenez-le d’abord.';
    return figure === 'big'
      ? 'Votre gros meeple est sur le plateau. Il rentre quand sa zone est évaluée.'
      : 'Vous n’avez plus de meeple en réserve. Il en rentre un quand sa zone est évaluée.';
  },
  'no-follower': () =>
    'Vous n’avez plus de bonhomme en réserve. Il en rentre un quand sa route ou son marché est évalué.',
  resting: () =>
    'Vos bonhommes sont rentrés pendant ce tour. Vous pourrez les réutiliser au tour suivant.',
  'wrong-figure': ({ figure }) =>
    figure === 'abbot'
      ? 'L’abbé ne se pose que sur une abbaye ou un jardin. Choisissez-en un, ou prenez un meeple.'
      : 'Seul l’abbé se pose sur un jardin. Choisissez un autre endroit pour votre meeple.',
  'no-farmers': () =>
    'On joue sans paysans\u202f: personne ne se couche dans un pré. Choisissez un autre endroit.',
  'not-on-new-tile': () => 'Choisissez un endroit sur la tuile qui vient d’être placée.',
  occupied: () =>
    'Cette zone est occupée, peut-être sur une tuile lointaine. Choisissez une zone inoccupée.',
  complete: () =>
    'Cette zone est complète, et la flèche n’ouvre que les zones incomplètes. Choisissez un autre endroit.',
  finished: () =>
    'Votre tuile termine cette zone\u202f: on n’y pose plus de bonhomme. Choisissez un autre endroit.',
  'nothing-to-pair': () =>
    'Pour une paire, choisissez un endroit où se trouve un seul de vos meeple.',
  'no-abbot-to-recall': () =>
    'Vous n’avez pas d’abbé sur une abbaye ou un jardin incomplet\u202f: il n’y a rien à reprendre.',
  'abbot-just-placed': () =>
    'Vous avez posé votre abbé pendant ce tour. Vous pourrez le reprendre dès votre prochain tour.',
  'no-such-gift': ({ gift }) =>
    `Vous n’avez pas la carte ${gifts[gift]}. Choisissez un Présent de votre main.`,
  'gift-already-unwrapped': () =>
    'Vous avez déjà déballé un Présent pendant ce tour. Gardez les autres pour plus tard.',
  'no-second-tile': () =>
    'Il n’y a pas de deuxième tuile à piocher. Gardez ce Présent\u202f: il vaut 2\u00a0points à la fin.',
  'no-abbey': ({ x, y }) =>
    `Il n’y a pas d’abbaye en ${cell(x, y)}. Choisissez une abbaye incomplète.`,
  'abbey-complete': ({ x, y }) =>
    `L’abbaye en ${cell(x, y)} est complète. Choisissez-en une incomplète.`,
  'no-road-to-sweep': () => 'Choisissez une route incomplète où se trouve au moins un meeple.',
  'retreat-from-garden': () =>
    'Le Retrait ne vaut pas pour un jardin. Choisissez une ville, une route, une abbaye ou un pré.',
  'no-figure-there': () => 'Vous n’avez pas ce meeple à cet endroit. Choisissez l’un des vôtres.',
  'no-change': () =>
    'Un meeple debout doit se coucher dans un pré, un paysan doit se relever. Choisissez un tel endroit.',
  'complete-to-stand-in': () =>
    'Personne ne se relève dans une zone complète. Choisissez une route, une ville ou une abbaye incomplète.',
  'not-on-the-rim': () =>
    'La Porte de la Ville va sur le bord extérieur. Choisissez un côté qui donne sur l’extérieur.',
  'not-next-to-an-end': () =>
    'Les remparts se prolongent à leurs deux bouts. Choisissez le côté voisin de l’un de ces bouts.',
  'not-the-wall': () => 'Un garde ne va que sur le dernier rempart que vous avez construit.',
  'guarded-opposite': () =>
    'Un garde se tient juste en face, au bout d’une rangée sans espace vide. Gardez votre bonhomme.',
  'no-tower': () => 'Vous n’avez plus de tour. Continuez sans en placer.',
  'not-an-end': () =>
    'Une tour va à un bout des remparts, à un rempart au moins de la tour précédente ou de la Porte de la Ville.',
};
