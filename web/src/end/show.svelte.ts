import { lasts, nextScene, scoresAt, type Act, type Moment, type Scene } from './acts';

/** The last scoring as it is shown, scene by scene; whoever looks may run ahead. */
export class Show {
  readonly acts: readonly Act[];
  readonly #before: readonly number[];
  #at: Moment = $state.raw({ act: 0, scene: 0 });
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(acts: readonly Act[], before: readonly number[]) {
    this.acts = acts;
    this.#before = before;
  }

  get number(): number {
    return this.#at.act;
  }

  /** The scene that is shown. */
  get at(): Moment {
    return this.#at;
  }

  get act(): Act | null {
    return this.acts[this.#at.act] ?? null;
  }

  get scene(): Scene | null {
    return this.act?.scenes[this.#at.scene] ?? null;
  }

  get done(): boolean {
    return this.act === null;
  }

  /** What everyone has at this moment. */
  get scores(): number[] {
    return scoresAt(this.acts, this.#before, this.#at);
  }

  play(): void {
    this.stop();
    const { act } = this;
    if (act) this.#timer = setTimeout(() => this.#go(nextScene(this.acts, this.#at)), lasts(act));
  }

  /** Goes on with the next act. */
  skip(): void {
    this.#go({ act: this.#at.act + 1, scene: 0 });
  }

  skipAll(): void {
    this.#go({ act: this.acts.length, scene: 0 });
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #go(to: Moment): void {
    this.#at = to;
    this.play();
  }
}
