/** Tables on line in words. */
import { isRecord } from '../app/kept';
import { styled } from '../game/words';
import { isolated } from '../i18n/bidi';
import type { Catalogue, Language } from '../i18n/index.svelte';
import { playOf } from '../setup/form';
import { played } from '../setup/summary';
import type { Clock, ListedSeat, Mine, Sitter } from './generated';

/** Why something was not done. What has no code of the server is a matter of the connection. */
export function problemWords(t: Catalogue, error: unknown): string {
  const problem = problemOf(error);
  const words: Record<string, string> = t.online.problems;
  const text = (problem === null ? undefined : words[problem.code]) ?? t.online.unreachable;
  if (problem?.until !== undefined) return `${text} ${t.peace.until(new Date(problem.until))}`;
  return problem?.rule === undefined ? text : `${text} (${t.end.log.rule(problem.rule)})`;
}

interface Told {
  code: string;
  rule?: string;
  until?: number;
}

function problemOf(error: unknown): Told | null {
  if (!isRecord(error)) return null;
  const { code, rule, until, problem } = error;
  if (isRecord(problem)) return problemOf(problem);
  if (typeof code !== 'string') return null;
  return {
    code,
    ...(typeof rule === 'string' ? { rule } : {}),
    ...(typeof until === 'number' ? { until } : {}),
  };
}

export function clockWords(t: Catalogue, clock: Clock): string {
  const { inWords, days } = t.online;
  const span = (seconds: number): string => spanWords(t, seconds);
  switch (clock.kind) {
    case 'none':
      return inWords.none;
    case 'move':
      return inWords.move(span(clock.seconds));
    case 'game':
      return inWords.game(span(clock.seconds), clock.increment > 0 ? span(clock.increment) : null);
    case 'days':
      return inWords.days(days(clock.days));
  }
}

/** A number of seconds, as short as it is clear. */
export function spanWords(t: Catalogue, seconds: number): string {
  if (seconds < 120) return t.online.span(seconds, 'seconds');
  if (seconds < 7200) return t.online.span(seconds / 60, 'minutes');
  return t.online.span(seconds / 3600, 'hours');
}

/** What is played, in a line. */
export function setupWords(t: Catalogue, language: Language, setup: string): string {
  return played(t, language, playOf(setup));
}

/** What everyone at a table is called, seat by seat; bots of a level are told apart. */
export function seatNames(
  t: Catalogue,
  seats: readonly Pick<Sitter | ListedSeat, 'kind' | 'name' | 'bot'>[],
): string[] {
  const names = seats.map(({ kind, name, bot }) => {
    if (kind === 'open') return t.online.seatOpen;
    if (kind === 'bot') return t.bot(...styled(bot ?? ''));
    return isolated(name);
  });
  return names.map((name, seat) => {
    if (seats[seat]?.kind !== 'bot') return name;
    const same = names.flatMap((other, n) => (other === name ? [n] : []));
    return same.length > 1 ? `${name} ${same.indexOf(seat) + 1}` : name;
  });
}

export function listed(language: Language, names: readonly string[]): string {
  return new Intl.ListFormat(language).format(names);
}

/** Where someone is waited for comes first, the most urgent before all. */
export function byUrgency(mine: readonly Mine[]): Mine[] {
  return [...mine].sort(
    (one, other) =>
      rank(one) - rank(other) ||
      deadlineOf(one) - deadlineOf(other) ||
      other.table.touched - one.table.touched,
  );
}

function rank({ your_turn, table }: Mine): number {
  if (table.status === 'running') return your_turn ? 0 : 1;
  return table.status === 'open' ? 2 : 3;
}

function deadlineOf({ your_turn, table }: Mine): number {
  return your_turn ? (table.deadline ?? Number.MAX_SAFE_INTEGER) : 0;
}

/** The address that leads to a table, in full. */
export function linkTo(id: string): string {
  return new URL(`#/table/${id}`, location.href).href;
}
