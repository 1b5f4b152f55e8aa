import { describe, expect, it } from 'vitest';
import type { Entry, Figure, Happening, Region, Screen, Why } from '../engine/types';
import { actsOf, scoresAt, scoresBefore } from './acts';
import { finaleAt, reasonOf, supplyWith, without } from './finale';

const figure = (seat: number, x: number, y: number): Figure => ({
  seat,
  figure: 'meeple',
  big: false,
  x: x * 1000 + 400,
  y: y * 1000 + 600,
});

function scored(feature: Why['feature'], x: number, y: number, seat: number, points: number) {
  const spot = { x, y, part: 0 };
  return {
    what: 'scored',
    feature,
    terms: [],
    points,
    winners: [seat],
    strength: [[seat, 1]],
    tiles: [[x, y]],
    spots: [spot],
    returned: [{ seat, figure: 'meeple', spot }],
    occasion: 'final',
    rule: '',
  } satisfies Happening;
}

const over = (happenings: Happening[], scores: number[]): Entry => ({
  ply: 9,
  turn: 3,
  seat: 0,
  chance: false,
  text: 'pass',
  happenings,
  scores,
});

const FIGURES = [figure(0, 0, 0), figure(1, 2, 0), figure(0, 5, 5)];
const REGIONS = [
  { id: 3, path: 'M0 0', spot: { x: 0, y: 0, part: 0 } },
  { id: 4, path: 'M2 0', spot: { x: 2, y: 0, part: 0 } },
] as unknown as Region[];
const CHRONICLE = [over([scored('field', 2, 0, 1, 9), scored('road', 0, 0, 0, 2)], [12, 19])];
const ACTS = actsOf(CHRONICLE);
const seen = (act: number, scene = 0) => {
  const scores = scoresAt(ACTS, scoresBefore(CHRONICLE, ACTS), { act, scene });
  return finaleAt(ACTS, { act, scene }, scores, FIGURES, REGIONS);
};

describe('the last scoring', () => {
  it('leaves figures standing until their act is over', () => {
    expect(seen(0).figures).toEqual(FIGURES);
    expect(seen(1).figures).toEqual(FIGURES.slice(1));
    expect(seen(2).figures).toEqual(FIGURES.slice(2));
  });

  it('gives only the points of its moment', () => {
    expect(seen(0).scores).toEqual([12, 10]);
    expect(seen(0).effects.map(({ gains }) => gains)).toEqual([[{ seat: 0, points: 2 }]]);
    expect(seen(1).scores).toEqual([12, 19]);
  });

  it('lights the feature itself', () => {
    expect(seen(0).region).toBe(3);
    expect(seen(0).effects[0]?.path).toBe('M0 0');
    expect(seen(1).region).toBe(4);
    expect(seen(2).region).toBeNull();
  });
});

it('takes one figure away for each that came back', () => {
  const pair = [figure(0, 1, 1), figure(0, 1, 1)];
  const home = { seat: 0, figure: 'meeple' as const, spot: { x: 1, y: 1, part: 2 } };
  expect(without(pair, [home])).toHaveLength(1);
  expect(without(pair, [home, home])).toEqual([]);
});

describe('the reason for an end', () => {
  const screen = (left: number, last: number | null): Screen =>
    ({ bag: { left }, wall: last === null ? null : { last } }) as unknown as Screen;
  const closed = (sides: number): Entry[] => [over([{ what: 'rim-closed', sides }], [0, 0])];

  it('is told by how the walls were closed', () => {
    expect(reasonOf(CHRONICLE, screen(0, null))).toEqual({ what: 'tiles' });
    expect(reasonOf(closed(4), screen(8, 5))).toEqual({ what: 'closed', sides: 4 });
    expect(reasonOf(closed(20), screen(0, 5))).toEqual({ what: 'tiles' });
    expect(reasonOf(closed(20), screen(3, 5))).toEqual({ what: 'walls' });
  });
});

describe('the supply', () => {
  it('has what has come back, not what still stands', () => {
    const stock = [
      { figure: 'meeple', left: 7 },
      { figure: 'guard', left: 2 },
    ] as const;
    const farmer: Figure = { ...figure(0, 1, 1), figure: 'farmer' };
    const guard: Figure = { ...figure(0, 2, 2), figure: 'guard' };
    const standing = [figure(0, 0, 0), farmer, guard, figure(1, 3, 3)];
    expect(supplyWith(stock, 0, standing, [guard])).toEqual([
      { figure: 'meeple', left: 5 },
      { figure: 'guard', left: 2 },
    ]);
    expect(supplyWith(stock, 0, [guard], [guard])).toEqual([...stock]);
  });
});
