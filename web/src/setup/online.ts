/** What a table on line needs besides what is played: who may come, and how much time there is. */
import { isRecord, keep, kept } from '../app/kept';
import type { Wish } from '../app/shelf';
import type { Chair as Wished, Clock, Late, TableWish, Talk } from '../online/generated';
import { formOf, hasStyle, setupOf, type Chair, type Form } from './form';

export const PLACES = ['here', 'online'] as const;
export type Place = (typeof PLACES)[number];

export const CLOCKS = ['none', 'move', 'game', 'days'] as const;
export type ClockKind = Clock['kind'];

export const TALKS = ['everyone', 'seats', 'nobody'] as const satisfies readonly Talk[];

/** What can be chosen, in seconds, minutes and days. */
export const MOVE_SECONDS = [15, 30, 45, 60, 90, 120, 180, 300, 600] as const;
export const GAME_SECONDS = [180, 300, 600, 900, 1200, 1800, 2700, 3600] as const;
export const INCREMENTS = [0, 2, 5, 10, 15, 20, 30, 60] as const;
export const DAYS = [1, 2, 3, 5, 7, 14, 30] as const;

/** The choices for a table. Those of other clocks are kept for a change of mind. */
export interface Terms {
  title: string;
  clock: ClockKind;
  moveSeconds: number;
  gameSeconds: number;
  increment: number;
  days: number;
  late: Late;
  public: boolean;
  chat: Talk;
}

export const FIRST_TERMS: Terms = {
  title: '',
  clock: 'none',
  moveSeconds: 60,
  gameSeconds: 900,
  increment: 10,
  days: 3,
  late: 'bot',
  public: false,
  chat: 'everyone',
};

export function clockOf(terms: Terms): Clock {
  switch (terms.clock) {
    case 'none':
      return { kind: 'none' };
    case 'move':
      return { kind: 'move', seconds: terms.moveSeconds };
    case 'game':
      return { kind: 'game', seconds: terms.gameSeconds, increment: terms.increment };
    case 'days':
      return { kind: 'days', days: terms.days };
  }
}

/** The table that is wished for; one of the chairs may be one's own. */
export function tableWish(form: Form, me: number | null, terms: Terms): TableWish {
  return {
    title: terms.title.trim(),
    setup: setupOf(form),
    chairs: form.chairs.map((chair) => wished(chair, me)),
    preset: form.preset,
    clock: clockOf(terms),
    late: terms.late,
    public: terms.public,
    chat: terms.chat,
  };
}

function wished({ id, kind, level, style, livery }: Chair, me: number | null): Wished {
  if (kind === 'human') return { kind: id === me ? 'me' : 'open', bot: null, livery };
  const bot = style !== null && hasStyle(level) ? `${level}+${style}` : level;
  return { kind, bot, livery };
}

/** A table for two as it was played last: one seat is one's own, the other is open. */
export function forFriend(last: Wish): TableWish {
  const form = formOf(last);
  const chairs = [0, 1].map((id): Chair => ({
    id,
    kind: 'human',
    name: '',
    level: 'club',
    style: null,
    livery: form.chairs[id]?.livery ?? id,
  }));
  return tableWish({ ...form, chairs }, 0, { ...lastTerms(), title: '', public: false });
}

/** The chair of whoever opens the table: the first that is for a person. */
export function ownChair(chairs: readonly Chair[]): number | null {
  return chairs.find(({ kind }) => kind === 'human')?.id ?? null;
}

/** Whoever goes on line wants to meet someone: the last chair is for them, if no other is. */
export function inviting(chairs: readonly Chair[], me: number | null): readonly Chair[] {
  if (chairs.some(({ id, kind }) => kind === 'human' && id !== me)) return chairs;
  const last = chairs.findLast(({ id }) => id !== me)?.id;
  return chairs.map((chair) => (chair.id === last ? { ...chair, kind: 'human' } : chair));
}

/** The chairs in any order; `random` says a number from 0 up to 1. */
export function mixed(chairs: readonly Chair[], random: () => number): Chair[] {
  const rest = [...chairs];
  return chairs.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}

export function lastPlace(): Place {
  return kept('place', isPlace) ?? 'here';
}

export function rememberPlace(place: Place): void {
  keep('place', place);
}

function isPlace(value: unknown): value is Place {
  return PLACES.some((place) => place === value);
}

export function lastTerms(): Terms {
  const found = kept('terms', isRecord) ?? {};
  const number = (key: keyof Terms, among: readonly number[], usual: number): number =>
    among.find((one) => one === found[key]) ?? usual;
  return {
    title: '',
    clock: CLOCKS.find((kind) => kind === found['clock']) ?? FIRST_TERMS.clock,
    moveSeconds: number('moveSeconds', MOVE_SECONDS, FIRST_TERMS.moveSeconds),
    gameSeconds: number('gameSeconds', GAME_SECONDS, FIRST_TERMS.gameSeconds),
    increment: number('increment', INCREMENTS, FIRST_TERMS.increment),
    days: number('days', DAYS, FIRST_TERMS.days),
    late: found['late'] === 'skip' ? 'skip' : 'bot',
    public: found['public'] === true,
    chat: TALKS.find((talk) => talk === found['chat']) ?? FIRST_TERMS.chat,
  };
}

export function rememberTerms(terms: Terms): void {
  keep('terms', { ...terms, title: '' });
}
