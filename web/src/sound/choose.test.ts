import { expect, test } from 'vitest';
import type { Happening } from '../engine/types';
import { chosen } from './choose';

const laid = (seat: number): Happening => ({
  what: 'laid',
  seat,
  face: 'base/E',
  x: 0,
  y: 1,
  rotation: 0,
});
const drawn = (seat: number): Happening => ({ what: 'drawn', seat, face: 'base/E', second: false });
const scored = (feature: 'road' | 'city' | 'field', winners: number[]): Happening =>
  ({ what: 'scored', feature, winners }) as unknown as Happening;

test('a tile knocks, and the next one of the viewer calls', () => {
  expect(chosen([laid(1), drawn(0)], 0)).toEqual(['place', 'yours']);
});

test('the tiles that others draw are silent', () => {
  expect(chosen([laid(0), drawn(1)], 0)).toEqual(['place']);
});

test('the first tile is drawn, not called', () => {
  expect(chosen([drawn(0)], 0)).toEqual(['draw']);
});

test('what is scored has the sound of its kind, unless nobody scores', () => {
  expect(chosen([laid(0), scored('road', [0]), scored('city', [1])], 0)).toEqual([
    'place',
    'road',
    'city',
  ]);
  expect(chosen([laid(0), scored('road', [])], 0)).toEqual(['place']);
});

test('a sound is heard once, few are heard, and the end always is', () => {
  const fields = Array.from({ length: 9 }, () => scored('field', [0]));
  const all = [laid(0), scored('road', [0]), scored('city', [0]), ...fields];
  expect(chosen([...all, { what: 'over', winners: [0] }], 0)).toEqual([
    'place',
    'road',
    'city',
    'end',
  ]);
});
