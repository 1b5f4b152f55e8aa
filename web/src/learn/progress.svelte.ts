/** Lessons that were done in this browser. */
import { keep, kept } from '../app/kept';
import { EXPANSIONS, FIRST, type LessonId } from './lessons';

const KEY = 'lessons';

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

class Progress {
  #done: readonly LessonId[] = $state.raw(
    [...FIRST, ...EXPANSIONS].filter((id) => kept(KEY, isList)?.includes(id)),
  );

  has(id: LessonId): boolean {
    return this.#done.includes(id);
  }

  /** Whether the sixth lesson is done: one expansion is enough. */
  get choice(): boolean {
    return EXPANSIONS.some((id) => this.has(id));
  }

  /** How many of the six are done. */
  get count(): number {
    return FIRST.filter((id) => this.has(id)).length + (this.choice ? 1 : 0);
  }

  add(id: LessonId): void {
    if (!this.has(id)) this.#done = [...this.#done, id];
    keep(KEY, this.#done);
  }
}

export const progress = new Progress();
