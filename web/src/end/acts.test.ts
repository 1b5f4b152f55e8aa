import { describe, expect, it } from 'vitest';
import type { Entry, FeatureName, Happening, Why } from '../engine/types';
import { actsOf, isFinal, lasts, nextScene, scoresAt, scoresBefore, type Act } from './acts';

function scored(
  feature: FeatureName,
  points: number,
  winners: number[],
  occasion: Why['occasion'] = 'final',
): Happening {
  return {
    what: 'scored',
    feature,
    points,
    winners,
    occasion,
    terms: [],
    strength: [],
    tiles: [[points, 0]],
    spots: [],
    returned: [],
    rule: 'ROAD-3',
  };
}

function entry(happenings: Happening[], scores: number[]): Entry {
  return { ply: 1, turn: 1, seat: 0, chance: false, text: '', happenings, scores };
}

const CHRONICLE = [
  entry([scored('city', 8, [0], 'completed')], [8, 0]),
  entry(
    [
      scored('field', 3, [1]),
      scored('garden', 4, [0]),
      scored('city', 3, [0, 1]),
      scored('field', 9, [0]),
      scored('road', 2, [1]),
      scored('abbey', 5, [1]),
      scored('road', 7, []),
      { what: 'gifts-left', seat: 1, gifts: 2, points: 4 },
      { what: 'over', winners: [0] },
    ],
    [24, 20],
  ),
];

describe('actsOf', () => {
  const acts = actsOf(CHRONICLE);

  it('has an act for each kind, in the order of the rules, with gifts last', () => {
    expect(acts.map(({ name }) => name)).toEqual(['roads', 'cities', 'abbeys', 'fields', 'gifts']);
  });

  it('shows the largest field first and leaves out what nobody owns', () => {
    expect(acts[3]?.scenes.map(({ gains }) => gains)).toEqual([
      [9, 0],
      [0, 3],
    ]);
    expect(acts[0]?.scenes).toHaveLength(1);
  });

  it('gives shared points to all winners', () => {
    expect(acts[1]?.gains).toEqual([3, 3]);
  });

  it('leaves out what was scored in play', () => {
    expect(actsOf(CHRONICLE.slice(0, 1))).toEqual([]);
  });

  it('tells the acts of The City', () => {
    const closed = [
      entry(
        [
          { what: 'rim-closed', sides: 3 },
          scored('guard', 6, [0]),
          scored('market', 4, [1], 'closed'),
          scored('homes', 2, [0]),
        ],
        [8, 4],
      ),
    ];
    expect(actsOf(closed).map(({ name }) => name)).toEqual(['markets', 'homes', 'guards']);
    expect(scoresBefore(closed, actsOf(closed))).toEqual([0, 0]);
  });
});

describe('the show', () => {
  const acts = actsOf(CHRONICLE);
  const before = scoresBefore(CHRONICLE, acts);

  it('begins with the scores in play and ends with the final ones', () => {
    expect(before).toEqual([8, 3]);
    let at = { act: 0, scene: 0 };
    const seen = [];
    while (at.act < acts.length) {
      seen.push(scoresAt(acts, before, at));
      at = nextScene(acts, at);
    }
    expect(seen).toEqual([
      [8, 5],
      [11, 8],
      [15, 8],
      [15, 13],
      [24, 13],
      [24, 16],
      [24, 20],
    ]);
    expect(scoresAt(acts, before, at)).toEqual(seen.at(-1));
  });

  it('is told faster when there is much to tell', () => {
    const act = (scenes: number): Act => ({
      name: 'fields',
      gains: [],
      scenes: Array.from({ length: scenes }, () => ({ gains: [], cells: [], why: null, gifts: 0 })),
    });
    expect(lasts(act(1))).toBe(1000);
    expect(lasts(act(40))).toBe(320);
  });
});

describe('isFinal', () => {
  it('tells the end from the last turn', () => {
    expect(isFinal(scored('road', 3, [0], 'completed'))).toBe(false);
    expect(isFinal(scored('road', 3, [0], 'closed'))).toBe(true);
    expect(isFinal({ what: 'begins', seat: 0 })).toBe(false);
  });
});
