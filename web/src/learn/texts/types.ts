import type { GiftName, Why } from '../../engine/types';
import type { LESSONS, LessonId } from '../lessons';

/** What is said in a step where a turn is played. */
export interface PlayText {
  say: string;
  /** One for each goal, while it is not reached. */
  hints: readonly string[];
  done: string;
}

/** What is said around a question; `{n}` stands for the right number. */
export interface AskText {
  say: string;
  wrong: string;
  done: string;
}

type StepTexts<S> = {
  [N in keyof S]: S[N] extends { kind: 'play' } ? PlayText : AskText;
};

export interface LessonText<L extends LessonId> {
  title: string;
  /** What is learned, in one line. */
  about: string;
  steps: StepTexts<(typeof LESSONS)[L]>;
}

export type LessonTexts = { [L in LessonId]: LessonText<L> };

export interface LearnText {
  title: string;
  lead: string;
  begin: string;
  goOn: string;
  again: string;
  done: string;
  progress: (done: number, all: number) => string;
  lesson: (number: number) => string;
  choice: { title: string; about: string; lead: string };
  rules: string;
  steps: (step: number, steps: number) => string;
  back: string;
  next: string;
  showMe: string;
  undo: string;
  check: string;
  rotate: string;
  yourTile: string;
  you: string;
  other: string;
  both: string;
  answers: string;
  points: (count: number) => string;
  keys: string;
  finished: string;
  nextLesson: (title: string) => string;
  play: string;
  tryAnother: string;
  /** A score with its reason. */
  scored: (why: Why) => string;
  bonus: (points: number) => string;
  tower: (points: number) => string;
  gifts: Readonly<Record<GiftName, string>>;
  failed: (reason: string) => string;
  lessons: LessonTexts;
}
