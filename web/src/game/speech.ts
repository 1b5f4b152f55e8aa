/** What is said of a cell, for those who hear the board. */
import { cellOf, sameCell, type Point } from '../board/types';
import type { EdgeName, Face, Screen, SideLetter } from '../engine/types';
import type { Catalogue } from '../i18n/index.svelte';

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

export function spoken(t: Catalogue, cell: Point, heard: Heard): string {
  const { screen, faces, names, ways, proposed } = heard;
  const words = t.scene.cell;
  /** On which sides; nothing if on all of them. */
  const at = (sides: readonly SideLetter[]): string | null =>
    sides.length === SIDES.length ? null : sides.map((side) => t.names.side[side]).join(' ');
  const said = [words.at(cell.x, cell.y)];
  const tile = screen.tiles.find((other) => sameCell(other, cell));
  const face = tile && faces.find(({ name }) => name === tile.face);
  if (sameCell(proposed, cell)) said.push(words.proposed);
  if (tile && face) {
    said.push(...edgesOf(face, tile.rotation).map(([edge, sides]) => words.edge(edge, at(sides))));
    said.push(...[...new Set(face.signs)].map((sign) => t.names.sign[sign]));
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
