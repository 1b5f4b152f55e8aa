/** A game of three turns for tests. */
import type { Sitter } from '../app/shelf';
import type { Entry } from '../engine/types';
import type { Scrubbed } from './turns';

function entry(ply: number, turn: number, seat: number | null, scores: number[]): Entry {
  return { ply, turn, seat, chance: seat === null, text: '', happenings: [], scores };
}

function sitter(name: string, livery: number): Sitter {
  return { kind: 'human', name, bot: null, livery };
}

export class ShownGame implements Scrubbed {
  readonly id = 'test';
  readonly sitters = [sitter('Ana', 0), sitter('Ben', 1)];
  readonly over: boolean;
  readonly #canGoOn: boolean;
  readonly chronicle: readonly Entry[] = [
    entry(1, 1, null, [0, 0]),
    entry(2, 1, 0, [0, 0]),
    entry(3, 2, null, [0, 0]),
    entry(4, 2, 1, [0, 4]),
    entry(5, 3, null, [0, 4]),
    entry(6, 3, 0, [5, 4]),
  ];
  branched: number | null = null;
  #shown: number | null = $state(null);

  constructor({ over = false, canGoOn = true } = {}) {
    this.over = over;
    this.#canGoOn = canGoOn;
  }

  get running(): boolean {
    return !this.over && this.#canGoOn;
  }

  get canBranch(): boolean {
    return !this.live || (!this.over && !this.#canGoOn);
  }

  get plies(): number {
    return this.chronicle.length;
  }

  get ply(): number {
    return this.#shown ?? this.plies;
  }

  get live(): boolean {
    return this.#shown === null;
  }

  show(ply: number | null): void {
    this.#shown = ply;
  }

  branch(ply: number): this {
    this.branched = ply;
    return this;
  }
}
