import { deflateRawSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import type { Sitter } from '../app/shelf';
import { packed, unpacked } from './packed';
import type { ProblemCode } from './problem';

/** An engine that believes everything except what is `wrong`. */
vi.mock('../engine/host', () => ({
  LocalHost: {
    load: async (log: string) => {
      if (log.includes('wrong')) throw new Error('line 5: wrong');
      return { log: () => log, screen: () => ({ turn: { step: 'tile' }, seats: [{ score: 0 }] }) };
    },
  },
}));

const SITTERS: Sitter[] = [
  { kind: 'human', name: 'Zoé', bot: null, livery: 4 },
  { kind: 'bot', name: '', bot: 'club+farmer', livery: 1 },
];

const LOG = [
  'remparts 1',
  'players 2',
  'farmers field3',
  'plies',
  'first 2                          #e92e114dbe411651',
  'draw base/E                      #279e85824bf7cb6f',
  '',
].join('\n');

function letters(text: string): string {
  return deflateRawSync(text).toString('base64url');
}

async function refuses(text: string, code: ProblemCode): Promise<void> {
  await expect(unpacked(text)).rejects.toMatchObject({ name: 'Problem', code });
}

describe('a game in an address', () => {
  it('comes back with those who sat there', async () => {
    const address = await packed(LOG, SITTERS);
    expect(address).toMatch(/^[\w-]+$/);
    const saved = await unpacked(address);
    expect(saved.sitters).toEqual(SITTERS);
    expect(saved.setup).toBe('players 2\nfarmers field3');
    expect(saved).toMatchObject({ game: 'classic', seed: null, draft: [] });
    expect(saved.log).toContain('first 2\n');
    expect(saved.log).toContain('#279e85824bf7cb6f');
  });

  it('may be of The City', async () => {
    const log = 'remparts 1\ngame city\nplayers 2\nplies\n';
    expect((await unpacked(await packed(log, SITTERS))).game).toBe('city');
  });

  it('is refused if it is nonsense', async () => {
    await refuses('!', 'damaged');
    await refuses('abcde', 'damaged');
    const address = await packed(LOG, SITTERS);
    await refuses(address.slice(0, address.length / 2), 'damaged');
    await refuses(letters('[]\nhello'), 'foreign');
    await refuses(letters(`{}\n${LOG}`), 'sitters');
    await refuses(letters(`nobody\n${LOG}`), 'sitters');
    await refuses(await packed(`${LOG}wrong`, SITTERS), 'refused');
    await refuses(await packed(LOG, SITTERS.slice(1)), 'sitters');
    await refuses(await packed(LOG, [...SITTERS.slice(1), ...SITTERS.slice(1)]), 'sitters');
  });

  it('is refused if it is too much', async () => {
    await refuses(letters(' '.repeat(10_000_000)), 'oversized');
    await refuses('a'.repeat(200_001), 'oversized');
  });

  it('keeps names short', async () => {
    const [one, ...others] = SITTERS;
    const named = { ...one, name: 'x'.repeat(500) } as Sitter;
    const saved = await unpacked(await packed(LOG, [named, ...others]));
    expect(saved.sitters[0]?.name).toHaveLength(40);
  });
});
