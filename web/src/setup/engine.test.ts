// @vitest-environment node
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { ready } from '../engine/bindings';
import { LocalHost, roster } from '../engine/host';
import { countTiles, loadArt, loadCheck, unknownIn } from './engine';
import {
  added,
  EXPANSIONS,
  formOf,
  hasStyle,
  LEVELS,
  playOf,
  QUICK,
  quickly,
  setupOf,
  STYLES,
} from './form';
import { FIRST } from './last';
import { readBy, readingsFor } from './readings';
import { EXPANSION_SCENES, FARMER_SCENE, GAME_SCENES, GUARD_SCENE } from './scenes';

const form = formOf(FIRST);

beforeAll(async () => {
  const wasm = new URL('../engine/pkg/remparts_wasm_bg.wasm', import.meta.url);
  await ready(new Uint8Array(readFileSync(wasm)));
});

describe('the engine', () => {
  it('plays every choice of expansions, in both editions', async () => {
    const check = await loadCheck();
    for (let set = 0; set < 1 << EXPANSIONS.length; set++) {
      const expansions = EXPANSIONS.filter((_, bit) => (set >> bit) & 1);
      for (const quick of QUICK) {
        expect(check(setupOf({ ...quickly(form, quick), expansions }))).toBeNull();
      }
    }
  });

  it('says for how many a game is', async () => {
    const check = await loadCheck();
    const problems = (quick: (typeof QUICK)[number]): (string | null)[] =>
      [1, 2, 3, 4, 5, 6, 7].map((players) => check(setupOf(quickly(form, quick), players)));
    const none = [null, null, null];
    expect(problems('city')).toEqual(['players', ...none, 'players', 'players', 'players']);
    expect(problems('base')).toEqual(['players', ...none, null, 'sixth-color', 'players']);
    expect(problems('all')).toEqual(['players', ...none, null, null, 'players']);
  });

  it('says how many tiles there are', async () => {
    const tiles = QUICK.map((quick) => countTiles(setupOf(quickly(form, quick))));
    expect(await Promise.all(tiles)).toEqual([72, 72, 121, 75]);
  });

  it('says which tiles are not known exactly', async () => {
    const unknown = QUICK.map((quick) => unknownIn(setupOf(quickly(form, quick))));
    const told = (await Promise.all(unknown)).map((sets) =>
      sets.map(({ set, stand_ins, pieces }) => `${set} ${stand_ins}/${pieces}`),
    );
    expect(told).toEqual([[], [], ['anniversary 14/15', 'river20 4/16'], ['city 75/75']]);
  });

  it('has the bots that can be chosen', async () => {
    const { levels, styles, styled } = await roster();
    expect(levels).toEqual(LEVELS);
    expect(styles).toEqual(STYLES);
    expect(styled).toEqual(LEVELS.filter(hasStyle));
  });

  it('draws everything that the scenes show', async () => {
    const art = await loadArt();
    const scenes = [GAME_SCENES, EXPANSION_SCENES].flatMap((some) => Object.values(some));
    for (const { tiles, pieces, figures, cards } of [...scenes, FARMER_SCENE, GUARD_SCENE]) {
      tiles?.forEach(([face, , , rotation, copy]) =>
        expect(art.face(face, rotation, copy), face).not.toBe(''),
      );
      pieces?.forEach(([piece, side]) => expect(art.piece(piece, side), piece).not.toBe(''));
      figures?.forEach(([name, livery]) => expect(art.figure(name, livery), name).not.toBe(''));
      cards?.forEach(([gift]) => expect(art.card(gift), String(gift)).not.toBe(''));
    }
  });

  it('reads the rules as usual, or otherwise if asked', async () => {
    const check = await loadCheck();
    for (const quick of ['all', 'city'] as const) {
      const plain = quickly(form, quick);
      const written = (await LocalHost.deal(setupOf(plain))).setup();
      expect(playOf(written).readings).toEqual([]);
      for (const reading of readingsFor(plain)) {
        const setup = setupOf({ ...plain, readings: [reading] });
        expect(check(setup), reading).toBeNull();
        expect(playOf((await LocalHost.deal(setup)).setup()).readings).toEqual([reading]);
        // Every rule that can be read otherwise has its line.
        expect(written).toContain(`\n${reading.split(' ')[0]} `);
      }
    }
  });

  it('knows what was usual before there were versions', async () => {
    for (const rest of ['game city', 'river river20\nmodules abbot gifts']) {
      // A log without a version is as old as that.
      const host = await LocalHost.study(`${rest}\nplayers 2`);
      const [read, meant] = [playOf(host.setup()), playOf(`rulings 1\n${rest}`)];
      expect(readBy(read)).toEqual(readBy(meant));
      expect(readBy(read).length).toBeGreaterThan(1);
    }
  });

  it('seats as many as there are colors', async () => {
    const check = await loadCheck();
    let chairs = form.chairs;
    while (added(chairs) !== chairs) chairs = added(chairs);
    expect(check(setupOf({ ...quickly(form, 'all'), chairs }))).toBeNull();
  });
});
