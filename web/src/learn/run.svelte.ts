import type { Happening } from '../engine/types';
import { LESSONS, type LessonId } from './lessons';
import { Position } from './position';
import type { Step } from './steps';
import { Trial } from './trial.svelte';

/** What is said to what was tried. */
export type Reply =
  | { kind: 'hint'; goal: number }
  | { kind: 'wrong' }
  | { kind: 'done'; happened: readonly Happening[]; answer: number | readonly number[] | null };

/** Someone takes a lesson. */
export class Run {
  readonly id: LessonId;
  readonly #steps: readonly (readonly [name: string, step: Step])[];
  /** Counts attempts, so that the same reply is heard again. */
  tries: number = $state(0);
  at: number = $state(0);
  trial: Trial | null = $state.raw(null);
  reply: Reply | null = $state.raw(null);
  finished: boolean = $state(false);
  failure: string | null = $state(null);

  constructor(id: LessonId) {
    this.id = id;
    this.#steps = Object.entries<Step>(LESSONS[id]);
  }

  get length(): number {
    return this.#steps.length;
  }

  get step(): Step | null {
    return this.#steps[this.at]?.[1] ?? null;
  }

  get name(): string {
    return this.#steps[this.at]?.[0] ?? '';
  }

  /** The answers that are offered, if something is asked. */
  get options(): readonly (number | readonly number[])[] {
    return this.step?.kind === 'ask' ? this.step.options : [];
  }

  get isDone(): boolean {
    return this.reply?.kind === 'done';
  }

  async begin(): Promise<void> {
    this.at = 0;
    this.finished = false;
    await this.#enter(null);
  }

  /** Goes on to the next step, or to the end. */
  async next(): Promise<void> {
    if (!this.isDone) return;
    if (this.at + 1 >= this.length) {
      this.finished = true;
      return;
    }
    this.at++;
    await this.#enter(this.trial?.position ?? null);
  }

  /** Plays the draft if it is what was asked for; otherwise says what is missing. */
  async #commit(): Promise<void> {
    const { step, trial } = this;
    if (step?.kind !== 'play' || !trial?.canCommit) return;
    this.tries++;
    const goal = trial.position.missed(step, trial.actions);
    if (goal !== null) {
      this.reply = { kind: 'hint', goal };
      return;
    }
    await this.#attempt(() => {
      const actions = trial.actions.map(({ text }) => text);
      const happened = trial.position.commit(step, actions);
      trial.close();
      this.reply = { kind: 'done', happened, answer: null };
    });
  }

  /** Answers the question. */
  answer(option: number | readonly number[]): void {
    const { step, trial } = this;
    if (step?.kind !== 'ask' || !trial || this.isDone) return;
    this.tries++;
    const answer = trial.position.answer(step);
    const isRight = String(answer) === String(option);
    this.reply = isRight ? { kind: 'done', happened: [], answer } : { kind: 'wrong' };
  }

  /** Shows a turn that would do. */
  show(): void {
    if (this.step?.kind === 'play') this.trial?.propose(this.step.solution);
    this.reply = null;
  }

  async #enter(before: Position | null): Promise<void> {
    const step = this.step;
    if (!step) return;
    await this.#attempt(async () => {
      const position = await Position.begin(step, before);
      const trial = new Trial(position, step.kind === 'play' && step.figures !== false, () =>
        this.#commit(),
      );
      if (step.kind === 'ask') {
        trial.propose(step.draft ?? []);
        trial.open = false;
      }
      this.reply = null;
      this.trial = trial;
    });
  }

  async #attempt(act: () => Promise<void> | void): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
    }
  }
}
