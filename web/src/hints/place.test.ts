import { expect, it } from 'vitest';
import { placed } from './place';

const BOUNDS = { left: 0, top: 0, right: 400, bottom: 400 };
const CELL = { left: 150, top: 150, right: 250, bottom: 250 };
const SIZE = { width: 120, height: 40 };

it('stands above what it speaks of', () => {
  expect(placed([CELL], SIZE, [CELL], BOUNDS)).toEqual({ left: 140, top: 100 });
});

it('goes elsewhere rather than on something that can be pressed', () => {
  const above = { left: 0, top: 90, right: 400, bottom: 150 };
  expect(placed([CELL], SIZE, [CELL, above], BOUNDS)).toEqual({ left: 140, top: 260 });
});

it('speaks of another one, or not at all, where there is no room', () => {
  const other = { left: 10, top: 300, right: 60, bottom: 350 };
  const wall = { left: 0, top: 0, right: 400, bottom: 290 };
  expect(placed([CELL, other], SIZE, [wall], BOUNDS)).toEqual({ left: 10, top: 360 });
  expect(placed([CELL], SIZE, [wall, { ...BOUNDS, top: 250 }], BOUNDS)).toBeNull();
});

it('leaves tiles in sight, unless they are everywhere', () => {
  const tile = { left: 100, top: 50, right: 300, bottom: 150 };
  expect(placed([CELL], SIZE, [CELL], BOUNDS, [tile])).toEqual({ left: 140, top: 260 });
  expect(placed([CELL], SIZE, [CELL], BOUNDS, [BOUNDS])).toEqual({ left: 140, top: 100 });
});
