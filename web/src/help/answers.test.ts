import { beforeEach, expect, test } from 'vitest';
import type { Choice, ChoiceKind, Feature, Refusal } from '../engine/types';
import type { Session } from '../game/session.svelte';
import { en } from '../i18n/both.fixture';
import { answer, propose, regionsAt } from './answers';

const choice = (text: string, kind: ChoiceKind): Choice => {
  const cell = /(-?\d+),(-?\d+)/.exec(text);
  return {
    ...{ text, kind, face: 'base/E', rotation: 0, side: null, figure: null, gift: null },
    ...{ spot: null, region: null, at: null },
    cell: cell ? [Number(cell[1]), Number(cell[2])] : null,
  } as Choice;
};

const PLACES = ['place base/E 0,1 r0', 'place base/E 0,1 r2', 'place base/E 0,-1 r2'].map((text) =>
  choice(text, 'place'),
);
const PUTS = [choice('put meeple 0,1 city-S', 'put'), choice('pass', 'pass')];

/** A table that offers three places, then a figure. */
class Fake {
  aids = { bag: true, projection: true, preview: true, spots: true };
  sitters = [
    { kind: 'human', name: 'Ann', bot: null, livery: 0 },
    { kind: 'human', name: 'Ben', bot: null, livery: 1 },
  ];
  mine = true;
  face = 'base/E';
  placements = PLACES;
  placed: Choice | null = null;
  put: string | null = null;
  told: unknown[] = [];
  base = {
    last: null,
    bag: {
      left: 3,
      faces: [
        ['base/E', 2, 5],
        ['base/K', 0, 3],
        ['base/U', 1, 8],
      ],
    },
  };
  screen = {
    tiles: [{ x: 0, y: 0 }],
    regions: [],
    seats: [
      {
        score: 4,
        shares: [
          { what: 'banked', points: 4 },
          { what: 'cities', points: 3 },
        ],
      },
      { score: 7, shares: [{ what: 'banked', points: 7 }] },
    ],
  };

  get choices(): readonly Choice[] {
    if (!this.placed) return PLACES;
    return this.put === null ? PUTS : [];
  }

  get offer() {
    return { among: this.placed ? PUTS : [], chosen: null };
  }

  get canCommit(): boolean {
    return this.placed !== null;
  }

  pick(): void {}

  refusal(typed: string): Refusal | null {
    if (!typed.includes('5,5')) return null;
    return { rule: 'TILE-2', reason: { why: 'detached', x: 5, y: 5 }, text: '' };
  }

  tap(x: number, y: number): void {
    const here = PLACES.filter(({ cell }) => cell?.[0] === x && cell[1] === y);
    const at = this.placed ? here.indexOf(this.placed) : -1;
    this.placed = here[(at + 1) % here.length] ?? null;
  }

  choose(text: string): void {
    this.put = text;
  }

  inspect({ part }: { part: number }): Feature | null {
    if (part > 2) return null;
    const city = { region: 1, kind: 'city', complete: false, strength: [[0, 2]], gaps: [[1, 0]] };
    const field = { region: 2, kind: 'field', complete: false, strength: [], gaps: [] };
    const open = { points_if_completed: 4, more_may_come: true };
    const worth = { tiles: [[0, 0]], points_now: 1, points_if_completed: 1 };
    return { ...worth, ...(part === 1 ? field : { ...city, ...open }) } as unknown as Feature;
  }
}

let fake: Fake;
let session: Session;

beforeEach(() => {
  fake = new Fake();
  session = fake as unknown as Session;
});

test('a move is proposed as it is meant, turned and all', () => {
  expect(propose(en, session, ['0,1 r2'])[0]).toContain('place base/E 0,1 r2');
  expect(fake.placed?.text).toBe('place base/E 0,1 r2');
});

test('several moves make a turn', () => {
  const lines = propose(en, session, ['0,-1', 'meeple']);
  expect(lines).toHaveLength(3);
  expect(fake.put).toBe('put meeple 0,1 city-S');
  expect(lines.at(-1)).toBe(en.help.command.canCommit);
});

test('what can mean more than one thing is not done', () => {
  const [line, ...rest] = propose(en, session, ['0,1', 'meeple']);
  expect(line).toContain('0,1 r0; place base/E 0,1 r2');
  expect(rest).toEqual([]);
  expect(fake.placed).toBeNull();
});

test('a tile that lies can still be moved', () => {
  propose(en, session, ['0,1 r0']);
  propose(en, session, ['0,-1 r2']);
  expect(fake.placed?.text).toBe('place base/E 0,-1 r2');
});

test('what a rule forbids is refused with the rule', () => {
  expect(propose(en, session, ['5,5', 'meeple'])).toEqual([
    { text: expect.stringContaining('No tile lies beside this cell.'), rule: 'TILE-2' },
  ]);
  expect(propose(en, session, ['dance'])).toEqual([en.help.command.noMatch('dance')]);
});

test('nothing is done for others', () => {
  fake.mine = false;
  expect(propose(en, session, ['0,1 r2'])).toEqual([en.help.command.notYou]);
  expect(fake.placed).toBeNull();
});

test('scores are told with what is projected, unless the table plays without', () => {
  expect(answer(en, session, 'score')[0]).toBe('Ann 4 (7 if the game ended now)');
  fake.aids.projection = false;
  expect(answer(en, session, 'score')).toEqual(['Ann 4', 'Ben 7']);
});

test('the bag tells what is left, unless the table plays without', () => {
  expect(answer(en, session, 'bag')).toEqual(['3\u00a0tiles left. base/E × 2, base/U × 1']);
  fake.aids.bag = false;
  expect(answer(en, session, 'bag')).toEqual([en.help.command.noAid]);
});

test('legal moves are listed, unless the table plays without', () => {
  expect(answer(en, session, 'legal')[0]).toContain('3\u00a0choices: place base/E 0,1 r0; ');
  fake.aids.spots = false;
  expect(answer(en, session, 'legal')).toEqual([en.help.command.noAid]);
  fake.placed = PLACES[0] ?? null;
  expect(answer(en, session, 'legal')[0]).toContain('2\u00a0choices: put meeple 0,1 city-S; pass');
});

test('the features of a tile are told once each', () => {
  expect(regionsAt(en, session, 0, 0, null)).toEqual([
    'City, 1\u00a0tile, Ann (strength 2), worth 1 now, at least 4 if completed, 1\u00a0open cell',
    'Field, 1\u00a0tile, nobody’s, worth 1',
  ]);
  expect(regionsAt(en, session, 5, 5, null)).toEqual(['There is no tile at 5,\u00a05.']);
});

test('nothing has happened yet', () => {
  expect(answer(en, session, 'last')).toEqual([en.help.command.nothing]);
});
