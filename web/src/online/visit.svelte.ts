import { ready } from '../engine/bindings';
import type { Thinker } from '../engine/thinker';
import { TableLink } from './connection.svelte';
import type { TableId } from './generated';
import { RemoteSession } from './session.svelte';

/** Someone at a table on line: in its room before the game, at the board from then on. */
export class Visit {
  readonly link: TableLink;
  readonly #thinker: Thinker;
  readonly #deaf: () => void;
  readonly #begin: (session: RemoteSession) => void;
  #session: RemoteSession | null = null;
  #failure: unknown = $state.raw(null);
  #joining = false;
  #closed = false;
  /** The ply that the address asks for. */
  #ply: number | null = null;

  /** Calls back when there is a game to look at. */
  constructor(id: TableId, thinker: Thinker, begin: (session: RemoteSession) => void) {
    this.#thinker = thinker;
    this.#begin = begin;
    this.link = new TableLink(id);
    this.#deaf = this.link.listen(() => void this.#sit());
    // It takes a moment; whoever needs it first says what went wrong.
    ready().catch(() => undefined);
  }

  get id(): TableId {
    return this.link.id;
  }

  /** Why the game is not shown. */
  get failure(): unknown {
    return this.#failure;
  }

  /** Tries again to show it. */
  readonly retry = (): void => void this.#sit();

  /** Looks at a ply, or at the present. */
  show(ply: number | null): void {
    this.#ply = ply;
    this.#session?.show(ply);
  }

  close(): void {
    this.#closed = true;
    this.#deaf();
    this.#session?.close();
    this.link.close();
  }

  async #sit(): Promise<void> {
    const status = this.link.table?.state.status;
    const hasBegun = status === 'running' || status === 'over';
    if (!hasBegun || this.#session || this.#joining || this.#closed) return;
    this.#joining = true;
    try {
      const session = await RemoteSession.join(this.link, this.#thinker);
      if (this.#closed) return;
      session.show(this.#ply);
      this.#failure = null;
      this.#session = session;
      this.#begin(session);
    } catch (error) {
      this.#failure = error;
    } finally {
      this.#joining = false;
    }
  }
}
