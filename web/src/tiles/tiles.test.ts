// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ready } from '../engine/bindings';
import { LocalHost } from '../engine/host';
import { getTilesFrom, tileFilesOf, TilesMissing } from '../engine/tiles';
import type { LoadedTiles } from '../engine/types';
import { bring } from './bring';
import * as own from './own';
import { OwnSets } from './own-sets.svelte';

const read = (path: string): Buffer => readFileSync(path);
const CITY = read('../crates/engine/data/tiles/city.tiles').toString();

/** Our own town under another name, which is another set. */
const named = (name: string): string => CITY.replace('set city\n', `set ${name}\n`);
const file = (content: BlobPart, name = 'my.tiles'): File => new File([content], name);
const setupOf = ({ name, digest }: LoadedTiles): string =>
  `game city\nplayers 2\ntiles ${name} ${digest}`;

async function loaded(name: string): Promise<LoadedTiles> {
  const brought = await bring(file(named(name)));
  if (brought.is !== 'loaded') throw new Error(`${name} is ${brought.is}`);
  return brought.set;
}

beforeAll(async () => {
  await ready(new Uint8Array(read('src/engine/pkg/remparts_wasm_bg.wasm')));
  getTilesFrom(own.fileOf);
});

beforeEach(() => localStorage.clear());

describe('a tile file', () => {
  it('is read by the engine, kept, and played with', async () => {
    const set = await loaded('first');
    expect(set).toMatchObject({ name: 'first', role: 'city', tiles: 75 });
    expect(own.all()).toEqual([set]);
    expect(await own.fileOf(set.digest)).toBe(named('first'));
    const host = await LocalHost.deal(setupOf(set));
    expect(host.faces().every(({ name }) => name.startsWith('first/'))).toBe(true);
    expect(tileFilesOf(host.log())).toEqual([named('first')]);
  });

  it('that is broken is refused with its tile and line', async () => {
    const tile = '\ntile market3-l x1 MMHM stand-in\n  market N E W goods livestock\n';
    expect(CITY).toContain(tile);
    const text = named('broken').replace(tile, tile.replace('N E W', 'N E'));
    const brought = await bring(file(text));
    expect(brought.is === 'broken' && brought.complaint).toMatch(/tile market3-l, line \d+/);
    expect(own.all()).toEqual([]);
  });

  it('may be no tile file at all', async () => {
    expect(await bring(file(new Uint8Array([0xff, 0xfe, 0])))).toEqual({ is: 'foreign' });
    expect(await bring(file('x'.repeat(1_000_001)))).toEqual({ is: 'foreign' });
    expect((await bring(file('remparts 1\nplayers 2\n'))).is).toBe('broken');
    expect(await bring(file(CITY))).toEqual({ is: 'ours' });
  });

  it('has to hold the set that is needed', async () => {
    const needed = [{ name: 'wanted', digest: '0'.repeat(32) }];
    expect(await bring(file(named('another')), needed)).toMatchObject({
      is: 'other',
      set: { name: 'another' },
    });
    expect(own.all()).toEqual([]);
  });

  it('is played with even if there is no room to keep it', async () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      expect(await bring(file(named('roomless')))).toMatchObject({ is: 'loaded', kept: false });
    } finally {
      Storage.prototype.setItem = setItem;
    }
  });
});

describe('a game', () => {
  it('names the sets it lacks', async () => {
    const digest = 'ab'.repeat(16);
    const asked = LocalHost.load(`remparts 1\ngame city\ntiles lost ${digest}\nplies\n`);
    await expect(asked).rejects.toBeInstanceOf(TilesMissing);
    await expect(asked).rejects.toMatchObject({ sets: [{ name: 'lost', digest }] });
  });
});

describe('own sets', () => {
  it('are listed, removed and brought back', async () => {
    const sets = new OwnSets();
    const first = await sets.take(file(named('older')));
    const second = await sets.take(file(named('newer')));
    expect(sets.sets).toEqual([second, first]);
    expect(new OwnSets().sets).toEqual([second, first]);
    if (second) await sets.remove(second);
    expect(sets.sets).toEqual([first]);
    expect(own.all()).toEqual([first]);
    expect(sets.removed).toMatchObject({ set: second, games: 0 });
    sets.restore();
    expect(sets.sets).toEqual([second, first]);
    expect(await own.fileOf(second?.digest ?? '')).toBe(named('newer'));
    expect(sets.removed).toBeNull();
  });

  it('tell why the last file was refused', async () => {
    const sets = new OwnSets();
    expect(await sets.take(file('set x\n'))).toBeNull();
    expect(sets.brought?.is).toBe('broken');
    await sets.take(file(named('fine')));
    expect(sets.brought?.is).toBe('loaded');
  });

  it('that were edited by hand are left out', () => {
    localStorage.setItem('remparts.tiles', '[{"name":"x"},7]');
    expect(own.all()).toEqual([]);
  });
});
