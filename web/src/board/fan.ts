/** Where buttons and their words go around a tile, in pixels of the view. */
import type { Bounds } from './camera.svelte';
import { spread } from './spread';
import type { Point } from './types';

export interface Size {
  width: number;
  height: number;
}

/** A button and the gap to the next: large enough for any finger. */
export const BUTTON = 46;
/** A tile that is larger has room for buttons on itself. */
export const ROOMY = 260;
/** How often buttons push one another. */
const ROUNDS = 60;

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, Math.min(low, high)), Math.max(low, high));
}

function within(at: Point, { left, top, right, bottom }: Bounds, margin: number): Point {
  return {
    x: clamp(at.x, left + margin, right - margin),
    y: clamp(at.y, top + margin, bottom - margin),
  };
}

/** Something that buttons must leave free, such as the sign that a tile can be turned. */
export interface Obstacle extends Point {
  radius: number;
}

/** The tile that buttons stand around, in pixels of the view. */
export interface Stood {
  middle: Point;
  tile: number;
  badge?: Obstacle | null;
}

/** How far from the middle of a tile so many buttons stand. */
export function radiusOf(count: number, tile: number, size: number): number {
  const beside = Math.max(tile * 0.5 + size * 0.72, tile * 0.72);
  // The corners of even angles are nearer to each other than the arc between them is long.
  const apart = count > 1 ? (size + 2) / (2 * Math.sin(Math.PI / count)) : 0;
  return Math.max(beside, apart);
}

function isFree(at: Point, size: number, badge: Obstacle | null): boolean {
  return !badge || Math.hypot(at.x - badge.x, at.y - badge.y) >= badge.radius + size / 2;
}

/** Buttons at even angles around a tile, turned so that they are near to what they are about. */
export function ring(
  anchors: readonly Point[],
  { middle, tile, badge = null }: Stood,
  size: number,
  view: Bounds,
): Point[] {
  const radius = radiusOf(anchors.length, tile, size);
  const step = (2 * Math.PI) / Math.max(anchors.length, 1);
  const angle = ({ x, y }: Point): number => Math.atan2(y - middle.y, x - middle.x);
  const order = anchors
    .map((anchor, n) => ({ n, angle: angle(anchor) }))
    .sort((one, other) => one.angle - other.angle || one.n - other.n);
  const [sin, cos] = order.reduce(
    ([sin, cos], { angle }, k) => [
      sin + Math.sin(angle - k * step),
      cos + Math.cos(angle - k * step),
    ],
    [0, 0],
  );
  const best = Math.atan2(sin, cos);
  const at = (turned: number): Point[] =>
    order.map((_, k) => ({
      x: middle.x + Math.cos(best + turned + k * step) * radius,
      y: middle.y + Math.sin(best + turned + k * step) * radius,
    }));
  // A little further round there may be room for the sign, or more of them in view.
  const turns = [0, 1, -1, 2, -2, 3, -3, 4, -4].map((n) => (n * step) / 9);
  const good = (points: readonly Point[]): boolean =>
    points.every((point) => isFree(point, size, badge) && isWithin(point, view, size / 2));
  const turned = turns.map(at).find(good) ?? at(0);
  const placed = inside(turned, size, view, badge);
  const points: Point[] = [];
  order.forEach(({ n }, k) => (points[n] = placed[k] ?? middle));
  return points;
}

function isWithin(at: Point, { left, top, right, bottom }: Bounds, margin: number): boolean {
  return (
    at.x >= left + margin - 1 &&
    at.y >= top + margin - 1 &&
    at.x <= right - margin + 1 &&
    at.y <= bottom - margin + 1
  );
}

function awayFrom(at: Point, size: number, badge: Obstacle | null): Point {
  if (!badge || isFree(at, size, badge)) return at;
  const [dx, dy] = [at.x - badge.x || 0.1, at.y - badge.y];
  const part = (badge.radius + size / 2 + 1) / Math.hypot(dx, dy);
  return { x: badge.x + dx * part, y: badge.y + dy * part };
}

/** Moves points into view, apart, and off what must stay free. */
export function inside(
  points: readonly Point[],
  size: number,
  view: Bounds,
  badge: Obstacle | null = null,
): Point[] {
  let placed = [...points];
  for (let round = 0; round < ROUNDS; round++) {
    const before = placed;
    placed = spread(placed, size)
      .map((at) => awayFrom(at, size, badge))
      .map((at) => within(at, view, size / 2));
    const moved = placed.map(({ x, y }, n) => {
      const old = before[n] ?? { x, y };
      return Math.hypot(x - old.x, y - old.y);
    });
    if (Math.max(...moved) < 0.5) break;
  }
  return placed;
}

/** Buttons for anchors: around a small tile, on a large one, and elsewhere where they point. */
export function fan(
  anchors: readonly Point[],
  own: readonly boolean[],
  stood: Stood | null,
  size: number,
  view: Bounds,
): Point[] {
  const near = anchors.filter((_, n) => own[n]);
  const badge = stood?.badge ?? null;
  if (!stood || stood.tile >= ROOMY || near.length === 0) return inside(anchors, size, view, badge);
  const placed = ring(near, stood, size, view);
  const all = anchors.map((anchor, n) => (own[n] ? (placed.shift() ?? anchor) : anchor));
  return near.length === anchors.length ? all : inside(all, size, view, badge);
}

/** Whether buttons can stand around a tile there, apart and in view. */
export function hasRoom(
  count: number,
  { middle, tile }: Stood,
  size: number,
  view: Bounds,
): boolean {
  const room = radiusOf(count, tile, size) + size / 2;
  return isWithin(middle, view, room);
}

function meets(one: Bounds, other: Bounds): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}

function box({ x, y }: Point, { width, height }: Size): Bounds {
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** How much of one box lies in another, in square pixels. */
function overlap(one: Bounds, other: Bounds): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(width, 0) * Math.max(height, 0);
}

/** Where the words of a button go: beside it, in view, on no other button, and best not on the tile. */
export function beside(
  at: Point,
  size: number,
  words: Size,
  others: readonly Point[],
  view: Bounds,
  tile: Bounds | null = null,
): Point {
  const boxOf = ({ x, y }: Point): Bounds =>
    box({ x: x - size / 2, y: y - size / 2 }, { width: size, height: size });
  const taken = others.map(boxOf);
  const gap = size / 2 + 8;
  const { width, height } = words;
  const left = at.x - width / 2;
  const top = at.y - height / 2;
  const sides: Point[] = [
    { x: at.x + gap, y: top },
    { x: at.x - gap - width, y: top },
    { x: left, y: at.y - gap - height },
    { x: left, y: at.y + gap },
  ];
  const steps = [0, 1, -1, 2, -2, 3, -3, 4, -4];
  const tries = steps.flatMap((step) =>
    sides.map(({ x, y }, n) =>
      n < 2 ? { x, y: y + (step * size) / 2 } : { x: x + (step * size) / 2, y },
    ),
  );
  // Above or below all of them there is room when there is none between them.
  const middle = clamp(left, view.left, view.right - width);
  tries.push({ x: middle, y: Math.min(...taken.map((it) => it.top)) - 8 - height });
  tries.push({ x: middle, y: Math.max(...taken.map((it) => it.bottom)) + 8 });
  const seen = (spot: Point): boolean => {
    const found = box(spot, words);
    return (
      found.left >= view.left &&
      found.right <= view.right &&
      found.top >= view.top &&
      found.bottom <= view.bottom
    );
  };
  const free = (spot: Point): boolean => !taken.some((it) => meets(box(spot, words), it));
  const good = tries.filter((spot) => seen(spot) && free(spot));
  const found = good.find((spot) => !tile || !meets(box(spot, words), tile)) ?? good[0];
  if (found) return found;
  // Better over part of a neighbor than out of view, but not over the button itself.
  const covered = (spot: Point): number =>
    taken.reduce((sum, it) => sum + overlap(box(spot, words), it), 0);
  const rest = tries
    .map(({ x, y }) => ({
      x: clamp(x, view.left, view.right - width),
      y: clamp(y, view.top, view.bottom - height),
    }))
    .filter((spot) => !meets(box(spot, words), boxOf(at)))
    .sort((one, other) => covered(one) - covered(other));
  return rest[0] ?? { x: middle, y: clamp(at.y + gap, view.top, view.bottom - height) };
}

/** The point at the edge of the view on the way from its middle to something outside. */
export function edgeToward(to: Point, view: Bounds, margin = 32): Point {
  const middle = { x: (view.left + view.right) / 2, y: (view.top + view.bottom) / 2 };
  const [dx, dy] = [to.x - middle.x, to.y - middle.y];
  const half = {
    x: Math.max((view.right - view.left) / 2 - margin, 1),
    y: Math.max((view.bottom - view.top) / 2 - margin, 1),
  };
  const part = Math.min(1, half.x / Math.max(Math.abs(dx), 1), half.y / Math.max(Math.abs(dy), 1));
  return { x: middle.x + dx * part, y: middle.y + dy * part };
}
