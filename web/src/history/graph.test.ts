import { describe, expect, it } from 'vitest';
import { lineOf, Scale, spread } from './graph';
import type { Turn } from './turns';

const TURNS: readonly Turn[] = [0, 10, 40].map((score, turn) => ({
  turn,
  ply: turn * 3,
  seat: 0,
  scores: [score],
  gains: [0],
}));
const BOX = { left: 10, right: 110, top: 0, bottom: 40 };

describe('the track', () => {
  const scale = new Scale(TURNS, BOX);

  it('runs from the first turn to the last, and up to the best score', () => {
    expect(lineOf(TURNS, 0, scale)).toBe('10,40 60,24.8 110,0');
  });

  it('snaps to turns', () => {
    expect([-5, 10, 34, 36, 109, 500].map((x) => scale.index(x))).toEqual([0, 0, 0, 1, 2, 2]);
  });

  it('holds a game that has not begun', () => {
    const empty = new Scale(TURNS.slice(0, 1), BOX);
    expect(empty.x(0)).toBe(10);
    expect(empty.index(0)).toBe(0);
  });
});

describe('signs at the ends of lines', () => {
  it('keep apart and stay inside', () => {
    expect(spread([20, 20, 20], 10, 0, 40)).toEqual([20, 30, 40]);
    expect(spread([40, 39], 10, 0, 40)).toEqual([40, 30]);
    expect(spread([5], 10, 0, 40)).toEqual([5]);
  });

  it('move closer where there is no room', () => {
    expect(spread([0, 0, 0], 100, 0, 40)).toEqual([0, 20, 40]);
  });
});
