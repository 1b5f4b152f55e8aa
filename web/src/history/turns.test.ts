import { describe, expect, it } from 'vitest';
import type { Entry } from '../engine/types';
import {
  first,
  goTo,
  indexAt,
  last,
  nextScoring,
  nextTurn,
  previousScoring,
  previousTurn,
  scores,
  turnsIn,
  turnsOf,
  type Scrubbed,
} from './turns';

function entry(ply: number, turn: number, seat: number | null, scores: number[]): Entry {
  return { ply, turn, seat, chance: seat === null, text: '', happenings: [], scores };
}

/** Three turns; the second scores, and the fourth has begun with a draw. */
const CHRONICLE: readonly Entry[] = [
  entry(1, 0, null, [0, 0]),
  entry(2, 1, null, [0, 0]),
  entry(3, 1, 0, [0, 0]),
  entry(4, 1, 0, [0, 0]),
  entry(5, 2, null, [0, 0]),
  entry(6, 2, 1, [0, 4]),
  entry(7, 2, 1, [0, 4]),
  entry(8, 3, null, [0, 4]),
  entry(9, 3, 0, [0, 4]),
  entry(10, 4, null, [0, 4]),
];

class Shown implements Scrubbed {
  readonly chronicle = CHRONICLE;
  readonly plies = CHRONICLE.length;
  #shown: number | null = null;

  get ply(): number {
    return this.#shown ?? this.plies;
  }

  get live(): boolean {
    return this.#shown === null;
  }

  show(ply: number | null): void {
    this.#shown = ply;
  }
}

describe('turns', () => {
  const turns = turnsOf(CHRONICLE, 2);

  it('end with their last ply', () => {
    expect(turns.map(({ turn, ply }) => [turn, ply])).toEqual([
      [0, 0],
      [1, 4],
      [2, 7],
      [3, 9],
      [4, 10],
    ]);
  });

  it('know whose they are and what they brought', () => {
    expect(turns.map(({ seat }) => seat)).toEqual([null, 0, 1, 0, null]);
    expect(turns.map(({ gains }) => gains)).toEqual([
      [0, 0],
      [0, 0],
      [0, 4],
      [0, 0],
      [0, 0],
    ]);
    expect(turns.filter(scores).map(({ turn }) => turn)).toEqual([2]);
  });

  it('are found by any of their plies', () => {
    expect([0, 1, 4, 5, 7, 10, 99].map((ply) => indexAt(turns, ply))).toEqual([
      0, 1, 1, 2, 2, 4, 4,
    ]);
    expect(indexAt([], 3)).toBe(0);
  });

  it('of a game without plies are the table before the first', () => {
    expect(turnsIn({ chronicle: [] })).toHaveLength(1);
  });
});

describe('steps', () => {
  it('go turn by turn and end in the present', () => {
    const game = new Shown();
    previousTurn(game);
    expect([game.ply, game.live]).toEqual([9, false]);
    previousTurn(game);
    expect(game.ply).toBe(7);
    expect(nextTurn(game)).toBe(true);
    expect(nextTurn(game)).toBe(true);
    expect(game.live).toBe(true);
    expect(nextTurn(game)).toBe(false);
  });

  it('leave a ply in the middle of a turn for its ends', () => {
    const game = new Shown();
    game.show(6);
    previousTurn(game);
    expect(game.ply).toBe(4);
    game.show(6);
    nextTurn(game);
    expect(game.ply).toBe(7);
  });

  it('go from scoring to scoring, then to the ends', () => {
    const game = new Shown();
    previousScoring(game);
    expect(game.ply).toBe(7);
    previousScoring(game);
    expect(game.ply).toBe(0);
    nextScoring(game);
    expect(game.ply).toBe(7);
    nextScoring(game);
    expect(game.live).toBe(true);
  });

  it('stay within the game', () => {
    const game = new Shown();
    first(game);
    previousTurn(game);
    expect(game.ply).toBe(0);
    goTo(game, 99);
    expect(game.live).toBe(true);
    goTo(game, -1);
    expect(game.ply).toBe(0);
    last(game);
    expect(game.live).toBe(true);
  });
});
