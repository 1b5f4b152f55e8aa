import { expect, test } from 'vitest';
import { beside, edgeToward, fan, ring } from './fan';
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
  const points = ring(anchors, middle, 150, SIZE, VIEW);
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
  const points = ring(anchors, { x: 60, y: 60 }, 120, SIZE, VIEW);
  expect(points.every((at) => isSeen(at, SIZE / 2 - 1))).toBe(true);
  expect(closest(points)).toBeGreaterThan(SIZE * 0.9);
});

test('a large tile has room on itself, and what lies elsewhere stays there', () => {
  const anchors = [
    { x: 100, y: 100 },
    { x: 300, y: 500 },
  ];
  const large = fan(anchors, [true, true], { x: 150, y: 150 }, 300, SIZE, VIEW);
  expect(Math.hypot((large[0]?.x ?? 0) - 100, (large[0]?.y ?? 0) - 100)).toBeLessThan(1);
  const small = fan(anchors, [true, false], { x: 110, y: 110 }, 100, SIZE, VIEW);
  expect(Math.hypot((small[0]?.x ?? 0) - 110, (small[0]?.y ?? 0) - 110)).toBeGreaterThan(60);
  expect(Math.hypot((small[1]?.x ?? 0) - 300, (small[1]?.y ?? 0) - 500)).toBeLessThan(1);
});

test('words stand beside their button, in view and on no button', () => {
  const middle = { x: 195, y: 300 };
  const anchors = Array.from({ length: 7 }, (_, n) => ({ x: 150 + 15 * n, y: 260 + 12 * n }));
  const points = ring(anchors, middle, 150, SIZE, VIEW);
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
