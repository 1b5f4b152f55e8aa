// @vitest-environment node
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ready, Table as Engine } from '../engine/bindings';
import type { Table } from './generated';
import { table } from './table.fixture';
import { checkDraws } from './view-draws';

const SETUP = 'players 2';
const SEED = '5eed'.repeat(16);
let commitment = '';

const bytesOf = (seed: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** The first draws of a game. */
function dealt(seed: string): string[] {
  const log = new Engine(SETUP, bytesOf(seed)).log();
  return log
    .slice(log.indexOf('plies\n') + 'plies\n'.length)
    .trim()
    .split('\n');
}

/** A game that was given up at once. */
const finished = (more: Partial<Table> = {}): Table =>
  table({ status: 'over', seed: SEED }, { setup: SETUP, plies: dealt(SEED), commitment, ...more });

describe('draws', () => {
  beforeAll(async () => {
    const wasm = new URL('../engine/pkg/remparts_wasm_bg.wasm', import.meta.url);
    await ready(new Uint8Array(readFileSync(wasm)));
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(SEED)));
    commitment = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  });

  it('that came from what was fixed are found so', async () => {
    const verdict = await checkDraws(finished());
    expect(verdict).toMatchObject({ is: 'fair', draws: expect.any(Number) });
  });

  it('from another seed than was promised are found out', async () => {
    expect(await checkDraws(finished({ commitment: 'a'.repeat(64) }))).toEqual({ is: 'unfair' });
  });

  it('that were exchanged are found out', async () => {
    const other = ['0', '1', '2', '3'].map((sign) => dealt(sign.repeat(64)));
    const plies = other.find((some) => some.join() !== dealt(SEED).join()) ?? [];
    expect(await checkDraws(finished({ plies }))).toEqual({ is: 'unfair' });
  });

  it('without the number that this device added are found out', async () => {
    vi.stubGlobal('localStorage', { getItem: () => 'b'.repeat(64) });
    expect(await checkDraws(finished(), 0)).toEqual({ is: 'unfair' });
    expect(await checkDraws(finished(), null)).toMatchObject({ is: 'fair' });
    vi.unstubAllGlobals();
    expect(await checkDraws(finished(), 0)).toMatchObject({ is: 'fair' });
  });

  it('of a running game cannot be checked', async () => {
    expect(await checkDraws(table())).toEqual({ is: 'unknown' });
  });
});
