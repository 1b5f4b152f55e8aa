import { expect, test } from 'vitest';
import { centre, ONE, signed, staggered, TOTAL, unseen, type Effect } from './effects';

const effect = (key: string): Effect => ({ key, kind: 'score', at: { x: 0, y: 0 }, gains: [] });

test('two scorings come one after the other', () => {
  expect(staggered([effect('a'), effect('b')]).map(({ delay }) => delay)).toEqual([0, 150]);
});

test.each([1, 3, 12])('%i scorings are over in time', (count) => {
  const timed = staggered(Array.from({ length: count }, (_, n) => effect(String(n))));
  expect(Math.max(...timed.map(({ delay }) => delay)) + ONE).toBeLessThanOrEqual(TOTAL);
});

test('nothing is shown twice', () => {
  expect(unseen([effect('a'), effect('b')], new Set(['a'])).map(({ key }) => key)).toEqual(['b']);
});

test('points have their sign', () => {
  expect([signed(6), signed(0), signed(-3)]).toEqual(['+6', '+0', '−3']);
});

test('the middle of a bent area lies on it', () => {
  const cells = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 2, y: 0 },
    { x: 2, y: 1 },
    { x: 2, y: 2 },
  ];
  const { x, y } = centre(cells, 1000);
  expect(cells).toContainEqual({ x: Math.floor(x / 1000), y: Math.floor(y / 1000) });
});
