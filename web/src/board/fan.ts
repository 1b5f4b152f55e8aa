/** Where buttons and their words go around a tile, in pixels of the view. */
import type { Bounds } from './camera.svelte';
import { spread } from './spread';
import type { Point } from './types';

export interface Size {
  width: number;
  height: number;
}

/** A tile that is larger has room for buttons on itself. */
const ROOMY = 260;
/** Turns of the ring that are tried when buttons push one another. */
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

/** Angles pushed apart around a circle, as little as it takes. */
function apart(angles: readonly number[], least: number): number[] {
  const turned = angles.map((angle, n) => angle + n * 1e-4);
  const step = Math.min(least, (2 * Math.PI) / Math.max(angles.length, 1));
  for (let round = 0; round < ROUNDS; round++) {
    const order = turned.map((_, n) => n).sort((a, b) => (turned[a] ?? 0) - (turned[b] ?? 0));
    let quiet = true;
    order.forEach((one, n) => {
      const other = order[(n + 1) % order.length];
      if (other === undefined || other === one) return;
      const wrap = n + 1 === order.length ? 2 * Math.PI : 0;
      const gap = (turned[other] ?? 0) + wrap - (turned[one] ?? 0);
      if (gap >= step - 1e-3) return;
      turned[one] = (turned[one] ?? 0) - (step - gap) / 2;
      turned[other] = (turned[other] ?? 0) + (step - gap) / 2;
      quiet = false;
    });
    if (quiet) break;
  }
  return turned;
}

/** Buttons in a ring around a tile, each as near to its anchor as the others allow. */
export function ring(
  anchors: readonly Point[],
  middle: Point,
  tile: number,
  size: number,
  view: Bounds,
): Point[] {
  const around = Math.max(tile * 0.5 + size * 0.72, tile * 0.72);
  const radius = Math.max(around, (anchors.length * (size + 2)) / (2 * Math.PI));
  const angles = anchors.map(({ x, y }) => Math.atan2(y - middle.y, x - middle.x));
  const least = 2 * Math.asin(Math.min(1, (size + 2) / (2 * radius)));
  const placed = apart(angles, least).map((angle) => ({
    x: middle.x + Math.cos(angle) * radius,
    y: middle.y + Math.sin(angle) * radius,
  }));
  return inside(placed, size, view);
}

/** Moves points into view and apart. */
export function inside(points: readonly Point[], size: number, view: Bounds): Point[] {
  let placed = [...points];
  for (let round = 0; round < ROUNDS; round++) {
    const before = placed;
    placed = spread(placed, size).map((at) => within(at, view, size / 2));
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
  middle: Point | null,
  tile: number,
  size: number,
  view: Bounds,
): Point[] {
  const near = anchors.filter((_, n) => own[n]);
  if (!middle || tile >= ROOMY || near.length === 0) return spread(anchors, size);
  const placed = ring(near, middle, tile, size, view);
  const all = anchors.map((anchor, n) => (own[n] ? (placed.shift() ?? anchor) : anchor));
  return near.length === anchors.length ? all : spread(all, size);
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

/** Where the words of a button go: beside it, in view, on no other button, and best not on the tile. */
export function beside(
  at: Point,
  size: number,
  words: Size,
  others: readonly Point[],
  view: Bounds,
  tile: Bounds | null = null,
): Point {
  const taken = others.map(({ x, y }) =>
    box({ x: x - size / 2, y: y - size / 2 }, { width: size, height: size }),
  );
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
  // Better over a neighbor than out of view.
  return found ?? { x: middle, y: clamp(at.y + gap, view.top, view.bottom - height) };
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
