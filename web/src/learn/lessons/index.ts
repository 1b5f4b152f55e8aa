/** All lessons, by number. The sixth is one of several. */
import type { Steps } from '../steps';
import { abbeys, farmers, majority, placing, roadsAndCities } from './base';
import { abbot, arrows, city, gifts, inns, river } from './more';

export const LESSONS = {
  placing,
  roadsAndCities,
  abbeys,
  majority,
  farmers,
  river,
  abbot,
  arrows,
  inns,
  gifts,
  city,
} as const satisfies Record<string, Steps>;

export type LessonId = keyof typeof LESSONS;

export const FIRST: readonly LessonId[] = [
  'placing',
  'roadsAndCities',
  'abbeys',
  'majority',
  'farmers',
];
export const EXPANSIONS: readonly LessonId[] = [
  'river',
  'abbot',
  'arrows',
  'inns',
  'gifts',
  'city',
];

/** The number of the lesson that is one of several, each with a number of two digits. */
export const CHOICE = 6;

export function numberOf(id: LessonId): number {
  const at = FIRST.indexOf(id);
  return at >= 0 ? at + 1 : CHOICE * 10 + EXPANSIONS.indexOf(id) + 1;
}

export function lessonOf(number: number): LessonId | null {
  return [...FIRST, ...EXPANSIONS].find((id) => numberOf(id) === number) ?? null;
}
