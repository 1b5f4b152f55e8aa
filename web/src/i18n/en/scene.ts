import type {
  EdgeName,
  FeatureName,
  FigureName,
  GameName,
  SideLetter,
  Sign,
} from '../../engine/types';
import { completed, edges, figures, sides } from './names';

const signs: Record<Sign, string> = {
  shield: 'shield',
  inn: 'inn',
  cathedral: 'cathedral',
  abbey: 'abbey',
  garden: 'garden',
  arrow: 'arrow',
  spring: 'source',
  lake: 'lake',
  public: 'public building',
  historic: 'historic building',
};

const signed = (number: number): string => (number < 0 ? `minus ${-number}` : String(number));

/** What the board says. */
export const scene = {
  kind: 'game board',
  hint: 'Arrow keys go to the next spot for your tile, with Shift to any cell. Enter places the tile, R turns it, digits place a figure on it, Space ends the turn, question mark lists all keys.',
  backToLast: 'Back to the last move',
  gap: (left: number) =>
    left === 0
      ? 'No tile left fits here'
      : `${left} ${left === 1 ? 'tile left fits' : 'tiles left fit'} here`,
  cell: {
    at: (x: number, y: number) => `column ${signed(x)}, row ${signed(y)}`,
    edge: (edge: EdgeName, at: readonly SideLetter[]) =>
      `${edges[edge]} ${at.length === 4 ? 'all around' : at.map((side) => sides[side]).join(' ')}`,
    sign: (sign: Sign) => signs[sign],
    figure: (name: string, figure: FigureName, game: GameName) =>
      `${figures[game][figure]}: ${name}`,
    empty: 'empty',
    fits: (ways: number) => (ways === 1 ? 'your tile fits one way' : `your tile fits ${ways} ways`),
    proposed: 'proposed tile',
    laidBy: (name: string) => `last move: ${name}`,
  },
  target: {
    tiles: (count: number) => `${count} ${count === 1 ? 'tile' : 'tiles'}`,
    now: (points: number) => `now ${points}`,
    closed: (points: string, kind: FeatureName) => `if ${completed(kind)} ${points}`,
    atLeast: (points: number) => `at least ${points}`,
    worth: (points: number) => `worth ${points}`,
  },
};
