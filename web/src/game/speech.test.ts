import { expect, test } from 'vitest';
import type { Face, Screen } from '../engine/types';
import { en as english, fr as french } from '../i18n/both.fixture';
import { edgesOf, spoken, type Heard } from './speech';

const FACE: Face = {
  name: 'base/X',
  edges: ['city', 'road', 'field', 'road'],
  signs: ['shield'],
  symbol: null,
  goods: [],
  total: 1,
};

function heard(more: Partial<Heard> = {}): Heard {
  const screen = {
    game: 'classic',
    tiles: [{ x: 3, y: -1, face: 'base/X', rotation: 1, copy: 0 }],
    figures: [{ seat: 1, figure: 'meeple', big: false, x: 3500, y: -200 }],
    last: { x: 3, y: -1, seat: 1 },
  } as unknown as Screen;
  return { screen, faces: [FACE], names: ['Ann', 'Ben'], ways: 0, proposed: null, ...more };
}

test('edges turn with the tile', () => {
  expect(edgesOf(FACE, 0)).toEqual([
    ['city', ['N']],
    ['road', ['E', 'W']],
    ['field', ['S']],
  ]);
  expect(edgesOf(FACE, 1)).toEqual([
    ['road', ['N', 'S']],
    ['city', ['E']],
    ['field', ['W']],
  ]);
});

test('a tile is said with its place, edges, signs and figures', () => {
  expect(spoken(english, { x: 3, y: -1 }, heard())).toBe(
    'column 3, row minus 1, road north south, city east, field west, shield, meeple: Ben, last move: Ben',
  );
});

test('figures are called what their game calls them', () => {
  expect(english.scene.cell.figure('Ben', 'farmer', 'city')).toBe('inhabitant: Ben');
  expect(french.scene.cell.figure('Ben', 'meeple', 'city')).toBe('bonhomme\u202f: Ben');
  expect(french.scene.cell.figure('Ben', 'big', 'classic')).toBe('gros meeple\u202f: Ben');
});

test('an empty cell says whether the tile fits', () => {
  expect(spoken(english, { x: 0, y: 0 }, heard({ ways: 2 }))).toBe(
    'column 0, row 0, empty, your tile fits 2\u00a0ways',
  );
  expect(spoken(french, { x: -2, y: 0 }, heard())).toBe('colonne moins 2, ligne 0, vide');
});
