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
  playing,
  playOf,
  QUICK,
  quickly,
  quickOf,
  recolored,
  removed,
  retiled,
  setupOf,
  shuffled,
  STYLES,
  toggled,
  wishOf,
  type Expansion,
  type Form,
  type Play,
  type TileSetChoice,
} from './form';
import { FIRST } from './last';
import { CITY_READINGS, CLASSIC_READINGS, readingsFor, reread, type Reading } from './readings';

const form = formOf(FIRST);

type Plain = Omit<Play, 'tiles'> & { tiles: [] };

function* plays(): Generator<Plain> {
  for (const edition of EDITIONS) {
    for (const farmers of [true, false]) {
      for (let set = 0; set < 1 << EXPANSIONS.length; set++) {
        const expansions: Expansion[] = EXPANSIONS.filter((_, bit) => (set >> bit) & 1);
        const plain: Plain = {
          game: 'classic',
          edition,
          farmers,
          expansions,
          guards: false,
          readings: [],
          tiles: [],
        };
        yield plain;
        for (const readings of alone(readingsFor(plain))) yield { ...plain, readings };
      }
    }
  }
  for (const guards of [true, false]) {
    const plain: Plain = { ...playOf(''), game: 'city', guards, tiles: [] };
    yield plain;
    yield { ...plain, readings: CITY_READINGS };
    for (const readings of alone(CITY_READINGS)) yield { ...plain, readings };
  }
}

const alone = (readings: readonly Reading[]): Reading[][] => readings.map((one) => [one]);

const set = (name: string, role: string): TileSetChoice => ({
  name,
  role,
  title: `The tiles of ${name}`,
  tiles: 75,
  digest: name.padEnd(32, '0'),
});

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

describe('other readings', () => {
  const town = quickly(form, 'city');

  it('are written only where they matter, and kept for a change of mind', () => {
    const gifts = toggled(toggled(form, 'abbot'), 'gifts');
    const read = { ...gifts, readings: ['beyond straight-out', 'garden-retreat on'] as const };
    expect(setupOf(read)).toContain('\ngarden-retreat on');
    expect(setupOf(read)).not.toContain('beyond');
    expect(setupOf(toggled(read, 'abbot'))).not.toContain('garden-retreat');
    expect(setupOf({ ...read, game: 'city' })).toContain('\nbeyond straight-out');
  });

  it('are offered with what they are about', () => {
    expect(readingsFor(town)).toEqual(CITY_READINGS);
    expect(readingsFor(form)).toEqual([]);
    expect(readingsFor(toggled(form, 'gifts'))).toEqual([]);
    const river = ['river-bends alternating', 'river-bends two-ahead'];
    expect(readingsFor(toggled(form, 'river'))).toEqual(river);
    expect(readingsFor(quickly(form, 'all'))).toEqual(CLASSIC_READINGS);
  });

  it('of one rule exclude each other', () => {
    const one = reread([], 'river-bends alternating', true);
    const other = reread([...one, 'garden-retreat on'], 'river-bends two-ahead', true);
    expect(other).toEqual(['river-bends two-ahead', 'garden-retreat on']);
    expect(reread(other, 'river-bends two-ahead', false)).toEqual(['garden-retreat on']);
  });

  it('end with a quick choice', () => {
    const read: Form = { ...town, readings: ['freed at-once'] };
    expect(quickOf(read)).toBeNull();
    expect(quickly(read, 'city').readings).toEqual([]);
  });

  it('were usual once', () => {
    const old = playOf('game city\nrulings 1\nplayers 2\nfreed next-turn').readings;
    expect(old).toContain('beyond straight-out');
    expect(old).not.toContain('freed at-once');
    expect(playOf('game city\nrulings 2\nplayers 2').readings).toEqual([]);
  });
});

describe('tile sets', () => {
  const [town, land, inns] = [set('mytown', 'city'), set('myland', 'base'), set('myinns', 'inns')];

  it('are named where there is a part of the game for them', () => {
    const both = retiled(retiled(toggled(form, 'inns'), inns, true), land, true);
    expect(setupOf(both)).toContain(
      `\ntiles ${land.name} ${land.digest} ${inns.name} ${inns.digest}`,
    );
    expect(setupOf(retiled(form, town, true))).not.toContain('tiles');
  });

  it('are read back, those that are known as they were chosen', () => {
    const wish = wishOf(retiled(quickly(form, 'city'), town, true));
    expect(playOf(wish.setup).tiles).toEqual([{ name: town.name, digest: town.digest }]);
    expect(formOf(wish, [land, town]).tiles).toEqual([town]);
    expect(formOf(wish, [land]).tiles).toEqual([]);
    expect(wishOf(formOf(wish, [town]))).toEqual(wish);
  });

  it('exclude each other for the same part', () => {
    const other = set('newtown', 'city');
    const chosen = retiled(retiled(form, town, true), other, true);
    expect(chosen.tiles).toEqual([other]);
    expect(retiled(chosen, other, false).tiles).toEqual([]);
  });

  it('bring the part of the game they are for', () => {
    expect(playing(form, 'city').game).toBe('city');
    const back = playing(quickly(form, 'city'), 'anniversary');
    expect(back).toMatchObject({ game: 'classic', expansions: ['arrows'] });
    expect(playing(back, 'anniversary').expansions).toEqual(['arrows']);
    expect(playing(back, 'base')).toEqual(back);
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
