import { expect, test } from 'vitest';
import { beside, edgeToward, fan, hasRoom, radiusOf, ring } from './fan';
import { spread } from './spread';
import type { Point } from './types';

const VIEW = { left: 0, top: 0, right: 390, bottom: 600 };
const SIZE = 46;

function closest(points: readonly Point[]): number {
  let least = Infinity;
  points.forEach((one, n) =>
    points.slice(n + 1).forEach((other) => {
      least = Math.min(least, Math.hypot(one.x - other.x, one.y - other.y));
    }),
  );
  return least;
}

function isSeen({ x, y }: Point, margin: number): boolean {
  return x >= margin && y >= margin && x <= VIEW.right - margin && y <= VIEW.bottom - margin;
}

test('points that are far apart stay where they are', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];
  const moved = spread(points, SIZE);
  moved.forEach((at, n) => expect(Math.hypot(at.x - (points[n]?.x ?? 0), at.y)).toBeLessThan(1));
});

test('points on one place move apart, and what is fixed stays', () => {
  const moved = spread(
    Array.from({ length: 5 }, () => ({ x: 50, y: 50 })),
    SIZE,
    2,
  );
  expect(closest(moved)).toBeGreaterThan(SIZE - 2);
  expect(moved[2]?.x).toBeCloseTo(50, 0);
});

test.each([1, 2, 5, 9])('%i buttons stand around the tile, apart and in view', (count) => {
  const middle = { x: 195, y: 300 };
  const anchors = Array.from({ length: count }, (_, n) => ({ x: 170 + 7 * n, y: 290 + 3 * n }));
  const points = ring(anchors, { middle, tile: 150 }, SIZE, VIEW);
  expect(closest(points)).toBeGreaterThan(SIZE - 2);
  for (const at of points) {
    expect(isSeen(at, SIZE / 2)).toBe(true);
    // Beside the tile, not on it.
    const [dx, dy] = [Math.abs(at.x - middle.x), Math.abs(at.y - middle.y)];
    expect(Math.max(dx, dy)).toBeGreaterThan(70);
  }
});

test('at an edge of the view they stay in view and apart', () => {
  const anchors = Array.from({ length: 6 }, (_, n) => ({ x: 40 + n, y: 40 }));
  const points = ring(anchors, { middle: { x: 60, y: 60 }, tile: 120 }, SIZE, VIEW);
  expect(points.every((at) => isSeen(at, SIZE / 2 - 1))).toBe(true);
  expect(closest(points)).toBeGreaterThan(SIZE * 0.9);
});

test('a large tile has room on itself, and what lies elsewhere stays there', () => {
  const anchors = [
    { x: 100, y: 100 },
    { x: 300, y: 500 },
  ];
  const large = fan(anchors, [true, true], { middle: { x: 150, y: 150 }, tile: 300 }, SIZE, VIEW);
  expect(Math.hypot((large[0]?.x ?? 0) - 100, (large[0]?.y ?? 0) - 100)).toBeLessThan(1);
  const small = fan(anchors, [true, false], { middle: { x: 110, y: 150 }, tile: 100 }, SIZE, VIEW);
  expect(Math.hypot((small[0]?.x ?? 0) - 110, (small[0]?.y ?? 0) - 150)).toBeGreaterThan(60);
  expect(Math.hypot((small[1]?.x ?? 0) - 300, (small[1]?.y ?? 0) - 500)).toBeLessThan(1);
});

test.each([2, 3, 5, 8])('%i buttons are spread evenly', (count) => {
  const middle = { x: 195, y: 300 };
  // All in one corner, where they would crowd.
  const anchors = Array.from({ length: count }, (_, n) => ({ x: 150 + 4 * n, y: 260 - 3 * n }));
  const points = ring(anchors, { middle, tile: 100 }, SIZE, VIEW);
  const angles = points
    .map(({ x, y }) => Math.atan2(y - middle.y, x - middle.x))
    .sort((one, other) => one - other);
  const gaps = angles.map((angle, n) => (angles[n + 1] ?? (angles[0] ?? 0) + 2 * Math.PI) - angle);
  for (const gap of gaps) expect(gap).toBeCloseTo((2 * Math.PI) / count, 1);
});

test.each([45, 80, 120, 170, 230, 300])('at %i pixels nothing lies on the sign to turn', (tile) => {
  const middle = { x: 195, y: 300 };
  const badge = { x: 195 - tile * 0.25, y: 300 + tile * 0.36, radius: 20 };
  for (let count = 1; count <= 8; count++) {
    // Where the sign is.
    const anchors = Array.from({ length: count }, (_, n) => ({ x: badge.x + n, y: badge.y + 9 }));
    const own = anchors.map(() => true);
    const points = fan(anchors, own, { middle, tile, badge }, SIZE, VIEW);
    for (const at of points) {
      expect(Math.hypot(at.x - badge.x, at.y - badge.y)).toBeGreaterThan(20 + SIZE / 2 - 2);
      expect(isSeen(at, SIZE / 2 - 1)).toBe(true);
    }
  }
});

test('what is chosen far away stays clear of what covers the edges', () => {
  const anchors = [
    { x: 5, y: 300 },
    { x: 388, y: 10 },
  ];
  const view = { left: 0, top: 60, right: 340, bottom: 500 };
  const points = fan(anchors, [false, false], null, SIZE, view);
  expect(points[0]).toEqual({ x: 23, y: 300 });
  expect(points[1]?.x).toBe(317);
  expect(points[1]?.y).toBeCloseTo(83, 1);
});

test('there is room for a ring, or the view has to move', () => {
  const at = (x: number) => ({ middle: { x, y: 300 }, tile: 100 });
  expect(hasRoom(4, at(195), SIZE, VIEW)).toBe(true);
  expect(hasRoom(4, at(60), SIZE, VIEW)).toBe(false);
  expect(radiusOf(8, 45, SIZE)).toBeGreaterThan(radiusOf(4, 45, SIZE));
});

test('words without room stand over part of a neighbor rather than over their own button', () => {
  const view = { left: 0, top: 0, right: 300, bottom: 130 };
  const at = { x: 150, y: 100 };
  const points = [at, { x: 60, y: 90 }, { x: 240, y: 90 }, { x: 110, y: 30 }, { x: 190, y: 30 }];
  const words = { width: 200, height: 45 };
  const { x, y } = beside(at, SIZE, words, points, view);
  expect(x >= 0 && y >= 0 && x + words.width <= 300 && y + words.height <= 130).toBe(true);
  const apart = x >= 173 || x + words.width <= 127 || y >= 123 || y + words.height <= 77;
  expect(apart).toBe(true);
});

test('words stand beside their button, in view and on no button', () => {
  const middle = { x: 195, y: 300 };
  const anchors = Array.from({ length: 7 }, (_, n) => ({ x: 150 + 15 * n, y: 260 + 12 * n }));
  const points = ring(anchors, { middle, tile: 150 }, SIZE, VIEW);
  const words = { width: 210, height: 44 };
  for (const at of points) {
    const { x, y } = beside(at, SIZE, words, points, VIEW);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + words.width).toBeLessThanOrEqual(VIEW.right);
    expect(y + words.height).toBeLessThanOrEqual(VIEW.bottom);
    for (const other of points) {
      const apart =
        other.x + SIZE / 2 <= x ||
        other.x - SIZE / 2 >= x + words.width ||
        other.y + SIZE / 2 <= y ||
        other.y - SIZE / 2 >= y + words.height;
      expect(apart).toBe(true);
    }
  }
});

test('an arrow stands at the edge on the way out', () => {
  expect(edgeToward({ x: 5000, y: 300 }, VIEW, 30)).toEqual({ x: 360, y: 300 });
  expect(edgeToward({ x: 195, y: -900 }, VIEW, 30)).toEqual({ x: 195, y: 30 });
});
