/** What was said at a table that nobody here has seen yet. */
import type { Linked } from './view-link';

export class Unread {
  readonly #link: Linked;
  #seen: number = $state(0);

  constructor(link: Linked) {
    this.#link = link;
    this.see();
  }

  /** How many lines of others are new. */
  get count(): number {
    const me = this.#link.you.player;
    const chat = this.#link.table?.chat ?? [];
    return chat.filter(({ at, player }) => at > this.#seen && player !== me).length;
  }

  /** Everything has been seen. */
  see(): void {
    this.#seen = Math.max(this.#seen, this.#link.table?.chat.at(-1)?.at ?? 0);
  }
}
