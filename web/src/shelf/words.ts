/** Games of the shelf in words. */
import type { Saved } from '../app/shelf';
import type { Catalogue, Language } from '../i18n/index.svelte';
import { playOf, type Play } from '../setup/form';
import { apart } from '../setup/summary';

/** Whether it can go on here. */
export function isRunning({ over, seed }: Saved): boolean {
  return !over && seed !== null;
}

/** What is played besides the plain game. */
export function extrasOf(t: Catalogue, language: Language, { setup }: Saved): string[] {
  const play = playOf(setup);
  return [...chosen(t, play), ...apart(t, language, play)];
}

function chosen(t: Catalogue, { game, edition, expansions, farmers, guards }: Play): string[] {
  if (game === 'city') return guards ? [t.setup.withGuards] : [];
  return [
    ...(edition === 'first' ? [t.setup.edited.first] : []),
    ...expansions.map((expansion) => t.setup.expansions.short[expansion]),
    ...(farmers ? [] : [t.setup.withoutFarmers]),
  ];
}

/** Whether a seat has won, or shares the victory. */
export function isBest({ over, scores }: Saved, seat: number): boolean {
  return over && scores[seat] === Math.max(...scores);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was; the date once that is more than a week. */
export function ago(t: Catalogue, language: string, time: number, now: number): string {
  const past = Math.max(now - time, 0);
  if (past < MINUTE) return t.shelf.justNow;
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (past < HOUR) return relative.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return relative.format(-Math.floor(past / HOUR), 'hour');
  if (past < 7 * DAY) return relative.format(-Math.floor(past / DAY), 'day');
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time);
}

/** The same to the minute. */
export function exactly(language: string, time: number): string {
  const exact = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' });
  return exact.format(time);
}
