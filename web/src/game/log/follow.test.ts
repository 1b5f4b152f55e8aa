import { expect, it } from 'vitest';
import { followsAfter } from './follow';

const list = (scrollTop: number, scrollHeight = 1000) => ({
  scrollTop,
  scrollHeight,
  clientHeight: 200,
});

it('goes on although much was told between scrolling and hearing of it', () => {
  expect(followsAfter(true, 400, list(800, 1300))).toBe(true);
});

it('stops for whoever scrolls up, until they are at the end again', () => {
  expect(followsAfter(true, 800, list(500))).toBe(false);
  expect(followsAfter(false, 500, list(600))).toBe(false);
  expect(followsAfter(false, 600, list(790))).toBe(true);
});
