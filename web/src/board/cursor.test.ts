import { expect, test } from 'vitest';
import { nearestTo, next, toward } from './cursor.svelte';

const CELLS = [
  { x: 3, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: -2 },
  { x: -5, y: 0 },
];
const HERE = { x: 0, y: 0 };

test('keys go to the nearest cell ahead', () => {
  expect(toward(CELLS, HERE, { x: 1, y: 0 })).toEqual({ x: 3, y: 0 });
  expect(toward(CELLS, HERE, { x: 0, y: -1 })).toEqual({ x: 0, y: -2 });
  expect(toward(CELLS, HERE, { x: -1, y: 0 })).toEqual({ x: -5, y: 0 });
});

test('where nothing lies ahead they go nowhere', () => {
  expect(toward(CELLS, { x: 3, y: 0 }, { x: 1, y: 0 })).toBeNull();
});

test('every cell can be reached from every other', () => {
  const ways = [
    { x: 1, y: 0 },
    { x: -1, y: 0 },
    { x: 0, y: 1 },
    { x: 0, y: -1 },
  ];
  for (const start of CELLS) {
    const reached = new Set([start]);
    for (const from of reached) {
      for (const way of ways) {
        const to = toward(CELLS, from, way);
        if (to) reached.add(to);
      }
    }
    expect(reached.size).toBe(CELLS.length);
  }
});

test('the nearest cell and the next one', () => {
  expect(nearestTo(CELLS, HERE)).toEqual({ x: 1, y: 1 });
  expect(nearestTo([], HERE)).toBeNull();
  expect(next({ x: 2, y: -1 }, { x: 0, y: 1 })).toEqual({ x: 2, y: 0 });
});
