import type { Point } from './types';

/** The cell that keys have gone to. */
export class Cursor {
  at: Point | null = $state.raw(null);
}

/** The nearest of some cells in a direction; what lies ahead counts less than what lies aside. */
export function toward(cells: readonly Point[], from: Point, way: Point): Point | null {
  let best: Point | null = null;
  let nearest = Infinity;
  for (const cell of cells) {
    const [dx, dy] = [cell.x - from.x, cell.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    const distance = ahead + 2 * aside;
    if (ahead > 0 && distance < nearest) [best, nearest] = [cell, distance];
  }
  return best;
}

/** The nearest of some cells in any direction. */
export function nearestTo(cells: readonly Point[], from: Point): Point | null {
  const far = ({ x, y }: Point): number => Math.abs(x - from.x) + Math.abs(y - from.y);
  return cells.reduce<Point | null>(
    (best, cell) => (best === null || far(cell) < far(best) ? cell : best),
    null,
  );
}

/** The cell next to one. */
export function next(from: Point, way: Point): Point {
  return { x: from.x + way.x, y: from.y + way.y };
}
