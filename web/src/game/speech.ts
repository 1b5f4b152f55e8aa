/** What is said of a cell, for those who hear the board. */
import { cellOf, sameCell, type Point } from '../board/types';
import type {
  EdgeName,
  Face,
  FigureName,
  GameName,
  Screen,
  SideLetter,
  Sign,
} from '../engine/types';

/** What a language has to say about cells. */
export interface CellWords {
  at: (x: number, y: number) => string;
  /** An edge that lies on some sides. */
  edge: (edge: EdgeName, sides: readonly SideLetter[]) => string;
  sign: (sign: Sign) => string;
  figure: (name: string, figure: FigureName, game: GameName) => string;
  empty: string;
  /** The tile in hand fits in so many ways. */
  fits: (ways: number) => string;
  proposed: string;
  laidBy: (name: string) => string;
}

export interface Heard {
  screen: Screen;
  faces: readonly Face[];
  names: readonly string[];
  /** In how many ways the tile in hand fits there. */
  ways: number;
  /** The cell of the tile that is proposed. */
  proposed: Point | null;
}

const SIDES: readonly SideLetter[] = ['N', 'E', 'S', 'W'];

/** Its edges as it lies, those of a kind together. */
export function edgesOf(face: Face, rotation: number): [EdgeName, SideLetter[]][] {
  const found = new Map<EdgeName, SideLetter[]>();
  SIDES.forEach((side, n) => {
    const edge = face.edges[(n - rotation + SIDES.length) % SIDES.length];
    if (edge) found.set(edge, [...(found.get(edge) ?? []), side]);
  });
  return [...found];
}

export function spoken(words: CellWords, cell: Point, heard: Heard): string {
  const { screen, faces, names, ways, proposed } = heard;
  const said = [words.at(cell.x, cell.y)];
  const tile = screen.tiles.find((other) => sameCell(other, cell));
  const face = tile && faces.find(({ name }) => name === tile.face);
  if (sameCell(proposed, cell)) said.push(words.proposed);
  if (tile && face) {
    said.push(...edgesOf(face, tile.rotation).map(([edge, sides]) => words.edge(edge, sides)));
    said.push(...[...new Set(face.signs)].map((sign) => words.sign(sign)));
  } else if (!tile) {
    said.push(words.empty);
  }
  const here = screen.figures.filter((figure) => sameCell(cellOf(figure), cell));
  said.push(
    ...here.map(({ seat, figure }) => words.figure(names[seat] ?? '', figure, screen.game)),
  );
  const { last } = screen;
  if (last && sameCell(last, cell) && !sameCell(proposed, cell)) {
    said.push(words.laidBy(names[last.seat] ?? ''));
  }
  if (ways > 0) said.push(words.fits(ways));
  return said.join(', ');
}
