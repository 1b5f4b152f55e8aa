import { describe, expect, it } from 'vitest';
import { en, fr } from '../i18n/both.fixture';
import type { Listed, Mine } from './generated';
import { byUrgency, clockWords, problemWords, seatNames, setupWords } from './view-words';

const NOW = 1_000_000;

function game(id: string, more: Partial<Listed>, yours = false): Mine {
  const table: Listed = {
    id,
    title: '',
    setup: 'players 2',
    preset: 'standard',
    clock: { kind: 'none' },
    status: 'running',
    seats: [],
    turn: 0,
    ply: 0,
    touched: NOW,
    deadline: null,
    ...more,
  };
  return { seat: 0, your_turn: yours, table };
}

describe('problems', () => {
  it('are told by their code', () => {
    expect(problemWords(en, { code: 'taken', message: 'x' })).toBe(en.online.problems.taken);
    expect(problemWords(fr, { problem: { code: 'busy' } })).toBe(fr.online.problems.busy);
    const illegal = { problem: { code: 'illegal', message: 'x', rule: 'TILE-3' } };
    expect(problemWords(en, illegal)).toBe(`${en.online.problems.illegal} (Rule TILE-3)`);
  });

  it('without a code of the server are those of the connection', () => {
    for (const error of [new Error('x'), { code: 'network' }, null, 'text', { code: 7 }]) {
      expect(problemWords(en, error)).toBe(en.online.unreachable);
    }
  });
});

describe('tables in words', () => {
  it('tell their clock', () => {
    const words = (clock: Listed['clock']): string =>
      clockWords(en, clock).replaceAll('\u00a0', ' ');
    expect(words({ kind: 'none' })).toBe('No clock');
    expect(words({ kind: 'move', seconds: 90 })).toBe('90 s per move');
    expect(words({ kind: 'game', seconds: 900, increment: 10 })).toBe('15 min + 10 s per move');
    expect(words({ kind: 'game', seconds: 7200, increment: 0 })).toBe('2 h per player');
    expect(words({ kind: 'days', days: 1 })).toBe('1 day per move');
  });

  it('tell what is played', () => {
    expect(setupWords(en, 'en', 'players 2\nmodules abbot')).toBe(
      'Carcassonne, 20th anniversary, with Abbot',
    );
    expect(setupWords(fr, 'fr', 'game city\nplayers 2')).toBe('La Cité');
  });

  it('tell whose tiles, and which rules are read otherwise', () => {
    const town = `game city\nrulings 2\nplayers 2\ntiles mytown ${'a'.repeat(32)}\nfreed at-once`;
    expect(setupWords(en, 'en', town)).toBe(
      'The City, with the tiles “mytown”, rules read otherwise (guards at once)',
    );
    expect(setupWords(fr, 'fr', town)).toBe(
      'La Cité, avec les tuiles «\u202fmytown\u202f», règles lues autrement (gardes aussitôt)',
    );
  });

  it('tell bots of a level apart, and leave people and open seats alone', () => {
    const bot = { kind: 'bot', name: '', bot: 'club' } as const;
    const open = { kind: 'open', name: '', bot: null } as const;
    const ann = { kind: 'person', name: 'Ann', bot: null } as const;
    expect(seatNames(en, [bot, ann, bot, open, open, ann])).toEqual([
      'Club 1',
      'Ann',
      'Club 2',
      'Open seat',
      'Open seat',
      'Ann',
    ]);
  });
});

describe('games of a player', () => {
  it('come with the most urgent first', () => {
    const games = [
      game('over', { status: 'over' }),
      game('room', { status: 'open' }),
      game('theirs', {}),
      game('calm', {}, true),
      game('later', { deadline: NOW + 2000 }, true),
      game('now', { deadline: NOW + 1000 }, true),
      game('recent', { touched: NOW + 5 }),
    ];
    expect(byUrgency(games).map(({ table }) => table.id)).toEqual([
      'now',
      'later',
      'calm',
      'recent',
      'theirs',
      'room',
      'over',
    ]);
  });
});
