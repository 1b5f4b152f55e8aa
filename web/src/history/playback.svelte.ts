/** Replaying a game by itself, turn by turn. */
import { goTo, nextTurn, turnsIn, type Scrubbed } from './turns';

export const SPEEDS = [1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a turn is shown at single speed, in milliseconds. */
const TURN = 1200;

export class Playback {
  readonly #game: Scrubbed;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #playing: boolean = $state(false);
  #speed: Speed = $state(1);

  constructor(game: Scrubbed) {
    this.#game = game;
  }

  get playing(): boolean {
    return this.#playing;
  }

  get speed(): Speed {
    return this.#speed;
  }

  /** Takes the next speed; the fastest is followed by the slowest. */
  faster(): void {
    this.#speed = SPEEDS[(SPEEDS.indexOf(this.#speed) + 1) % SPEEDS.length] ?? 1;
    if (this.#playing) this.#wait();
  }

  /** At the end it begins again. */
  play(): void {
    const last = turnsIn(this.#game).at(-1);
    if (this.#game.live || this.#game.ply >= (last?.ply ?? 0)) goTo(this.#game, 0);
    this.#playing = !this.#game.live;
    if (this.#playing) this.#wait();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.#playing = false;
  }

  toggle(): void {
    if (this.#playing) this.pause();
    else this.play();
  }

  /** Waits anew after each turn, so that a slow screen is never overrun. */
  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const went = nextTurn(this.#game);
      if (went && !this.#game.live) this.#wait();
      else this.pause();
    }, TURN / this.#speed);
  }
}

const playbacks = new WeakMap<Scrubbed, Playback>();

/** The playback of a game; there is one for each, whoever asks. */
export function playbackOf(game: Scrubbed): Playback {
  const playback = playbacks.get(game) ?? new Playback(game);
  playbacks.set(game, playback);
  return playback;
}

export function togglePlay(game: Scrubbed): void {
  playbackOf(game).toggle();
}
