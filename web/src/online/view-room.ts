/** What a table that has not begun waits for. */
import type { State } from './generated';

export type Waiting =
  /** Seats are open. */
  | { for: 'seats'; count: number }
  /** Some have not said that they are ready. */
  | { for: 'people'; seats: readonly number[] }
  | { for: 'nothing' };

export function waitingOf({ seats }: Pick<State, 'seats'>): Waiting {
  const count = seats.filter(({ kind }) => kind === 'open').length;
  if (count > 0) return { for: 'seats', count };
  const late = seats.flatMap(({ ready }, seat) => (ready ? [] : [seat]));
  return late.length > 0 ? { for: 'people', seats: late } : { for: 'nothing' };
}

/** The seat someone gets who only wants to sit down. */
export function firstOpen({ seats }: Pick<State, 'seats'>): number | null {
  const seat = seats.findIndex(({ kind }) => kind === 'open');
  return seat < 0 ? null : seat;
}
