/** The points of a game as a table: categories as rows, seats as columns. */
import type { Breakdown, Cell } from '../engine/types';

export type CategoryName = Breakdown['rows'][number]['what'];

export type FactName = Breakdown['facts'][number]['what'];

/** From what is scored most often to what is rare. */
const ORDER: readonly CategoryName[] = [
  'roads',
  'cities',
  'streets',
  'markets',
  'abbeys',
  'gardens',
  'fields',
  'homes',
  'towers',
  'guards',
  'gifts',
  'bonus',
];

/** Points of a seat, and the tiles that gave them. */
export interface Source {
  points: number;
  cells: Cell[];
}

export interface Line {
  what: CategoryName;
  final: boolean;
  sources: Source[];
}

/** The lines of a category: those scored in play, and at the end. */
export interface Category {
  what: CategoryName;
  lines: Line[];
}

export function categoriesOf({ rows }: Breakdown): Category[] {
  const names = ORDER.filter((name) => rows.some(({ what }) => what === name));
  return names.map((what) => ({
    what,
    lines: rows
      .filter((row) => row.what === what)
      .sort((one, other) => Number(one.phase === 'end') - Number(other.phase === 'end'))
      .map((row) => ({
        what,
        final: row.phase === 'end',
        sources: row.points.map((points, seat) => ({ points, cells: row.cells[seat] ?? [] })),
      })),
  }));
}

/** Every tile that gave a seat points, once. */
export function tilesOf({ rows }: Breakdown, seat: number): Cell[] {
  const all = rows.flatMap((row) => row.cells[seat] ?? []);
  return [...new Map(all.map((cell) => [String(cell), cell])).values()];
}

/** Seats by their points, with their places; the same points share a place. */
export function ranking(
  totals: readonly number[],
): { seat: number; place: number; total: number }[] {
  return totals
    .map((total, seat) => ({
      seat,
      total,
      place: totals.filter((other) => other > total).length + 1,
    }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}
