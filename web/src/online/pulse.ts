/** Whether the other end is still there, and when to look for it again. Times are milliseconds. */

/** Between questions. */
const EVERY = 10_000;
/** For an answer. */
const PATIENCE = 6000;
const FIRST = 500;
const LONGEST = 10_000;

export interface Heart {
  /** Asks whether someone is there. */
  ping(): void;
  /** Nobody answered. */
  dead(): void;
  /** It is time to connect again. */
  connect(): void;
}

export class Pulse {
  readonly #heart: Heart;
  #asking: ReturnType<typeof setInterval> | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  readonly #look = (): void => this.now();

  constructor(heart: Heart) {
    this.#heart = heart;
    addEventListener('online', this.#look);
    addEventListener('offline', this.#look);
    addEventListener('pageshow', this.#look);
    document.addEventListener('visibilitychange', this.#look);
  }

  /** There is a socket: asks now and then. Whoever cannot see the page can wait. */
  start(): void {
    this.#stop();
    this.#asking = setInterval(() => {
      if (document.visibilityState === 'visible') this.#heart.ping();
    }, EVERY);
  }

  /** Something was asked. */
  asked(): void {
    this.#waiting ??= setTimeout(() => this.#heart.dead(), PATIENCE);
  }

  /** What was asked last was answered. */
  answered(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
  }

  /** All is well. */
  live(): void {
    this.#failures = 0;
  }

  /** Connects again after a while, which grows. */
  rest(): void {
    this.#stop();
    const pause = Math.min(FIRST * 2 ** this.#failures++, LONGEST);
    this.#resting = setTimeout(() => this.#wake(), pause * (1 + Math.random() / 4));
  }

  /** Looks at once: the browser has come on line, or someone looks at the page again. */
  now(): void {
    if (this.#resting !== undefined) {
      if (!navigator.onLine || document.visibilityState !== 'visible') return;
      this.#failures = 0;
      this.#wake();
    } else if (this.#asking !== undefined) this.#heart.ping();
  }

  close(): void {
    this.#stop();
    removeEventListener('online', this.#look);
    removeEventListener('offline', this.#look);
    removeEventListener('pageshow', this.#look);
    document.removeEventListener('visibilitychange', this.#look);
  }

  #wake(): void {
    clearTimeout(this.#resting);
    this.#resting = undefined;
    this.#heart.connect();
  }

  #stop(): void {
    this.answered();
    clearInterval(this.#asking);
    clearTimeout(this.#resting);
    this.#asking = undefined;
    this.#resting = undefined;
  }
}
