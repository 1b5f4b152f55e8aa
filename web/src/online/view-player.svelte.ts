/** The player of this browser, and the games that wait for them on the server. */
import * as api from './api';
import type { Me, Mine } from './generated';

/** How often the games are asked for, in milliseconds. */
const OFTEN = 15_000;
/** The same while nobody looks. */
const SELDOM = 30_000;

class Player {
  /** Who it is; nobody until a name was told. */
  me: Me | null = $state.raw(null);
  games: readonly Mine[] = $state.raw([]);
  /** In how many games this player has to choose. */
  readonly turns = $derived(this.games.filter(({ your_turn }) => your_turn).length);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: Promise<void> | null = null;
  #watching = false;

  get name(): string {
    return this.me?.name ?? '';
  }

  /** Keeps an eye on the games until told to stop. */
  watch(): () => void {
    const seen = (): void => {
      if (!document.hidden) void this.refresh();
    };
    this.#watching = true;
    document.addEventListener('visibilitychange', seen);
    void this.refresh();
    return () => {
      this.#watching = false;
      document.removeEventListener('visibilitychange', seen);
      clearTimeout(this.#timer);
    };
  }

  /** Asks again now. What cannot be told stays as it was known. */
  refresh(): Promise<void> {
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = null;
      clearTimeout(this.#timer);
      if (!this.#watching) return;
      this.#timer = setTimeout(() => void this.refresh(), document.hidden ? SELDOM : OFTEN);
    });
    return this.#asking;
  }

  /** Says what this player is called; from then on the server knows them by this device. */
  async rename(name: string): Promise<void> {
    this.me = await api.rename(name);
  }

  /** This browser stands for someone else now. */
  become(me: Me): void {
    this.me = me;
    this.games = [];
    api.tellNamed();
    void this.refresh();
  }

  /** This browser stands for nobody any longer. */
  leave(): void {
    this.me = null;
    this.games = [];
    api.tellNamed();
  }

  async #ask(): Promise<void> {
    try {
      this.me ??= await api.me();
      if (this.me) this.games = await api.mine();
    } catch {
      // It is asked again soon enough.
    }
  }
}

/** The player of this browser. */
export const player = new Player();
