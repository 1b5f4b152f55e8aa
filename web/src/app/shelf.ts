/** Games that this browser keeps, so that neither a reload nor a closed tab loses one. */
import type { GameName } from '../engine/types';
import type { PresetName } from './aids';
import { PRESETS } from './aids';
import { forget, isRecord, keep, kept } from './kept';

/** Who sits on a seat: someone here, or a bot by its name. */
export interface Sitter {
  kind: 'human' | 'bot';
  /** What they call themselves; nothing is a name for everyone. */
  name: string;
  /** The bot's level, with a style after a plus sign. */
  bot: string | null;
  /** Which of the six colors. */
  livery: number;
}

/** A game that is wished for. */
export interface Wish {
  /** The lines of the setup, as the engine reads them. */
  setup: string;
  sitters: Sitter[];
  preset: PresetName;
}

export interface Saved extends Wish {
  id: string;
  game: GameName;
  begun: number;
  touched: number;
  /** What chance is dealt from, as hexadecimal; games from elsewhere have none. */
  seed: string | null;
  log: string;
  /** The turn that is not committed yet. */
  draft: string[];
  over: boolean;
  scores: number[];
}

/** More than anyone looks back at, and well within what browsers keep. */
const MOST = 60;

export function all(): Saved[] {
  return ids()
    .flatMap((id) => load(id) ?? [])
    .sort((one, other) => other.touched - one.touched);
}

export function load(id: string): Saved | null {
  return kept(`game.${id}`, isSaved);
}

/** Says whether it is kept. */
export function save(game: Saved): boolean {
  const done = keep(`game.${game.id}`, game);
  const listed = [game.id, ...ids().filter((id) => id !== game.id)];
  listed.slice(MOST).forEach(remove);
  return keep('games', listed.slice(0, MOST)) && done;
}

export function remove(id: string): void {
  forget(`game.${id}`);
  keep(
    'games',
    ids().filter((other) => other !== id),
  );
}

/** The game touched last, if it is still running. */
export function running(): Saved | null {
  const last = all()[0];
  return last && !last.over && last.seed !== null ? last : null;
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return [...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}

function ids(): string[] {
  return kept('games', isStrings) ?? [];
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

export function isSitter(value: unknown): value is Sitter {
  return (
    isRecord(value) &&
    (value['kind'] === 'human' || value['kind'] === 'bot') &&
    typeof value['name'] === 'string' &&
    (value['bot'] === null || typeof value['bot'] === 'string') &&
    typeof value['livery'] === 'number'
  );
}

export function isWish(value: unknown): value is Wish {
  return (
    isRecord(value) &&
    typeof value['setup'] === 'string' &&
    typeof value['preset'] === 'string' &&
    value['preset'] in PRESETS &&
    Array.isArray(value['sitters']) &&
    value['sitters'].every(isSitter)
  );
}

function isSaved(value: unknown): value is Saved {
  return (
    isRecord(value) &&
    isWish(value) &&
    typeof value['id'] === 'string' &&
    (value['game'] === 'classic' || value['game'] === 'city') &&
    typeof value['begun'] === 'number' &&
    typeof value['touched'] === 'number' &&
    (value['seed'] === null || typeof value['seed'] === 'string') &&
    typeof value['log'] === 'string' &&
    isStrings(value['draft']) &&
    typeof value['over'] === 'boolean' &&
    Array.isArray(value['scores']) &&
    value['scores'].every((score) => typeof score === 'number')
  );
}
