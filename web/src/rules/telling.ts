/** A short game, written as the golden games of the engine are. */
export interface Story {
  /** Lines of the setup besides the number of players; seat 1 begins. */
  setup?: readonly string[];
  players?: number;
  /**
   * Plies as in a log. A line that begins with a tile is a whole turn: it draws and lays the tile,
   * and puts a figure on it, or none (`pass`). Without either, it stops before the figure.
   */
  moves: readonly string[];
}

const TURN = /^(\w+\/\S+) (\S+ r[0-3])(?: (.+))?$/;

/** The plies of a line. */
export function pliesOf(line: string): string[] {
  const [, face, at = '', rest] = TURN.exec(line) ?? [];
  if (face === undefined) return [line];
  const laid = [`draw ${face}`, `place ${face} ${at}`];
  if (rest === undefined) return laid;
  const [figure = '', spot] = rest.split(' ');
  const cell = at.split(' ')[0] ?? '';
  return [...laid, spot === undefined ? figure : `put ${figure} ${cell} ${spot}`];
}

/** The log of a story. */
export function logOf({ setup = [], players = 2, moves }: Story): string {
  // The kind of game comes before everything else.
  const isKind = (line: string): boolean => line.startsWith('game ');
  const lines = [
    'remparts 1',
    ...setup.filter(isKind),
    `players ${players}`,
    'first 1',
    ...setup.filter((line) => !isKind(line)),
    'plies',
    ...moves.flatMap(pliesOf),
  ];
  return `${lines.join('\n')}\n`;
}

export type Cell = readonly [x: number, y: number];

/** The cells that a story's tiles lie on, the start piece among them. */
export function cellsOf({ setup = [], moves }: Story): Cell[] {
  const start: Cell[] = setup.includes('game city') ? [] : [[0, 0]];
  if (setup.some((line) => line.startsWith('river '))) start.push([1, 0]);
  const laid = moves.flatMap(pliesOf).flatMap((ply) => {
    const [, x, y] = /^place \S+ (-?\d+),(-?\d+)/.exec(ply) ?? [];
    return x !== undefined && y !== undefined ? [[Number(x), Number(y)] as const] : [];
  });
  return [...start, ...laid];
}
