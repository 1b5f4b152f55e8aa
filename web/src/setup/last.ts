import type { Wish } from '../app/shelf';
import { isWish } from '../app/shelf';
import { keep, kept } from '../app/kept';

/** The first game of a newcomer: the base game against a fair opponent. */
export const FIRST: Wish = {
  setup: 'players 2',
  sitters: [
    { kind: 'human', name: '', bot: null, livery: 0 },
    { kind: 'bot', name: '', bot: 'club', livery: 1 },
  ],
  preset: 'learner',
};

/** What was played last, to be played again. */
export function lastWish(): Wish {
  return kept('wish', isWish) ?? FIRST;
}

export function rememberWish(wish: Wish): void {
  keep('wish', wish);
}

/** Whether seats are given by chance. */
export function lastShuffle(): boolean {
  return kept('shuffle', isBoolean) ?? false;
}

export function rememberShuffle(shuffle: boolean): void {
  keep('shuffle', shuffle);
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}
