/** What is chosen before a game, and the wish that comes of it. */
import type { PresetName } from '../app/aids';
import type { Sitter, Wish } from '../app/shelf';
import { LIVERY_COUNT } from '../board/seats.svelte';
import type { GameName } from '../engine/types';
import type { TileSet } from '../online/generated';
import { readBy, readingsIn, type Reading } from './readings';

export const GAMES: readonly GameName[] = ['classic', 'city'];
export const EDITIONS = ['anniversary', 'first'] as const;
export const EXPANSIONS = ['river', 'abbot', 'arrows', 'inns', 'gifts'] as const;
export const LEVELS = ['beginner', 'novice', 'club', 'advanced', 'expert', 'master'] as const;
export const STYLES = ['builder', 'farmer', 'raider'] as const;
export const QUICK = ['base', 'first', 'all', 'city'] as const;

export type Edition = (typeof EDITIONS)[number];
export type Expansion = (typeof EXPANSIONS)[number];
export type Level = (typeof LEVELS)[number];
export type Style = (typeof STYLES)[number];
export type Quick = (typeof QUICK)[number];

/** A tile set as a setup names it. */
export type NamedTiles = Pick<TileSet, 'name' | 'digest'>;

/** What is played. */
export interface Play {
  game: GameName;
  edition: Edition;
  expansions: readonly Expansion[];
  farmers: boolean;
  /** In The City: a guard on every wall of the third pile. */
  guards: boolean;
  /** Where rules are read otherwise than usual; those of other choices are kept for a change of mind. */
  readings: readonly Reading[];
  /** Tile sets in place of those that come with the engine, at most one for each part of a game. */
  tiles: readonly NamedTiles[];
}

/** A place at the table. What the other kind of player would need is kept for a change of mind. */
export interface Chair {
  id: number;
  kind: Sitter['kind'];
  name: string;
  level: Level;
  style: Style | null;
  livery: number;
}

/** A tile set that a game can be played with instead of the one that comes with the engine. */
export type TileSetChoice = Pick<TileSet, 'name' | 'role' | 'title' | 'tiles' | 'digest'>;

export interface Form extends Play {
  chairs: readonly Chair[];
  preset: PresetName;
  tiles: readonly TileSetChoice[];
}

const BASE: Play = {
  game: 'classic',
  edition: 'anniversary',
  expansions: [],
  farmers: true,
  guards: false,
  readings: [],
  tiles: [],
};

const QUICKLY: Readonly<Record<Quick, Play>> = {
  base: BASE,
  first: { ...BASE, edition: 'first' },
  all: { ...BASE, expansions: EXPANSIONS },
  city: { ...BASE, game: 'city' },
};

/** What the engine calls the parts of an expansion that are not tiles of the river. */
const MODULES: Readonly<Record<Exclude<Expansion, 'river'>, readonly string[]>> = {
  abbot: ['abbot'],
  arrows: ['anniversary'],
  inns: ['inn-tiles', 'big-meeples', 'sixth-color'],
  gifts: ['gifts'],
};

/** Each edition came with a river of its own. */
const RIVERS: Readonly<Record<Edition, string>> = { anniversary: 'river20', first: 'river1' };

/** Everything that a quick choice decides; the table stays as it is. */
export function quickly(form: Form, quick: Quick): Form {
  const { edition, expansions, farmers, guards, game, readings } = QUICKLY[quick];
  if (game === 'city') return { ...form, game, guards, readings };
  return { ...form, game, edition, expansions, farmers, readings };
}

/** The quick choice that comes to the same. */
export function quickOf(form: Form): Quick | null {
  const lines = setupOf(form);
  return QUICK.find((quick) => setupOf(quickly(form, quick)) === lines) ?? null;
}

export function toggled(form: Form, expansion: Expansion): Form {
  const on = form.expansions.includes(expansion);
  const expansions = EXPANSIONS.filter((other) =>
    other === expansion ? !on : form.expansions.includes(other),
  );
  return { ...form, expansions };
}

/** The parts of the chosen game that a tile set can be for, in the order of the engine. */
export function rolesOf(form: Form): readonly string[] {
  if (form.game === 'city') return ['city'];
  const has = (expansion: Expansion): boolean => form.expansions.includes(expansion);
  const parts = { base: true, river: has('river'), inns: has('inns'), anniversary: has('arrows') };
  return Object.entries(parts).flatMap(([role, played]) => (played ? [role] : []));
}

/** With a tile set in place of another for the same part of the game, or without it. */
export function retiled(form: Form, set: TileSetChoice, on: boolean): Form {
  const others = form.tiles.filter(({ role }) => role !== set.role);
  return { ...form, tiles: on ? [...others, set] : others };
}

/** The expansion that a tile set is for, by its part of the game. */
const NEEDED: Readonly<Record<string, Expansion>> = {
  river: 'river',
  inns: 'inns',
  anniversary: 'arrows',
};

/** With the part of the game that a tile set is for. */
export function playing(form: Form, role: string): Form {
  const there: Form = { ...form, game: role === 'city' ? 'city' : 'classic' };
  const expansion = NEEDED[role];
  const isMissing = expansion !== undefined && !form.expansions.includes(expansion);
  return isMissing ? toggled(there, expansion) : there;
}

/** The sets that are played with, in the order of the engine. */
export function tilesOf(form: Form): TileSetChoice[] {
  return rolesOf(form).flatMap((part) => form.tiles.filter(({ role }) => role === part));
}

/** The line that names the chosen tile sets; none if the game has no part for them. */
function tilesLine(form: Form): string[] {
  const named = tilesOf(form).map(({ name, digest }) => `${name} ${digest}`);
  return named.length > 0 ? [`tiles ${named.join(' ')}`] : [];
}

/** The lines of the setup, as the engine reads them; for another number of players if asked. */
export function setupOf(form: Form, players: number = form.chairs.length): string {
  if (form.game === 'city') {
    return [
      'game city',
      `players ${players}`,
      `guards ${form.guards ? 'each-wall' : 'last-wall'}`,
      ...readBy(form),
      ...tilesLine(form),
    ].join('\n');
  }
  const first = form.edition === 'first';
  const scored = first ? 'city4' : 'field3';
  const modules = form.expansions.flatMap((name) => (name === 'river' ? [] : MODULES[name]));
  return [
    `players ${players}`,
    `farmers ${form.farmers ? scored : 'off'}`,
    `two-tile-city ${first ? 'half' : 'full'}`,
    ...(form.expansions.includes('river') ? [`river ${RIVERS[form.edition]}`] : []),
    ...(modules.length > 0 ? [`modules ${modules.join(' ')}`] : []),
    ...readBy(form),
    ...tilesLine(form),
  ].join('\n');
}

/** Reads lines of a setup; what they do not say is as usual. */
export function playOf(setup: string): Play {
  const said = new Map(
    setup.split('\n').map((line) => {
      const [key = '', ...words] = line.trim().split(/\s+/);
      return [key, words];
    }),
  );
  const is = (key: string, word: string): boolean => said.get(key)?.includes(word) ?? false;
  const has = (expansion: Expansion): boolean =>
    expansion === 'river'
      ? said.has('river')
      : MODULES[expansion].some((module) => is('modules', module));
  return {
    game: is('game', 'city') ? 'city' : 'classic',
    edition: is('two-tile-city', 'half') ? 'first' : 'anniversary',
    expansions: EXPANSIONS.filter(has),
    farmers: !is('farmers', 'off'),
    guards: is('guards', 'each-wall'),
    readings: readingsIn(said),
    tiles: pairs(said.get('tiles') ?? []),
  };
}

function pairs(words: readonly string[]): NamedTiles[] {
  return words.flatMap((name, n) => (n % 2 === 0 ? [{ name, digest: words[n + 1] ?? '' }] : []));
}

export function wishOf(form: Form): Wish {
  return { setup: setupOf(form), sitters: form.chairs.map(sitterOf), preset: form.preset };
}

/** Reads a wish again; of its tile sets those that are known. */
export function formOf(wish: Wish, sets: readonly TileSetChoice[] = []): Form {
  const play = playOf(wish.setup);
  const tiles = play.tiles.flatMap(
    (named) =>
      sets.find(({ name, digest }) => name === named.name && digest === named.digest) ?? [],
  );
  return { ...play, tiles, chairs: wish.sitters.map(chairOf), preset: wish.preset };
}

function sitterOf({ kind, name, level, style, livery }: Chair): Sitter {
  if (kind === 'human') return { kind, name: name.trim(), bot: null, livery };
  const bot = style !== null && hasStyle(level) ? `${level}+${style}` : level;
  return { kind, name: '', bot, livery };
}

function chairOf({ kind, name, bot, livery }: Sitter, id: number): Chair {
  const [first, second] = (bot ?? '').split('+');
  const level = LEVELS.find((known) => known === first) ?? 'club';
  const style = STYLES.find((known) => known === second) ?? null;
  return { id, kind, name, level, style, livery };
}

/** Whether bots of a level can have a style: the lower ones see too little for one. */
export function hasStyle(level: Level): boolean {
  return LEVELS.indexOf(level) >= LEVELS.indexOf('club');
}

/** One chair more, in a color that nobody wears; none if all are worn. */
export function added(chairs: readonly Chair[], kind: Chair['kind'] = 'bot'): readonly Chair[] {
  const livery = liveries().find((color) => chairs.every((chair) => chair.livery !== color));
  if (livery === undefined) return chairs;
  const id = Math.max(-1, ...chairs.map((chair) => chair.id)) + 1;
  return [...chairs, { id, kind, name: '', level: 'club', style: null, livery }];
}

export function removed(chairs: readonly Chair[], id: number): readonly Chair[] {
  return chairs.filter((chair) => chair.id !== id);
}

/** Changes places with the neighbor. */
export function moved(chairs: readonly Chair[], id: number, by: 1 | -1): readonly Chair[] {
  const from = chairs.findIndex((chair) => chair.id === id);
  const chair = chairs[from];
  const other = chairs[from + by];
  if (!chair || !other) return chairs;
  return chairs.map((one) => (one === chair ? other : one === other ? chair : one));
}

export function changed(
  chairs: readonly Chair[],
  id: number,
  change: Partial<Omit<Chair, 'id' | 'livery'>>,
): readonly Chair[] {
  return chairs.map((chair) => (chair.id === id ? { ...chair, ...change } : chair));
}

/** Gives a color; whoever wears it takes the old one. */
export function recolored(chairs: readonly Chair[], id: number, livery: number): readonly Chair[] {
  const old = chairs.find((chair) => chair.id === id)?.livery ?? livery;
  return chairs.map((chair) => {
    if (chair.id === id) return { ...chair, livery };
    return chair.livery === livery ? { ...chair, livery: old } : chair;
  });
}

export function liveries(): number[] {
  return Array.from({ length: LIVERY_COUNT }, (_, color) => color);
}

/** The wish with its seats in any order; `random` says a number from 0 up to 1. */
export function shuffled(wish: Wish, random: () => number): Wish {
  const sitters = [...wish.sitters];
  for (let last = sitters.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const [one, two] = [sitters[last], sitters[other]];
    if (one && two) [sitters[last], sitters[other]] = [two, one];
  }
  return { ...wish, sitters };
}
