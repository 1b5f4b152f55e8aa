import type { SideLetter, Sign } from '../../engine/types';
import type { scene as english } from '../en/scene';
import { edges, figures } from './names';

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
  hint: 'Les flèches vont d’un emplacement à l’autre, avec Maj d’une case à l’autre. Entrée pose la tuile, R la tourne, les chiffres placent un partisan, Espace valide, le point d’interrogation donne toutes les touches.',
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
    figure: (name, figure) => `${figures[figure]}\u00a0: ${name}`,
    empty: 'vide',
    fits: (ways) =>
      ways === 1 ? 'votre tuile s’y pose d’une façon' : `votre tuile s’y pose de ${ways} façons`,
    proposed: 'tuile proposée',
    laidBy: (name) => `dernier coup\u00a0: ${name}`,
  },
  target: {
    tiles,
    now: (points) => `${points} maintenant`,
    closed: (points) => `${points} si complété`,
    worth: (points) => `vaut ${points}`,
  },
};
