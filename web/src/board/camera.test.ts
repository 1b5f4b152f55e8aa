import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { around, Camera } from './camera.svelte';
import { SIDE } from './types';

function camera(): Camera {
  const made = new Camera();
  made.width = 800;
  made.height = 600;
  made.fit(around([{ x: 0, y: 0 }], 0), false);
  return made;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what fits is shown whole, in the middle of what is not covered', () => {
  const view = new Camera();
  view.width = 800;
  view.height = 600;
  view.insets = { top: 100, right: 0, bottom: 0, left: 200 };
  const bounds = around(
    [
      { x: -3, y: -2 },
      { x: 4, y: 5 },
    ],
    1,
  );
  view.fit(bounds, false);
  expect(view.shows(bounds)).toBe(true);
  const middle = view.toView({
    x: (bounds.left + bounds.right) / 2,
    y: (bounds.top + bounds.bottom) / 2,
  });
  expect(middle).toEqual({ x: 500, y: 350 });
});

test('there and back is where it was', () => {
  const view = camera();
  const { x, y } = view.toBoard(view.toView({ x: 1234, y: -987 }));
  expect(x).toBeCloseTo(1234);
  expect(y).toBeCloseTo(-987);
});

test('zooming keeps what is under the pointer there', () => {
  const view = camera();
  const about = { x: 200, y: 450 };
  const under = view.toBoard(about);
  view.zoom(1.7, about);
  const after = view.toBoard(about);
  expect(after.x).toBeCloseTo(under.x);
  expect(after.y).toBeCloseTo(under.y);
});

test('no tile becomes too small or too large', () => {
  const view = camera();
  view.zoom(1000);
  expect(view.tile).toBe(420);
  view.zoom(1e-6);
  expect(view.tile).toBe(10);
});

test('it is drawn anew only when it comes to rest', () => {
  const view = camera();
  const { sharp } = view;
  view.zoom(1.5);
  expect(view.moving).toBe(true);
  expect(view.sharp).toBe(sharp);
  expect(view.transform).toContain('scale(1.5)');
  vi.runAllTimers();
  expect(view.moving).toBe(false);
  expect(view.sharp).toBe(view.scale);
  expect(view.transform).toContain('scale(1)');
});

test('a drawing that would be far too large is not kept', () => {
  const view = camera();
  view.zoom(0.3);
  expect(view.sharp).toBe(view.scale);
});

test('at rest a tile takes whole pixels, and what fits still fits', () => {
  const view = camera();
  view.zoom(0.7123);
  vi.runAllTimers();
  expect(view.tile % 1).toBeCloseTo(0);
  const bounds = around(
    [
      { x: -3, y: -2 },
      { x: 4, y: 4 },
    ],
    0,
  );
  view.fit(bounds, false);
  expect(view.tile % 1).toBeCloseTo(0);
  expect(view.shows(bounds)).toBe(true);
});

test('panning draws nothing anew', () => {
  const view = camera();
  const { sharp, x, y } = view;
  view.pan({ x: 40, y: -7 });
  vi.runAllTimers();
  expect([view.x, view.y, view.sharp]).toEqual([x + 40, y - 7, sharp]);
});

test('at rest pixels fall on pixels', () => {
  const view = camera();
  view.pan({ x: 0.4, y: 0.6 });
  vi.runAllTimers();
  expect(view.transform).toMatch(/^translate3d\(-?\d+px, -?\d+px, 0\) scale\(1\)$/);
});

test('a cell comes into view with room around it', () => {
  const view = camera();
  view.reveal({ x: 30, y: -12 });
  expect(view.shows(around([{ x: 30, y: -12 }], 0.4))).toBe(true);
  expect(view.glimpses(around([{ x: 0, y: 0 }], 0))).toBe(false);
  expect(view.glimpses({ left: 30 * SIDE, top: -12 * SIDE, right: 31 * SIDE, bottom: 0 })).toBe(
    true,
  );
});

test('it comes to a cell with room for what stands around it', () => {
  const view = camera();
  view.zoom(0.3);
  view.insets = { top: 100, right: 60, bottom: 150, left: 0 };
  view.approach({ x: 9, y: 9 }, 80, 130);
  const { x, y } = view.toView({ x: 9500, y: 9500 });
  expect(view.tile).toBeCloseTo(80);
  expect(x).toBeLessThanOrEqual(800 - 60 - 130 + 1);
  expect(y).toBeLessThanOrEqual(600 - 150 - 130 + 1);
  expect(y).toBeGreaterThanOrEqual(100 + 130 - 1);
});

test('it counts how often someone moved it, and not its own ways', () => {
  const view = camera();
  view.approach({ x: 9, y: 9 }, 200);
  view.fit(around([{ x: 0, y: 0 }], 0));
  expect(view.moves).toBe(0);
  view.pan({ x: 1, y: 0 });
  view.zoom(1.1);
  expect(view.moves).toBe(2);
});

test('a glide ends where a finger comes down', () => {
  const steps: FrameRequestCallback[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('requestAnimationFrame', (step: FrameRequestCallback) => steps.push(step));
  vi.stubGlobal('cancelAnimationFrame', () => steps.splice(0));
  const view = camera();
  const { pose } = view;
  view.approach({ x: 9, y: 9 }, 200);
  expect(view.pose).toEqual(pose);
  expect(view.goal).not.toEqual(pose);
  view.hold();
  expect(steps).toEqual([]);
  expect(view.goal).toEqual(view.pose);
  vi.unstubAllGlobals();
});
