import { bot_time } from './bindings';
import { tileFilesOf } from './tiles';
import type { ThinkAnswer, ThinkRequest } from './worker';

interface Waiting {
  resolve: (actions: string[]) => void;
  reject: (error: Error) => void;
}

/** Why a thought came to nothing: nobody wants to know any more. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/** Asks the worker what bots would do. */
export class Thinker {
  #worker: Worker | null = null;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  /** Has a worker ready, so that the first thought takes no longer than others. */
  warm(): void {
    this.#worker ??= this.#hire();
  }

  /** What a bot does until chance or another seat has a say. */
  think(log: string, bot: string, ms: number = bot_time(bot)): Promise<string[]> {
    const id = this.#asked++;
    const seed = crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n;
    const request: ThinkRequest = { id, log, tiles: tileFilesOf(log), bot, seed, ms };
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.warm();
      this.#worker?.postMessage(request);
    });
  }

  /** Drops all thoughts at once: a bot in the middle of one cannot be talked to. */
  cancel(): void {
    if (this.#waiting.size === 0) return;
    this.close();
    this.#worker = this.#hire();
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#fail(new Cancelled('cancelled'));
  }

  #hire(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', (event: MessageEvent<ThinkAnswer>) => {
      const answer = event.data;
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if ('actions' in answer) waiting?.resolve(answer.actions);
      else waiting?.reject(new Error(answer.error));
    });
    worker.addEventListener('error', (event) => {
      worker.terminate();
      if (this.#worker === worker) this.#worker = null;
      this.#fail(new Error(event.message));
    });
    return worker;
  }

  #fail(error: Error): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    waiting.forEach(({ reject }) => reject(error));
  }
}
