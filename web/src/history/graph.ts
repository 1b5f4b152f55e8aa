/** Scores as lines: where they run, and how they are told apart. */
import type { Turn } from './turns';

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The least that the height stands for, so that the first points do not fill it. */
const LEAST = 20;
/** Below one, small scores get more room: most of a game is played far below its final score. */
const BEND = 0.7;

/** Where turns and scores are on the track, in pixels. */
export class Scale {
  readonly #box: Box;
  readonly #steps: number;
  readonly #most: number;

  constructor(turns: readonly Turn[], box: Box) {
    this.#box = box;
    this.#steps = Math.max(turns.length - 1, 1);
    this.#most = Math.max(LEAST, ...turns.flatMap(({ scores }) => scores));
  }

  x(index: number): number {
    const { left, right } = this.#box;
    return left + ((right - left) * index) / this.#steps;
  }

  y(score: number): number {
    const { top, bottom } = this.#box;
    return bottom - (bottom - top) * (Math.max(score, 0) / this.#most) ** BEND;
  }

  /** The turn nearest to a point of the track. */
  index(x: number): number {
    const { left, right } = this.#box;
    const share = (x - left) / Math.max(right - left, 1);
    return Math.round(Math.min(Math.max(share, 0), 1) * this.#steps);
  }
}

export function lineOf(turns: readonly Turn[], seat: number, scale: Scale): string {
  return turns
    .map(({ scores }, n) => `${round(scale.x(n))},${round(scale.y(scores[seat] ?? 0))}`)
    .join(' ');
}

/** Keeps signs at the ends of lines from covering each other: each is near its place, in order. */
export function spread(
  places: readonly number[],
  apart: number,
  top: number,
  bottom: number,
): number[] {
  const step = Math.min(apart, (bottom - top) / Math.max(places.length - 1, 1));
  const order = places.map((_, n) => n).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const found = [...places];
  let free = top;
  for (const n of order) {
    found[n] = Math.max(found[n] ?? top, free);
    free = (found[n] ?? top) + step;
  }
  let limit = bottom;
  for (const n of order.toReversed()) {
    found[n] = Math.min(found[n] ?? bottom, limit);
    limit = (found[n] ?? bottom) - step;
  }
  return found;
}

/** The dashes of the six liveries: lines are told apart without their color. */
export const DASHES: readonly string[] = ['none', '7 3', '2 3', '10 3 2 3', '4 2', '12 3 2 3 2 3'];

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
