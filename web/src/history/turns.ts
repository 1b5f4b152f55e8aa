/** A game as turns and scores, for everyone who looks back. */
import type { Entry } from '../engine/types';

/** A place to stop at: the table at the end of a turn. */
export interface Turn {
  /** Its number; nothing has been done before the first. */
  turn: number;
  /** The last ply that belongs to it. */
  ply: number;
  /** Whose turn it is; nobody's before the first. */
  seat: number | null;
  scores: readonly number[];
  /** What each seat got in this turn. */
  gains: readonly number[];
}

/** What is scrubbed: a game that can be shown at any ply. */
export interface Scrubbed {
  readonly chronicle: readonly Entry[];
  readonly plies: number;
  /** The ply on the screen. */
  readonly ply: number;
  readonly live: boolean;
  show(ply: number | null): void;
}

/** Every turn, after the table as it was before the first. */
export function turnsOf(chronicle: readonly Entry[], seats: number): Turn[] {
  const none = Array.from({ length: seats }, () => 0);
  const turns: Turn[] = [{ turn: 0, ply: 0, seat: null, scores: none, gains: none }];
  for (const { turn, ply, seat, scores } of chronicle) {
    const last = turns.at(-1);
    // What chance does before the first turn opens it.
    const number = Math.max(turn, 1);
    const same = last?.turn === number ? turns.pop() : undefined;
    const before = turns.at(-1)?.scores ?? none;
    turns.push({
      turn: number,
      ply,
      seat: seat ?? same?.seat ?? null,
      scores,
      gains: scores.map((score, n) => score - (before[n] ?? 0)),
    });
  }
  return turns;
}

/** Whether points were given. */
export function scores({ gains }: Turn): boolean {
  return gains.some((gain) => gain !== 0);
}

/** The place in the list of the turn that a ply belongs to. */
export function indexAt(turns: readonly Turn[], ply: number): number {
  const index = turns.findIndex((turn) => turn.ply >= ply);
  return index < 0 ? Math.max(turns.length - 1, 0) : index;
}

/** The turns of the game that is shown; made once for each state of its chronicle. */
const known = new WeakMap<readonly Entry[], Turn[]>();

export function turnsIn({ chronicle }: Pick<Scrubbed, 'chronicle'>): readonly Turn[] {
  const found = known.get(chronicle);
  if (found) return found;
  const turns = turnsOf(chronicle, chronicle[0]?.scores.length ?? 0);
  known.set(chronicle, turns);
  return turns;
}

/** Goes to the place with this number, or to the nearest there is. */
export function goTo(game: Scrubbed, index: number): void {
  const turns = turnsIn(game);
  const last = turns.length - 1;
  const at = Math.min(Math.max(index, 0), last);
  game.show(at === last ? null : (turns[at]?.ply ?? null));
}

export function previousTurn(game: Scrubbed): void {
  goTo(
    game,
    turnsIn(game).findLastIndex(({ ply }) => ply < game.ply),
  );
}

/** Says whether there was one. */
export function nextTurn(game: Scrubbed): boolean {
  const index = turnsIn(game).findIndex(({ ply }) => ply > game.ply);
  if (index >= 0) goTo(game, index);
  return index >= 0;
}

export function previousScoring(game: Scrubbed): void {
  goTo(
    game,
    turnsIn(game).findLastIndex((turn) => turn.ply < game.ply && scores(turn)),
  );
}

export function nextScoring(game: Scrubbed): void {
  const index = turnsIn(game).findIndex((turn) => turn.ply > game.ply && scores(turn));
  goTo(game, index < 0 ? Infinity : index);
}

export function first(game: Scrubbed): void {
  goTo(game, 0);
}

/** Back to the present. */
export function last(game: Scrubbed): void {
  game.show(null);
}
