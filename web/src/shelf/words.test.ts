import { describe, expect, it } from 'vitest';
import type { Saved } from '../app/shelf';
import { en, fr } from '../i18n/both.fixture';
import { ago, extrasOf, isBest, isRunning } from './words';

const SAVED: Saved = {
  id: 'a',
  setup: 'players 2\nfarmers off\nmodules gifts abbot',
  sitters: [],
  preset: 'standard',
  game: 'classic',
  begun: 0,
  touched: 0,
  seed: null,
  log: '',
  draft: [],
  over: true,
  scores: [7, 9, 9],
};

describe('a game of the shelf', () => {
  it('runs while it can be dealt on', () => {
    expect(isRunning(SAVED)).toBe(false);
    expect(isRunning({ ...SAVED, over: false })).toBe(false);
    expect(isRunning({ ...SAVED, over: false, seed: '00' })).toBe(true);
  });

  it('says what is played', () => {
    const { abbot, gifts } = en.setup.expansions.short;
    expect(extrasOf(en, 'en', SAVED)).toEqual([abbot, gifts, en.setup.withoutFarmers]);
    expect(extrasOf(en, 'en', { ...SAVED, setup: 'game city\nplayers 2' })).toEqual([]);
  });

  it('says what it is played with', () => {
    const setup = `game city\nplayers 2\ntiles mytown ${'a'.repeat(32)}\nbeyond straight-out`;
    expect(extrasOf(en, 'en', { ...SAVED, setup })).toEqual([
      'with the tiles “mytown”',
      'rules read otherwise (walls keep their view)',
    ]);
  });

  it('names winners once it is over', () => {
    expect([0, 1, 2].map((seat) => isBest(SAVED, seat))).toEqual([false, true, true]);
    expect(isBest({ ...SAVED, over: false }, 1)).toBe(false);
  });
});

describe('how long ago', () => {
  const now = Date.UTC(2030, 4, 20, 12);
  const minutes = (count: number): number => now - count * 60_000;

  it('is said in the language of the page', () => {
    expect(ago(en, 'en', minutes(0), now)).toBe(en.shelf.justNow);
    expect(ago(en, 'en', minutes(5), now)).toBe('5 minutes ago');
    expect(ago(fr, 'fr', minutes(120), now)).toBe('il y a 2 heures');
    expect(ago(fr, 'fr', minutes(26 * 60), now)).toBe('hier');
    expect(ago(en, 'en', minutes(30 * 24 * 60), now)).toBe('Apr 20, 2030');
  });
});
