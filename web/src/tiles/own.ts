/** Tile files of one's own that this browser keeps, so that games with them open again. */
import { forget, isRecord, keep, kept } from '../app/kept';
import type { LoadedTiles } from '../engine/types';

/** As many as an engine loads of one game, and well within what browsers keep. */
const MOST = 24;

/** What tile files are called; plain text will do. */
export const ACCEPT = '.tiles,.txt,text/plain';

/** The sets, the newest first. */
export function all(): LoadedTiles[] {
  return (kept('tiles', isList) ?? []).filter(isSet);
}

/** The file of a set; fails if it is not kept. */
export async function fileOf(digest: string): Promise<string> {
  const file = kept(`tiles.${digest}`, isText);
  if (file === null) throw new Error('this set is not kept here');
  return file;
}

/** Keeps a file, unless it is one too many; says whether it is kept. */
export function save(set: LoadedTiles, file: string): boolean {
  const others = all().filter(({ digest }) => digest !== set.digest);
  // Sets go only when someone says so: games may need them.
  if (others.length >= MOST || !keep(`tiles.${set.digest}`, file)) return false;
  return keep('tiles', [set, ...others]);
}

export function remove(digest: string): void {
  forget(`tiles.${digest}`);
  keep(
    'tiles',
    all().filter((set) => set.digest !== digest),
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

function isSet(value: unknown): value is LoadedTiles {
  return (
    isRecord(value) &&
    ['name', 'role', 'title', 'digest'].every((key) => typeof value[key] === 'string') &&
    typeof value['tiles'] === 'number'
  );
}
