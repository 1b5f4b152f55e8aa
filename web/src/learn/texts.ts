/** What the lessons say, in the language that is spoken; it comes with the lessons. */
import type { OnDemand } from '../i18n/generated';
import { speech } from '../i18n/index.svelte';
import type { LessonId } from './lessons';

await speech.need('learn');

type LearnText = OnDemand['learn'];

export const learnText = (): LearnText => speech.topic('learn');

/** What is said in a step of a lesson. */
export interface StepText {
  say: string;
  /** One for each goal, while it is not reached. */
  hints: readonly string[];
  /** To a wrong answer, where something is asked. */
  wrong: string | null;
  /** Once it is done, with the right answer where one was asked for. */
  done: (answer: number) => string;
}

type Texts = Readonly<Record<string, string | ((answer: number) => string)>>;

/** What a lesson says in a step; nothing if there is no such step. */
export function stepText(words: LearnText, lesson: LessonId, step: string): StepText | null {
  const steps: Readonly<Record<string, string | Texts>> = words[lesson];
  const texts = steps[step];
  if (texts === undefined || typeof texts === 'string') return null;
  const { say, wrong, done } = texts;
  const hints = Object.keys(texts).filter((name) => name.startsWith('hint'));
  return {
    say: fixed(say),
    hints: hints.map((name) => fixed(texts[name])),
    wrong: wrong === undefined ? null : fixed(wrong),
    done: typeof done === 'function' ? done : () => fixed(done),
  };
}

const fixed = (text: Texts[string] | undefined): string => (typeof text === 'string' ? text : '');
