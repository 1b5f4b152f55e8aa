import { describe, expect, it } from 'vitest';
import { PRESETS, type PresetName } from '../app/aids';
import type { Wish } from '../app/shelf';
import {
  added,
  changed,
  EDITIONS,
  EXPANSIONS,
  formOf,
  LEVELS,
  moved,
  playOf,
  QUICK,
  quickly,
  quickOf,
  recolored,
  removed,
  setupOf,
  shuffled,
  STYLES,
  toggled,
  wishOf,
  type Expansion,
  type Form,
  type Play,
} from './form';
import { FIRST } from './last';

const form = formOf(FIRST);

function* plays(): Generator<Play> {
  for (const edition of EDITIONS) {
    for (const farmers of [true, false]) {
      for (let set = 0; set < 1 << EXPANSIONS.length; set++) {
        const expansions: Expansion[] = EXPANSIONS.filter((_, bit) => (set >> bit) & 1);
        yield { game: 'classic', edition, farmers, expansions, guards: false };
      }
    }
  }
  for (const guards of [true, false]) {
    yield { ...playOf(''), game: 'city', guards };
  }
}

describe('what is played', () => {
  it('is read back from every setup that is written', () => {
    for (const play of plays()) expect(playOf(setupOf({ ...form, ...play }))).toEqual(play);
  });

  it('is as usual where nothing is said', () => {
    expect(playOf('players 2')).toEqual(playOf(setupOf(quickly(form, 'base'))));
  });

  it('is written in the words of the engine', () => {
    const all = { ...quickly(form, 'all'), chairs: added(form.chairs) };
    expect(setupOf(all).split('\n')).toEqual([
      'players 3',
      'farmers field3',
      'two-tile-city full',
      'river river20',
      'modules abbot anniversary inn-tiles big-meeples sixth-color gifts',
    ]);
    expect(setupOf(quickly(form, 'city')).split('\n')).toEqual([
      'game city',
      'players 2',
      'guards last-wall',
    ]);
  });

  it('takes the river of its edition', () => {
    const first = toggled(quickly(form, 'first'), 'river');
    expect(setupOf(first)).toContain('river river1');
    expect(setupOf({ ...first, edition: 'anniversary' })).toContain('river river20');
  });

  it('knows a quick choice again', () => {
    for (const quick of QUICK) expect(quickOf(quickly(form, quick))).toBe(quick);
    expect(quickOf(toggled(quickly(form, 'base'), 'gifts'))).toBeNull();
  });

  it('keeps the choices of the other game', () => {
    const there = quickly(toggled(form, 'inns'), 'city');
    expect(there.expansions).toEqual(['inns']);
  });
});

describe('a wish', () => {
  it('is read back as it was written', () => {
    const sitters: Wish['sitters'] = [
      { kind: 'human', name: 'Ann', bot: null, livery: 4 },
      ...LEVELS.map((bot, livery) => ({ kind: 'bot' as const, name: '', bot, livery })),
      ...STYLES.map((style) => ({
        kind: 'bot' as const,
        name: '',
        bot: `expert+${style}`,
        livery: 5,
      })),
    ];
    for (const preset of Object.keys(PRESETS) as PresetName[]) {
      for (const play of plays()) {
        const wish = wishOf({ ...formOf({ setup: '', sitters, preset }), ...play });
        expect(wish.sitters).toEqual(sitters);
        expect(wishOf(formOf(wish))).toEqual(wish);
      }
    }
  });

  it('has no style where the level has none', () => {
    const chairs = changed(form.chairs, 1, { level: 'novice', style: 'raider' });
    expect(wishOf({ ...form, chairs }).sitters[1]?.bot).toBe('novice');
  });

  it('has names without spaces around them', () => {
    const chairs = changed(form.chairs, 0, { name: '  Ann ' });
    expect(wishOf({ ...form, chairs }).sitters[0]?.name).toBe('Ann');
  });

  it('is shuffled without losing anyone', () => {
    const wish = wishOf({ ...form, chairs: added(added(form.chairs)) });
    const mixed = shuffled(wish, () => 0);
    expect(mixed.sitters).not.toEqual(wish.sitters);
    expect(new Set(mixed.sitters)).toEqual(new Set(wish.sitters));
    expect(shuffled(wish, () => 0.999)).toEqual(wish);
  });
});

describe('chairs', () => {
  const worn = (of: Form['chairs']): number[] => of.map(({ livery }) => livery);

  it('come in colors that nobody wears, as long as there are some', () => {
    let chairs = recolored(form.chairs, 1, 3);
    for (let count = 0; count < 9; count++) chairs = added(chairs);
    expect(new Set(worn(chairs)).size).toBe(6);
    expect(chairs).toHaveLength(6);
    expect(new Set(chairs.map(({ id }) => id)).size).toBe(6);
  });

  it('swap colors', () => {
    expect(worn(recolored(form.chairs, 0, 1))).toEqual([1, 0]);
    expect(worn(recolored(form.chairs, 0, 5))).toEqual([5, 1]);
  });

  it('move among their neighbors only', () => {
    const ids = (by: 1 | -1, id: number): number[] =>
      moved(added(form.chairs), id, by).map((chair) => chair.id);
    expect(ids(1, 0)).toEqual([1, 0, 2]);
    expect(ids(-1, 0)).toEqual([0, 1, 2]);
    expect(ids(1, 2)).toEqual([0, 1, 2]);
  });

  it('go', () => {
    expect(removed(form.chairs, 0).map(({ id }) => id)).toEqual([1]);
  });
});
