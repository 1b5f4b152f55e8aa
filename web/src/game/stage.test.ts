import { expect, test } from 'vitest';
import type { Choice, Entry, Feature, Happening, Region } from '../engine/types';
import { en } from '../i18n/both.fixture';
import {
  areasOf,
  cellsOf,
  detailOf,
  effectsOf,
  featureAfter,
  featuresAt,
  gapsOf,
  recentOf,
  waysAt,
} from './stage';

function place(x: number, y: number, rotation: number): Choice {
  return { kind: 'place', cell: [x, y], rotation } as Choice;
}

function laid(seat: number, x: number, y: number): Happening {
  return { what: 'laid', seat, face: '', x, y, rotation: 0 };
}

function entry(ply: number, ...happenings: Happening[]): Entry {
  return { ply, turn: ply, seat: 0, chance: false, text: '', happenings, scores: [] };
}

const REGION: Region = {
  id: 4,
  kind: 'city',
  path: 'M0 0z',
  owners: [1],
  complete: false,
  pattern: null,
  spot: { x: 1, y: 2, part: 0 },
  pips: [],
};

test('a cell is offered once, with the number of ways', () => {
  const placements = [place(1, 0, 0), place(1, 0, 2), place(0, -1, 3)];
  expect(cellsOf(placements)).toEqual([
    { x: 1, y: 0, ways: 2 },
    { x: 0, y: -1, ways: 1 },
  ]);
  expect(waysAt(placements, { x: 1, y: 0 })).toBe(2);
  expect(waysAt(placements, { x: 9, y: 9 })).toBe(0);
});

test('areas are open until they are complete, fields never', () => {
  const field: Region = { ...REGION, id: 5, kind: 'field', pattern: 2, pips: [[1500, 500]] };
  const areas = areasOf([REGION, { ...REGION, id: 6, complete: true }, field]);
  expect(areas.map(({ open }) => open)).toEqual([true, false, false]);
  expect(areas[2]?.pips).toEqual([{ x: 1500, y: 500 }]);
});

test('gaps say how many tiles fit', () => {
  const gap = { x: 1, y: 2, fits: [], left: 3, regions: [], chance: 0.5 };
  expect(gapsOf([gap], (left) => `${left} fit`)).toEqual([{ x: 1, y: 2, left: 3, label: '3 fit' }]);
});

test('what others laid since the last turn is recent, except the last of it', () => {
  const chronicle = [
    entry(1, laid(1, 9, 9)),
    entry(2, laid(0, 0, 1)),
    entry(3, laid(1, 0, 2)),
    entry(4, laid(2, 0, 3)),
  ];
  expect(recentOf(chronicle, 0, { x: 0, y: 3, seat: 2 })).toEqual([{ x: 0, y: 2, seat: 1 }]);
});

test('points that somebody got are shown on their area', () => {
  const scored: Happening = {
    what: 'scored',
    feature: 'city',
    terms: [],
    points: 8,
    winners: [1, 2],
    strength: [],
    tiles: [[1, 2]],
    spots: [REGION.spot],
    returned: [],
    occasion: 'completed',
    rule: '',
  };
  const entries = [entry(7, laid(0, 1, 2), scored), entry(8, { ...scored, winners: [] })];
  const [effect, ...others] = effectsOf(entries, [REGION]);
  expect(others).toEqual([]);
  expect(effect).toMatchObject({
    key: '7.1',
    at: { x: 1500, y: 2500 },
    path: 'M0 0z',
    gains: [
      { seat: 1, points: 8 },
      { seat: 2, points: 8 },
    ],
  });
});

test('the features of a cell come one after the other', () => {
  const of = (region: number): Feature => ({ region }) as Feature;
  const parts = [of(3), of(5), of(3)];
  const features = featuresAt({ x: 0, y: 0 }, ({ part }) => parts[part] ?? null);
  expect(features.map(({ region }) => region)).toEqual([3, 5]);
  expect(featureAfter(features, null, 1)?.region).toBe(3);
  expect(featureAfter(features, 5, 1)?.region).toBe(3);
  expect(featureAfter(features, 3, -1)?.region).toBe(5);
  expect(featureAfter([], 3, 1)).toBeNull();
});

test('a target says what it is worth', () => {
  const put = { kind: 'put', spot: REGION.spot, points: null } as Choice;
  const city = {
    kind: 'city',
    tiles: [
      [0, 0],
      [0, 1],
    ],
    points_now: 2,
    points_if_completed: 4,
    complete: false,
  } as unknown as Feature;
  expect(detailOf(en, put, () => city)).toBe('2\u00a0tiles · now 2 · if completed 4');
  expect(detailOf(en, put, () => ({ ...city, more_may_come: true }))).toBe(
    '2\u00a0tiles · now 2 · if completed at least 4',
  );
  expect(detailOf(en, put, () => ({ ...city, complete: true }))).toBe('2\u00a0tiles · now 2');
  expect(detailOf(en, { ...put, points: 5 }, () => null)).toBe('worth 5');
  expect(detailOf(en, { ...put, spot: null }, () => city)).toBe('');
});
