import { expect, test } from 'vitest';
import { isolated } from './bidi';

test('a name from right to left keeps its order to itself', () => {
  expect(isolated('\u05d3\u05d5\u05d3')).toBe('\u2068\u05d3\u05d5\u05d3\u2069');
  expect(isolated('Ann \u{1f3f0}')).toBe('Ann \u{1f3f0}');
});
