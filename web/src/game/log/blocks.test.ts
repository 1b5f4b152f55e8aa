import { describe, expect, it } from 'vitest';
import type { Entry, Happening } from '../../engine/types';
import { en, fr } from '../../i18n/both.fixture';
import { blocksOf, plainText, settled } from './blocks';

const CITY: Happening = {
  what: 'scored',
  feature: 'city',
  terms: [
    { what: 'tiles', count: 4, each: 2 },
    { what: 'shields', count: 1, each: 2 },
  ],
  points: 10,
  winners: [0, 1],
  strength: [
    [0, 1],
    [1, 1],
  ],
  tiles: [
    [0, 0],
    [1, 0],
  ],
  spots: [],
  returned: [],
  occasion: 'completed',
  rule: 'CITY-2',
};

function entry(
  ply: number,
  turn: number,
  seat: number,
  happenings: Happening[],
  scores: number[],
): Entry {
  return { ply, turn, seat, chance: false, text: '', happenings, scores };
}

const CHRONICLE: Entry[] = [
  entry(1, 1, 0, [{ what: 'begins', seat: 0 }], [0, 0]),
  entry(2, 1, 0, [{ what: 'drawn', seat: 0, face: 'D', second: false }], [0, 0]),
  entry(3, 1, 0, [{ what: 'laid', seat: 0, face: 'D', x: 1, y: -2, rotation: 3 }], [0, 0]),
  entry(
    4,
    1,
    0,
    [
      { what: 'put', seat: 0, figure: 'meeple', feature: 'city', spot: { x: 1, y: -2, part: 0 } },
      CITY,
    ],
    [10, 10],
  ),
  entry(
    5,
    2,
    1,
    [
      { what: 'boxed', face: 'C' },
      { what: 'drawn', seat: 1, face: 'E', second: false },
    ],
    [10, 10],
  ),
  entry(6, 2, 1, [{ what: 'laid', seat: 1, face: 'E', x: 0, y: 5, rotation: 0 }], [10, 10]),
  entry(
    7,
    2,
    1,
    [
      { ...CITY, occasion: 'final', winners: [1], points: 5 },
      { what: 'over', winners: [1] },
    ],
    [10, 15],
  ),
];

const NAMES = ['Ana', 'Ben'];

describe('blocksOf', () => {
  const blocks = blocksOf(en, CHRONICLE);

  it('has a block for each turn and one for the end', () => {
    expect(blocks.map(({ id, seat, ply }) => [id, seat, ply])).toEqual([
      ['turn-1', 0, 4],
      ['turn-2', 1, 6],
      ['final-2', null, 7],
    ]);
  });

  it('tells the tile, what was put and what the player gained', () => {
    const [first] = blocks;
    expect(first?.laid).toEqual({ face: 'D', rotation: 3, x: 1, y: -2 });
    expect(first?.deeds).toEqual(['knight in the city']);
    expect(first?.gain).toBe(10);
  });

  it('says why, by which rule and where', () => {
    const line = blocks[0]?.lines.find(({ points }) => points !== null);
    expect(line?.text).toBe(
      'City completed: 4\u00a0tiles\u00a0×\u00a02 + 1\u00a0shield\u00a0×\u00a02 =\u00a010',
    );
    expect(line).toMatchObject({ rule: 'CITY-2', seats: [0, 1], ply: 4, cells: CITY.tiles });
    expect(blocksOf(fr, CHRONICLE)[0]?.lines.at(-1)?.text).toBe(
      'Ville achevée\u202f: 4\u00a0tuiles\u00a0×\u00a02 + 1\u00a0blason\u00a0×\u00a02 =\u00a010',
    );
  });

  it('marks a tile that left the game in the turn it was drawn', () => {
    expect(blocks[1]?.lines.map(({ boxed }) => boxed)).toEqual(['C']);
  });

  it('keeps to the end once it has come', () => {
    const [, final, ...more] = blocksOf(en, [
      entry(1, 1, 0, [{ what: 'laid', seat: 0, face: 'D', x: 0, y: 0, rotation: 0 }], [0, 0]),
      entry(
        2,
        1,
        0,
        [
          { what: 'rim-closed', sides: 4 },
          { what: 'went-home', seats: [1, 1] },
          { what: 'over', winners: [0, 1] },
        ],
        [0, 0],
      ),
    ]);
    expect(final?.lines.map(({ seats }) => seats)).toEqual([[], [1], [0, 1]]);
    expect(more).toEqual([]);
  });

  it('gives what others do in a turn a line of their own', () => {
    const wall: Happening = { what: 'wall', seat: 1, x: 0, y: 0, side: 'N' };
    const [block] = blocksOf(en, [
      entry(1, 1, 0, [{ what: 'drawn', seat: 0, face: 'D', second: false }], [0, 0]),
      entry(2, 1, 1, [wall], [0, 0]),
      entry(3, 1, 0, [{ ...wall, seat: 0, side: 'E' }], [0, 0]),
    ]);
    expect(block?.lines.map(({ seats, text }) => [seats, text])).toEqual([
      [[1], 'builds a wall in the north'],
    ]);
    expect(block?.deeds).toEqual(['builds a wall in the east']);
  });
});

it('keeps the blocks that are known', () => {
  const before = blocksOf(en, CHRONICLE.slice(0, 5));
  const after = settled(before, blocksOf(en, CHRONICLE));
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
  expect(settled(before, blocksOf(fr, CHRONICLE))[0]).not.toBe(before[0]);
});

it('can be read without the page', () => {
  const text = plainText(en, NAMES, blocksOf(en, CHRONICLE));
  expect(text.split('\n')).toEqual([
    'Turn 1 · Ana · D at 1,\u00a0−2 · knight in the city',
    '    Ana: begins',
    '    Ana, Ben: City completed: 4\u00a0tiles\u00a0×\u00a02 + 1\u00a0shield\u00a0×\u00a02 =\u00a010 (+10)',
    '    Ana 10, Ben 10',
    'Turn 2 · Ben · E at 0,\u00a05',
    '    No spot for this tile: it leaves the game. [C]',
    '    Ana 10, Ben 10',
    'Final scoring',
    '    Ben: City: 4\u00a0tiles\u00a0×\u00a02 + 1\u00a0shield\u00a0×\u00a02 =\u00a05 (+5)',
    '    Ben: wins the game',
    '    Ana 10, Ben 15',
  ]);
});
