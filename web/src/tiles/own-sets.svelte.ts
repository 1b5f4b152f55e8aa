/** Tile sets of one's own, while someone looks at them. */
import * as shelf from '../app/shelf';
import type { LoadedTiles } from '../engine/types';
import { bring, type Brought } from './bring';
import * as own from './own';

/** A set that was removed, with what brings it back. */
interface Removed {
  set: LoadedTiles;
  file: string;
  /** So many games of the shelf need it. */
  games: number;
}

export class OwnSets {
  #sets: readonly LoadedTiles[] = $state.raw(own.all());
  #brought: Brought | null = $state.raw(null);
  #removed: Removed | null = $state.raw(null);

  /** The newest first; also those that this browser has no room to keep. */
  get sets(): readonly LoadedTiles[] {
    return this.#sets;
  }

  /** What became of the file that was brought last. */
  get brought(): Brought | null {
    return this.#brought;
  }

  /** The set that was removed last. */
  get removed(): Removed | null {
    return this.#removed;
  }

  /** Takes a file; says which set it holds, if it can be played with. */
  async take(file: File): Promise<LoadedTiles | null> {
    const brought = await bring(file);
    this.#brought = brought;
    if (brought.is !== 'loaded') return null;
    if (this.#removed?.set.digest === brought.set.digest) this.#removed = null;
    this.#list(brought.set);
    return brought.set;
  }

  async remove(set: LoadedTiles): Promise<void> {
    // What was never kept is gone for good.
    const file = await own.fileOf(set.digest).catch(() => null);
    const games = shelf.all().filter(({ log }) => log.includes(set.digest)).length;
    own.remove(set.digest);
    this.#sets = this.#sets.filter(({ digest }) => digest !== set.digest);
    this.#removed = file === null ? null : { set, file, games };
    this.#brought = null;
  }

  /** Brings back the set that was removed last. */
  restore(): void {
    if (!this.#removed) return;
    const { set, file } = this.#removed;
    own.save(set, file);
    this.#list(set);
    this.#removed = null;
  }

  #list(set: LoadedTiles): void {
    this.#sets = [set, ...this.#sets.filter(({ digest }) => digest !== set.digest)];
  }
}
