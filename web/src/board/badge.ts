/** The sign on a proposed tile that says whether it can be turned, in thousandths of the tile. */
import type { Obstacle } from './fan';

/** Signs keep about the same size on the screen, whatever the pixels of a tile. */
export function signScale(tile: number): number {
  return Math.min(Math.max(0.8, 190 / tile), 2.4);
}

export function badgeOn(tile: number): Obstacle {
  const scale = signScale(tile);
  return { x: 130 + 95 * scale, y: 1000 - 95 * scale, radius: 86 * scale };
}
