import { expect, test } from 'vitest';
import { LONGEST, meant, read } from './command';

const texts = (typed: string, ...moves: string[]): string[] =>
  meant(
    moves.map((text) => ({ text })),
    typed,
  ).map(({ text }) => text);

test('questions are understood in both languages', () => {
  for (const [typed, question] of [
    ['bag', 'bag'],
    ['  SAC ', 'bag'],
    ['score', 'score'],
    ['last', 'last'],
    ['dernier', 'last'],
    ['legal', 'legal'],
    ['why', 'why'],
    ['Pourquoi', 'why'],
    ['help', 'help'],
    ['aide', 'help'],
    ['?', 'help'],
  ] as const) {
    expect(read(typed)).toEqual({ what: 'ask', question });
  }
  expect(read('valider')).toEqual({ what: 'commit' });
  expect(read('annuler')).toEqual({ what: 'undo' });
  expect(read('   ')).toEqual({ what: 'nothing' });
});

test('words that every object has are not questions', () => {
  expect(read('constructor')).toEqual({ what: 'moves', moves: ['constructor'] });
  expect(read('toString')).toEqual({ what: 'moves', moves: ['tostring'] });
});

test('regions are named by a cell and perhaps a side', () => {
  expect(read('feature 3,-1 n')).toEqual({ what: 'region', x: 3, y: -1, side: 'N' });
  expect(read('zone 3,-1 n')).toEqual({ what: 'region', x: 3, y: -1, side: 'N' });
  expect(read('region 3,-1 n')).toEqual({ what: 'region', x: 3, y: -1, side: 'N' });
  expect(read('région 3, −1 O')).toEqual({ what: 'region', x: 3, y: -1, side: 'W' });
  expect(read('Region 0,0')).toEqual({ what: 'region', x: 0, y: 0, side: null });
  expect(read('region 3')).toEqual({ what: 'moves', moves: ['region 3'] });
  expect(read('region 99999,0').what).toBe('moves');
});

test('anything else is a move or several', () => {
  expect(read('place base/E 0,1 r2; put meeple 0,1 city-S;')).toEqual({
    what: 'moves',
    moves: ['place base/e 0,1 r2', 'put meeple 0,1 city-s'],
  });
});

test('what is typed is bounded', () => {
  expect(read('x'.repeat(10_000))).toEqual({ what: 'moves', moves: ['x'.repeat(LONGEST)] });
  expect(read('a;'.repeat(80))).toEqual({ what: 'moves', moves: Array(12).fill('a') });
});

test('a move is found by the words that matter', () => {
  const moves = ['place base/E 0,1 r2', 'place base/E 0,1 r3', 'place base/E 0,-1 r2'];
  expect(texts('PLACE base/e 0,1 R2', ...moves)).toEqual([moves[0]]);
  expect(texts('0,1 r2', ...moves)).toEqual([moves[0]]);
  expect(texts('0,1', ...moves)).toEqual(moves.slice(0, 2));
  expect(texts('r2 0,1', ...moves)).toEqual([]);
  expect(texts('', ...moves)).toEqual([]);
});

test('a whole text wins over longer ones that contain it', () => {
  expect(texts('unwrap take-two', 'unwrap take-two base/E', 'unwrap take-two')).toEqual([
    'unwrap take-two',
  ]);
  expect(texts('pass', 'put meeple 0,1 city-S', 'pass')).toEqual(['pass']);
});
