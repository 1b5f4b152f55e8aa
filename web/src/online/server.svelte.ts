import { greetAgain, hello, type Hello } from './api';

/** The server this page came from, as far as it is known. */
class Server {
  #hello: Hello | null = $state.raw(null);
  #asked = false;

  /** Whether there is one; nobody is asked before somebody wants to know. */
  get there(): boolean {
    if (!this.#asked) void this.#ask();
    return this.#hello !== null;
  }

  /** The version of its program. */
  get program(): string | null {
    return this.#hello?.program ?? null;
  }

  async #ask(): Promise<void> {
    this.#asked = true;
    addEventListener('online', () => {
      greetAgain();
      void this.#greet();
    });
    await this.#greet();
  }

  async #greet(): Promise<void> {
    const found = await hello();
    // One that was there will be there again.
    if (found) this.#hello = found;
  }
}

/** The server this page came from. */
export const server = new Server();
