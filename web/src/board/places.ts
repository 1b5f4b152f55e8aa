/** Choices that are too many for buttons: the place itself is touched, and the nearest one is meant. */
import type { Bounds } from './camera.svelte';
import { cellOf, middleOf, sameCell, SIDE, type Point, type Side, type Target } from './types';

/** So many buttons do not hide the board. */
const FEW = 8;
/** So many stand around one tile, where they hide nothing. */
const AROUND = 12;
/** Two of them at most this far apart share a place, in thousandths of a tile. */
const SHARED = 40;

const SIDES: Record<Side, [Point, Point]> = {
  N: [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ],
  E: [
    { x: 1, y: 0 },
    { x: 1, y: 1 },
  ],
  S: [
    { x: 0, y: 1 },
    { x: 1, y: 1 },
  ],
  W: [
    { x: 0, y: 0 },
    { x: 0, y: 1 },
  ],
};

/** The cell that buttons stand around: the proposed tile, or else a tile that all of them are on. */
export function stoodOn(targets: readonly Target[], ghost: Point | null): Point | null {
  if (ghost) return ghost;
  const [first, ...others] = targets.map((target) => target.cell ?? cellOf(target));
  // One alone stands on its own place, and sides have theirs.
  if (!first || others.length === 0 || targets.some(({ side }) => side)) return null;
  return others.every((other) => sameCell(first, other)) ? first : null;
}

/** Whether so many can be chosen that places are touched instead of buttons. */
export function crowded(targets: readonly Target[], ghost: Point | null): boolean {
  if (targets.length <= FEW) return false;
  const stood = stoodOn(targets, ghost);
  const here = targets.every((target) => sameCell(target.cell ?? cellOf(target), stood));
  return !here || targets.length > AROUND;
}

/** The ends of the side that a target is about. */
export function sideOf({ cell, side }: Target): [Point, Point] | null {
  if (!cell || !side) return null;
  const [from, to] = SIDES[side];
  return [
    { x: (cell.x + from.x) * SIDE, y: (cell.y + from.y) * SIDE },
    { x: (cell.x + to.x) * SIDE, y: (cell.y + to.y) * SIDE },
  ];
}

/** How far a point is from a target: from its side, or from where its figure would stand. */
export function distanceTo(target: Target, at: Point): number {
  const side = sideOf(target);
  if (!side) return Math.hypot(target.x - at.x, target.y - at.y);
  const [from, to] = side;
  const along =
    ((at.x - from.x) * (to.x - from.x) + (at.y - from.y) * (to.y - from.y)) / (SIDE * SIDE);
  const part = Math.min(Math.max(along, 0), 1);
  const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
  // Where two sides meet, the one whose middle is nearer.
  return Math.hypot(x - at.x, y - at.y) + Math.hypot(target.x - at.x, target.y - at.y) / SIDE;
}

/**
 * The target that a point of the board means: the nearest within the area that was touched, else the
 * nearest within reach, which is a finger's width in board units.
 */
export function meant(
  targets: readonly Target[],
  at: Point,
  area: number | null,
  reach: number,
): Target | null {
  const inside = area === null ? [] : targets.filter((target) => target.area === area);
  const among = inside.length > 0 ? inside : targets;
  let best: Target | null = null;
  let nearest = Infinity;
  for (const target of among) {
    const far = distanceTo(target, at);
    const sides = target.side ? Math.max(reach, SIDE * 0.6) : reach;
    const cell = !target.side && target.area === null && sameCell(target.cell ?? null, cellOf(at));
    const within = inside.length > 0 || cell || far <= sides;
    if (within && far < nearest) [best, nearest] = [target, far];
  }
  return best;
}

/** Top to bottom, and left to right within a row of cells. */
export function inReadingOrder(targets: readonly Target[]): Target[] {
  const row = ({ y }: Target): number => Math.floor(y / (SIDE / 2));
  return targets.toSorted((one, other) => row(one) - row(other) || one.x - other.x);
}

/** Which of them stand where another one stands too, as a meeple and a big one do. */
export function sharing(targets: readonly Target[]): boolean[] {
  return targets.map((one) =>
    targets.some((other) => other !== one && Math.hypot(one.x - other.x, one.y - other.y) < SHARED),
  );
}

/** What has to be in view so that all of them can be touched, in board units. */
export function boundsOf(targets: readonly Target[], ghost: Point | null = null): Bounds {
  const points: Point[] = targets.flatMap((target) => [target, ...(sideOf(target) ?? [])]);
  if (ghost) {
    const { x, y } = middleOf(ghost);
    points.push({ x: x - SIDE / 2, y: y - SIDE / 2 }, { x: x + SIDE / 2, y: y + SIDE / 2 });
  }
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}
