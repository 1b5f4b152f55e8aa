import { describe, expect, it } from 'vitest';
import type { EdgeName, Face, Sign } from '../engine/types';
import {
  answers,
  ANYTHING,
  edgesAmong,
  signature,
  sorted,
  stacksOf,
  traitsAmong,
  wantsAnything,
} from './faces';

const LETTERS: Record<string, EdgeName> = { c: 'city', r: 'road', f: 'field', v: 'river' };

function face(name: string, edges: string, signs: Sign[] = [], total = 1): Face {
  const [n, e, s, w] = [...edges].map((letter) => LETTERS[letter] ?? 'field');
  const all: Face['edges'] = [n ?? 'field', e ?? 'field', s ?? 'field', w ?? 'field'];
  return { name, edges: all, signs, symbol: null, goods: [], total };
}

const A = face('A', 'ffrf', ['abbey'], 2);
const C = face('C', 'cccc', ['shield']);
const E = face('E', 'cfff', [], 5);
const F = face('F', 'fcfc', ['shield'], 2);
const U = face('U', 'rfrf', [], 8);
const V = face('V', 'ffrr', [], 9);
const FACES = [A, C, E, F, U, V];

describe('signature', () => {
  it('does not depend on how the tile is turned', () => {
    expect(signature(face('', 'ffrr').edges)).toBe(signature(face('', 'rffr').edges));
    expect(signature(face('', 'rfrf').edges)).not.toBe(signature(face('', 'rrff').edges));
  });
});

describe('sorted', () => {
  it('puts tiles with the most city first and tells tiles apart by signs', () => {
    expect(sorted(FACES).map(({ name }) => name)).toEqual(['C', 'F', 'E', 'V', 'U', 'A']);
    const plain = face('Z', 'cccc');
    expect(sorted([C, plain]).map(({ name }) => name)).toEqual(['Z', 'C']);
  });
});

describe('what is offered', () => {
  it('is what tells some tiles from others', () => {
    expect(traitsAmong(FACES)).toEqual(['city', 'road', 'abbey', 'shield']);
    expect(traitsAmong([U, V])).toEqual([]);
    expect(edgesAmong(FACES)).toEqual(['city', 'road', 'field']);
  });
});

describe('answers', () => {
  const names = (wanted: Partial<typeof ANYTHING>): string[] =>
    FACES.filter((one) => answers(one, { ...ANYTHING, ...wanted })).map(({ name }) => name);

  it('lets everything through if nothing is wanted', () => {
    expect(wantsAnything(ANYTHING)).toBe(true);
    expect(names({})).toHaveLength(FACES.length);
  });

  it('wants all of the traits', () => {
    expect(names({ traits: new Set(['city'] as const) })).toEqual(['C', 'E', 'F']);
    expect(names({ traits: new Set(['city', 'shield'] as const) })).toEqual(['C', 'F']);
  });

  it('turns tiles to find the sides that are wanted', () => {
    expect(names({ edges: ['road', 'road', null, null] })).toEqual(['V']);
    expect(names({ edges: ['road', null, 'road', null] })).toEqual(['U']);
    expect(names({ edges: [null, null, null, 'city'] })).toEqual(['C', 'E', 'F']);
  });

  it('asks only some faces', () => {
    expect(names({ among: new Set(['U', 'E']) })).toEqual(['E', 'U']);
    expect(names({ among: new Set() })).toEqual([]);
  });
});

describe('stacksOf', () => {
  it('has used-up tiles last and keeps the counts', () => {
    const counts: [string, number, number][] = [
      ['A', 2, 2],
      ['C', 0, 1],
      ['E', 1, 5],
      ['F', 0, 2],
      ['U', 8, 8],
      ['V', 3, 9],
    ];
    const stacks = stacksOf(FACES, counts, ANYTHING);
    expect(stacks.map(({ face, left, total }) => `${face.name} ${left}/${total}`)).toEqual([
      'E 1/5',
      'V 3/9',
      'U 8/8',
      'A 2/2',
      'C 0/1',
      'F 0/2',
    ]);
  });
});
