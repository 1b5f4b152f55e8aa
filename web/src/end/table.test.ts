import { describe, expect, it } from 'vitest';
import type { Breakdown } from '../engine/types';
import { categoriesOf, ranking, tilesOf } from './table';

const BREAKDOWN: Breakdown = {
  rows: [
    {
      what: 'cities',
      phase: 'during',
      points: [10, 0],
      cells: [
        [
          [0, 0],
          [1, 0],
        ],
        [],
      ],
    },
    { what: 'bonus', phase: 'during', points: [0, 2], cells: [[], [[4, 4]]] },
    { what: 'cities', phase: 'end', points: [3, 4], cells: [[[1, 0]], [[2, 2]]] },
    { what: 'roads', phase: 'end', points: [0, 1], cells: [[], [[5, 0]]] },
  ],
  totals: [13, 7],
  facts: [],
};

describe('categoriesOf', () => {
  it('puts the lines of a category together, those of the end last', () => {
    expect(
      categoriesOf(BREAKDOWN).map(({ what, lines }) => [what, lines.map(({ final }) => final)]),
    ).toEqual([
      ['roads', [true]],
      ['cities', [false, true]],
      ['bonus', [false]],
    ]);
  });

  it('keeps every point and tile with its seat', () => {
    const [, cities] = categoriesOf(BREAKDOWN);
    expect(cities?.lines[1]?.sources).toEqual([
      { points: 3, cells: [[1, 0]] },
      { points: 4, cells: [[2, 2]] },
    ]);
  });
});

it('tells every tile of a seat once', () => {
  expect(tilesOf(BREAKDOWN, 0)).toEqual([
    [0, 0],
    [1, 0],
  ]);
});

it('ranks with shared places', () => {
  expect(ranking([5, 9, 5, 1]).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
    [3, 4],
  ]);
});
