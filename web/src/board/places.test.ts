import { expect, test } from 'vitest';
import { boundsOf, crowded, distanceTo, inReadingOrder, meant, sharing, stoodOn } from './places';
import type { Side, Target } from './types';

function target(x: number, y: number, more: Partial<Target> = {}): Target {
  return { key: `${x},${y}`, x, y, label: '', symbol: '', area: null, chosen: false, ...more };
}

function side(x: number, y: number, side: Side): Target {
  const at = { N: [0.5, -0.08], E: [1.08, 0.5], S: [0.5, 1.08], W: [-0.08, 0.5] }[side];
  return target((x + (at[0] ?? 0)) * 1000, (y + (at[1] ?? 0)) * 1000, {
    key: `${x},${y} ${side}`,
    cell: { x, y },
    side,
  });
}

test('up to eight are buttons, more are places, and a few more around one tile', () => {
  const far = (count: number): Target[] =>
    Array.from({ length: count }, (_, n) => target(n * 1000 + 500, 500));
  const here = (count: number): Target[] =>
    Array.from({ length: count }, (_, n) => target(100 + n * 30, 500));
  expect(crowded(far(8), null)).toBe(false);
  expect(crowded(far(9), { x: 0, y: 0 })).toBe(true);
  expect(crowded(here(10), { x: 0, y: 0 })).toBe(false);
  expect(crowded(here(13), { x: 0, y: 0 })).toBe(true);
});

test('buttons stand around the proposed tile, or around the one that all of them are on', () => {
  const [one, other, away] = [target(100, 500), target(800, 500), target(1500, 500)];
  expect(stoodOn([one, away], { x: 4, y: 4 })).toEqual({ x: 4, y: 4 });
  expect(stoodOn([one, other], null)).toEqual({ x: 0, y: 0 });
  expect(stoodOn([one, away], null)).toBeNull();
  expect(stoodOn([one], null)).toBeNull();
  expect(stoodOn([side(0, 0, 'N'), side(0, 0, 'W')], null)).toBeNull();
  // Ten on a tile that lies already are buttons too.
  expect(
    crowded(
      Array.from({ length: 10 }, (_, n) => target(100 + n * 30, 500)),
      null,
    ),
  ).toBe(false);
});

test('the nearest side of the rim is meant, from within and from without', () => {
  const rim = [side(0, 0, 'N'), side(0, 0, 'W'), side(1, 0, 'N'), side(1, 0, 'E')];
  const at = (x: number, y: number) => meant(rim, { x, y }, null, 300)?.key ?? null;
  expect(at(500, -200)).toBe('0,0 N');
  expect(at(480, 200)).toBe('0,0 N');
  expect(at(-300, 480)).toBe('0,0 W');
  expect(at(1990, 450)).toBe('1,0 E');
  // Just beside the corner, either side is as near; the one whose middle is nearer is meant.
  expect(at(1010, -10)).toBe('1,0 N');
  expect(at(990, -10)).toBe('0,0 N');
  expect(at(500, -2000)).toBeNull();
});

test('a large finger reaches further, a touched area counts as a whole', () => {
  const near = target(500, 500, { key: 'near', area: 3 });
  const far = target(5500, 500, { key: 'far', area: 3 });
  const other = target(4000, 500, { key: 'other', area: 4 });
  const all = [near, far, other];
  expect(meant(all, { x: 4200, y: 500 }, 3, 300)?.key).toBe('far');
  expect(meant(all, { x: 4200, y: 500 }, 4, 300)?.key).toBe('other');
  expect(meant(all, { x: 4200, y: 500 }, null, 300)?.key).toBe('other');
  expect(meant(all, { x: 2000, y: 500 }, null, 300)).toBeNull();
  expect(meant(all, { x: 2000, y: 500 }, null, 1600)?.key).toBe('near');
});

test('what is about a whole cell is touched anywhere on it', () => {
  const abbey = target(2500, 1500, { cell: { x: 2, y: 1 } });
  expect(meant([abbey], { x: 2050, y: 1950 }, null, 100)).toBe(abbey);
  expect(meant([abbey], { x: 3050, y: 1950 }, null, 100)).toBeNull();
});

test('they are read like a page', () => {
  const all = [target(900, 1600), target(100, 1520), target(1500, 100), target(400, 140)];
  expect(inReadingOrder(all).map(({ key }) => key)).toEqual([
    '400,140',
    '1500,100',
    '100,1520',
    '900,1600',
  ]);
});

test('figures at one place share it', () => {
  expect(sharing([target(0, 0), target(10, 0), target(500, 0)])).toEqual([true, true, false]);
});

test('whole sides come into view', () => {
  expect(boundsOf([side(0, 0, 'N')])).toEqual({ left: 0, top: -80, right: 1000, bottom: 0 });
  expect(boundsOf([target(500, 500)], { x: 1, y: 0 }).right).toBe(2000);
  expect(distanceTo(target(0, 0), { x: 30, y: 40 })).toBe(50);
});
