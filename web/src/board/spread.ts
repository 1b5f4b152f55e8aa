import type { Point } from './types';

const ROUNDS = 60;

/** Moves points apart until they keep a distance, as little as it takes; one of them may be fixed. */
export function spread(points: readonly Point[], distance: number, fixed = -1): Point[] {
  const moved = points.map(({ x, y }, n) => ({ x: x + 0.01 * n, y: y + 0.013 * n }));
  for (let round = 0; round < ROUNDS; round++) {
    let quiet = true;
    moved.forEach((one, n) => {
      for (const [m, other] of moved.entries()) {
        if (m <= n) continue;
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const apart = Math.max(Math.hypot(dx, dy), 0.001);
        if (apart >= distance - 0.1) continue;
        const push = (distance - apart) / apart;
        const share = n === fixed ? 0 : m === fixed ? 1 : 0.5;
        one.x -= dx * push * share;
        one.y -= dy * push * share;
        other.x += dx * push * (1 - share);
        other.y += dy * push * (1 - share);
        quiet = false;
      }
    });
    if (quiet) break;
  }
  return moved;
}
