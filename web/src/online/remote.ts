import { Table } from '../engine/bindings';
import { EngineHost } from '../engine/host';
import { fetchTiles } from '../engine/tiles';
import type { Happening } from '../engine/types';
import type { TableLink } from './connection.svelte';
import type { Table as Shown } from './generated';

/** As much of a connection as a game needs. */
export type Linked = Pick<TableLink, 'table' | 'you' | 'order' | 'listen' | 'rejoin'>;

/** What a host says when it was told something. */
export interface Follower {
  /** Plies after the first so many are other ones, or new. */
  changed(from: number): void;
  /** The engine here does not understand what the server says. */
  failed(error: unknown): void;
}

/** A game on a server: the engine here is told of every ply, so that looking never waits. */
export class RemoteHost extends EngineHost {
  protected override table: Table;
  readonly #link: Linked;
  readonly #deaf: () => void;
  /** So many plies have been told. */
  #plies: number;
  /** Whether the whole table was asked for because of a refusal. */
  #asked = false;
  follower: Follower | null = null;

  private constructor(link: Linked, shown: Shown) {
    super();
    this.#link = link;
    this.table = Table.told(shown.setup, shown.plies.join('\n'));
    this.#plies = shown.plies.length;
    this.#deaf = link.listen((from) => this.#follow(from));
  }

  /** Follows a game that has begun. */
  static async join(link: Linked): Promise<RemoteHost> {
    if (link.table === null) throw new Error('nothing is known of the table');
    await fetchTiles(link.table.setup);
    return new RemoteHost(link, link.table);
  }

  /** Whether someone here has a seat in a game that runs. */
  get canGoOn(): boolean {
    return this.#link.you.seat !== null && this.#link.table?.state.status === 'running';
  }

  async play(actions: readonly string[]): Promise<Happening[]> {
    const ply = this.#plies;
    await this.#link.order({ do: 'play', ply, actions: [...actions] });
    return this.chronicle(ply).flatMap(({ happenings }) => happenings);
  }

  close(): void {
    this.#deaf();
    this.follower = null;
  }

  #follow(from: number): void {
    const shown = this.#link.table;
    if (!shown) return;
    const known = Math.min(from, this.#plies);
    if (known === shown.plies.length && known === this.#plies) return;
    try {
      this.follower?.changed(this.#tell(shown, known));
      this.#asked = false;
    } catch (error) {
      // Perhaps something was misheard. The game on the screen stays as it is.
      if (this.#asked) this.follower?.failed(error);
      else this.#link.rejoin();
      this.#asked = true;
    }
  }

  /** Tells what is new, or else everything; says how many plies are as they were. */
  #tell({ setup, plies, state }: Shown, from: number): number {
    let kept = from;
    try {
      this.table.retell(from, plies.slice(from).join('\n'));
      this.#compare(this.table, state);
    } catch {
      const whole = Table.told(setup, plies.join('\n'));
      this.#compare(whole, state);
      this.table.free();
      this.table = whole;
      kept = 0;
    }
    this.#plies = plies.length;
    return kept;
  }

  /** Everyone must see the same game. */
  #compare(table: Table, { digest }: Shown['state']): void {
    if (digest !== null && digest !== table.digest()) {
      throw new Error(`the server has ${digest}, the page ${table.digest()}`);
    }
  }
}
