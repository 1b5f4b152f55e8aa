import type { Point } from './types';

/** Points that a seat gets. */
export interface Gain {
  seat: number;
  points: number;
}

/** Something that is shown for a moment: an area that gave points. */
export interface Effect {
  /** What is shown once is not shown again under the same key. */
  key: string;
  kind: 'score';
  /** Where the points rise from, in board units. */
  at: Point;
  gains: readonly Gain[];
  /** The outline of the area; without one its cells are lit. */
  path?: string | undefined;
  cells?: readonly Point[] | undefined;
}

/** An effect that waits for its moment. */
export interface Timed extends Effect {
  /** Milliseconds before it begins. */
  delay: number;
}

/** No effect of a moment ends later, in milliseconds. */
export const TOTAL = 900;
/** How long one of them takes. */
export const ONE = 600;
/** How long it stays if nothing may move. */
export const STILL = 2000;
const APART = 150;

/** One after the other, closer together if there are many. */
export function staggered(effects: readonly Effect[]): Timed[] {
  const apart = Math.min(APART, (TOTAL - ONE) / Math.max(effects.length - 1, 1));
  return effects.map((effect, n) => ({ ...effect, delay: n * apart }));
}

/** Those that have not been shown. */
export function unseen(effects: readonly Effect[], seen: ReadonlySet<string>): Effect[] {
  return effects.filter(({ key }) => !seen.has(key));
}

/** Points with their sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** The middle of some cells, in board units. */
export function centre(cells: readonly Point[], side: number): Point {
  const sum = cells.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  const count = Math.max(cells.length, 1);
  const mean = { x: sum.x / count, y: sum.y / count };
  // A middle that lies beside a bent area would point at nothing.
  const far = ({ x, y }: Point): number => Math.hypot(x - mean.x, y - mean.y);
  const nearest = [...cells].sort((one, other) => far(one) - far(other))[0] ?? { x: 0, y: 0 };
  return { x: (nearest.x + 0.5) * side, y: (nearest.y + 0.5) * side };
}
