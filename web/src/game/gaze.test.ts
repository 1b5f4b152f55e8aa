import { beforeEach, expect, test } from 'vitest';
import { around, Camera } from '../board/camera.svelte';
import type { Target } from '../board/types';
import { Gaze } from './gaze';

let camera: Camera;
let gaze: Gaze;

function target(x: number, y: number, cell = { x: 0, y: 0 }): Target {
  return { key: `${x} ${y}`, x, y, cell, label: '', symbol: '', area: 1, chosen: false };
}

const GHOST = { x: 0, y: 0 };
const HERE = [target(200, 200), target(800, 500), target(500, 900)];

/** A view of so many tiles in width. */
function look(width: number, height: number, cells: number): void {
  camera.width = width;
  camera.height = height;
  camera.insets = { top: 8, right: 8, bottom: 100, left: 8 };
  camera.fit(
    around(
      [
        { x: -cells, y: 0 },
        { x: cells, y: 0 },
      ],
      0,
    ),
    false,
  );
}

beforeEach(() => {
  camera = new Camera();
  gaze = new Gaze(camera);
  look(1100, 800, 8);
});

test('where nothing is chosen on the board nothing moves', () => {
  const { pose } = camera;
  gaze.attend({ ghost: GHOST, targets: [], wide: true });
  expect(camera.pose).toEqual(pose);
  expect(gaze.away).toBe(false);
});

test('where a mouse points, what fits is left as it is', () => {
  const { pose } = camera;
  gaze.attend({ ghost: GHOST, targets: HERE, wide: true });
  expect(camera.pose).toEqual(pose);
});

test('what is too small to be told apart becomes half as large again at most', () => {
  look(1100, 800, 12);
  const { tile, pose } = camera;
  const close = [...HERE, target(240, 330)];
  gaze.attend({ ghost: GHOST, targets: close, wide: true });
  expect(camera.tile).toBeGreaterThan(tile);
  expect(camera.tile).toBeLessThanOrEqual(tile * 1.5 + 1);
  // Another cell: still no larger than that.
  gaze.attend({ ghost: GHOST, targets: close.slice(1), wide: true });
  expect(camera.tile).toBeLessThanOrEqual(tile * 1.5 + 1);
  gaze.attend({ ghost: null, targets: [], wide: true });
  expect(camera.pose).toEqual(pose);
});

test('on a phone the tile becomes large, with room for the buttons on both ways of holding it', () => {
  for (const [width, height] of [
    [390, 600],
    [600, 300],
  ] as const) {
    camera = new Camera();
    gaze = new Gaze(camera);
    look(width, height, 6);
    const { pose } = camera;
    const ghost = { x: 6, y: 0 };
    const there = HERE.map(({ x, y }) => target(x + 6000, y, ghost));
    gaze.attend({ ghost, targets: there, wide: false });
    expect(camera.tile).toBeGreaterThan(90);
    expect(camera.shows(around([ghost], 0), 40)).toBe(true);
    gaze.attend({ ghost: null, targets: [], wide: false });
    expect(camera.pose).toEqual(pose);
  }
});

test('whoever has moved the view meanwhile stays there', () => {
  look(390, 600, 6);
  gaze.attend({ ghost: GHOST, targets: HERE, wide: false });
  camera.pan({ x: 33, y: 44 });
  const { pose } = camera;
  gaze.attend({ ghost: null, targets: [], wide: false });
  expect(camera.pose).toEqual(pose);
});

test('what is chosen far away comes into view with room for buttons', () => {
  const far = [target(500, 500), target(20_500, 3500, { x: 20, y: 3 })];
  const { tile, pose } = camera;
  gaze.attend({ ghost: GHOST, targets: far, wide: true });
  expect(camera.shows({ left: 500, top: 500, right: 20_500, bottom: 3500 }, 20)).toBe(true);
  expect(camera.tile).toBeLessThanOrEqual(tile);
  gaze.attend({ ghost: null, targets: [], wide: true });
  expect(camera.pose).toEqual(pose);
});
