import type { SideLetter, Sign } from '../../engine/types';
import type { scene as english } from '../en/scene';
import { completed, edges, figures } from './names';

const sides: Record<SideLetter, string> = { N: 'nord', E: 'est', S: 'sud', W: 'ouest' };

const signs: Record<Sign, string> = {
  shield: 'blason',
  inn: 'auberge',
  cathedral: 'cathédrale',
  abbey: 'abbaye',
  garden: 'jardin',
  arrow: 'flèche',
  spring: 'source',
  lake: 'lac',
  public: 'bâtiment public',
  historic: 'bâtiment historique',
};

const signed = (number: number): string => (number < 0 ? `moins ${-number}` : String(number));

/** In French, nothing and one are singular. */
const tiles = (count: number): string => `${count} ${count < 2 ? 'tuile' : 'tuiles'}`;

export const scene: typeof english = {
  kind: 'plateau de jeu',
  hint: 'Les flèches vont à la prochaine case possible pour votre tuile, avec Maj à n’importe quelle case. Entrée place la tuile, R la tourne, les chiffres posent un pion, Espace termine le tour, le point d’interrogation donne toutes les touches.',
  backToLast: 'Revenir au dernier coup',
  gap: (left) =>
    left === 0
      ? 'Aucune tuile restante ne convient'
      : `${tiles(left)} ${left === 1 ? 'restante convient' : 'restantes conviennent'}`,
  cell: {
    at: (x, y) => `colonne ${signed(x)}, ligne ${signed(y)}`,
    edge: (edge, at) =>
      `${edges[edge]} ${at.length === 4 ? 'tout autour' : at.map((side) => sides[side]).join(' ')}`,
    sign: (sign) => signs[sign],
    figure: (name, figure, game) => `${figures[game][figure]}\u202f: ${name}`,
    empty: 'vide',
    fits: (ways) =>
      ways === 1 ? 'une façon d’y placer votre tuile' : `${ways} façons d’y placer votre tuile`,
    proposed: 'tuile proposée',
    laidBy: (name) => `dernier coup\u202f: ${name}`,
  },
  target: {
    tiles,
    now: (points) => `${points} maintenant`,
    closed: (points, kind) => `${points} une fois ${completed(kind)}`,
    atLeast: (points) => `au moins ${points}`,
    worth: (points) => `vaut ${points}`,
  },
};
