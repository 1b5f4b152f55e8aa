import { describe, expect, it, vi } from 'vitest';
import { TilesMissing } from '../engine/tiles';
import { loaded } from './load';
import type { ProblemCode } from './problem';

/** An engine that knows one rule: nobody says `wrong`. */
vi.mock('../engine/host', () => ({
  LocalHost: {
    load: async (log: string) => {
      if (log.includes('lost')) throw new TilesMissing([{ name: 'lost', digest: '0' }]);
      if (log.includes('wrong')) throw new Error('line 5: wrong');
      return {
        log: () => log,
        screen: () => ({ turn: { step: 'over' }, seats: [{ score: 7 }, { score: 9 }] }),
      };
    },
  },
}));

const LOG = 'remparts 1\ngame city\nplayers 2\nplies\nfirst 2\n';

const file = (content: BlobPart): File => new File([content], 'game.log');

async function refuses(content: BlobPart, code: ProblemCode): Promise<void> {
  await expect(loaded(file(content))).rejects.toMatchObject({ name: 'Problem', code });
}

describe('a log from a file', () => {
  it('becomes a game that nobody deals on', async () => {
    const saved = await loaded(file(LOG));
    expect(saved).toMatchObject({ game: 'city', seed: null, over: true, scores: [7, 9], log: LOG });
    expect(saved.setup).toBe('game city\nplayers 2');
    expect(saved.sitters.map(({ kind }) => kind)).toEqual(['human', 'bot']);
  });

  it('may have been through an editor', async () => {
    const saved = await loaded(file(`\ufeff${LOG.replaceAll('\n', '\r\n')}`));
    expect(saved.setup).toBe('game city\nplayers 2');
  });

  it('asks for the tiles it is played with', async () => {
    const asked = loaded(file(LOG.replace('plies', 'tiles lost 0\nplies')));
    await expect(asked).rejects.toMatchObject({ name: 'TilesMissing', sets: [{ name: 'lost' }] });
  });

  it('is refused with a reason', async () => {
    await refuses('hello', 'foreign');
    await refuses(new Uint8Array([0xff, 0xfe, 0x00]), 'foreign');
    await refuses(LOG.replace('players 2', 'players 99'), 'foreign');
    await refuses('x'.repeat(1_000_001), 'oversized');
    await refuses(`${LOG}wrong\n`, 'refused');
    await expect(loaded(file(`${LOG}wrong\n`))).rejects.toThrow('line 5');
  });
});
