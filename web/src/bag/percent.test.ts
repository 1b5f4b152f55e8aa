import { expect, it } from 'vitest';
import { percent } from './percent';

it('rounds, but tells only what is certain as certain', () => {
  expect(percent('en', 0.123)).toBe('12%');
  expect(percent('en', 0)).toBe('0%');
  expect(percent('en', 1)).toBe('100%');
  expect(percent('en', 0.001)).toBe('< 1%');
  expect(percent('en', 0.9999)).toBe('> 99%');
  expect(percent('fr', 0.5)).toMatch(/^50\s%$/);
});
