import type { EdgeName, FigureName, SideLetter, Sign } from '../../engine/types';
import { edges, figures, sides } from './names';

const signs: Record<Sign, string> = {
  shield: 'coat of arms',
  inn: 'inn',
  cathedral: 'cathedral',
  abbey: 'abbey',
  garden: 'garden',
  arrow: 'arrow',
  spring: 'spring',
  lake: 'lake',
  public: 'public building',
  historic: 'historic building',
};

const signed = (number: number): string => (number < 0 ? `minus ${-number}` : String(number));

/** What the board says. */
export const scene = {
  kind: 'game board',
  hint: 'Arrow keys go from spot to spot, with Shift from cell to cell. Enter lays the tile, R turns it, digits place a follower, Space commits, question mark lists all keys.',
  backToLast: 'Back to the last move',
  gap: (left: number) =>
    left === 0
      ? 'No tile that is left fits'
      : `Fits: ${left} ${left === 1 ? 'tile' : 'tiles'} left`,
  cell: {
    at: (x: number, y: number) => `column ${signed(x)}, row ${signed(y)}`,
    edge: (edge: EdgeName, at: readonly SideLetter[]) =>
      `${edges[edge]} ${at.length === 4 ? 'all around' : at.map((side) => sides[side]).join(' ')}`,
    sign: (sign: Sign) => signs[sign],
    figure: (name: string, figure: FigureName) => `${figures[figure]}: ${name}`,
    empty: 'empty',
    fits: (ways: number) => (ways === 1 ? 'your tile fits one way' : `your tile fits ${ways} ways`),
    proposed: 'proposed tile',
    laidBy: (name: string) => `last move: ${name}`,
  },
  target: {
    tiles: (count: number) => `${count} ${count === 1 ? 'tile' : 'tiles'}`,
    now: (points: number) => `now ${points}`,
    closed: (points: number) => `closed ${points}`,
    worth: (points: number) => `worth ${points}`,
  },
};
