import type { Area, Point } from './types';

/** What tells fields apart, as in `crates/art/src/marks/weave.rs`. */
interface Weave {
  color: string;
  lines: string;
}

export const FIELDS: readonly [Weave, ...Weave[]] = [
  { color: '#7b3fa0', lines: 'M-10 10l20-20M-10 110l120-120M90 110l20-20' },
  { color: '#e07b00', lines: 'M-10 90l20 20M-10-10l120 120M90-10l20 20' },
  { color: '#0b7d86', lines: 'M0 30q25-24 50 0t50 0M0 80q25-24 50 0t50 0' },
  { color: '#c2255c', lines: 'M25-5v110M75-5v110' },
  { color: '#fff3c4', lines: 'M10 50a40 40 0 1 0 80 0a40 40 0 1 0-80 0' },
  { color: '#1d3d8f', lines: 'M20 30h60M70 80h60M-30 80h60' },
  {
    color: '#6b3f1d',
    lines:
      'M50 30v40M30 50h40M0-20v40M-20 0h40M100 80v40M80 100h40M0 80v40M-20 100h40M100-20v40M80 0h40',
  },
  { color: '#ff9ecb', lines: 'M0 40l25-20 25 20 25-20 25 20M0 90l25-20 25 20 25-20 25 20' },
];

/** How far pips at one place stand apart. */
const BESIDE = 200;

export function field(number: number): Weave {
  return FIELDS[number % FIELDS.length] ?? FIELDS[0];
}

/** A place that counts for a field, and who has that field. */
export interface Pip extends Point {
  key: string;
  owner: number | null;
}

/** Pips of fields; those of several fields at one place stand side by side. */
export function pipsOf(fields: readonly Area[]): Pip[] {
  const here = new Map<string, number>();
  return fields.flatMap(({ id, owners, pips = [] }) =>
    pips.map(({ x, y }) => {
      const place = `${x},${y}`;
      const before = here.get(place) ?? 0;
      here.set(place, before + 1);
      const owner = owners.length === 1 ? (owners[0] ?? null) : null;
      return { key: `${id} ${place}`, x: x + before * BESIDE, y, owner };
    }),
  );
}
