/** Tile sets that are loaded while the page is open, beside those that come with the engine. */
import { load_tiles, missing_tiles, ready } from './bindings';
import type { LoadedTiles, MissingTiles } from './types';

/** Gives the file of a set by its digest, or fails. */
export type TileSource = (digest: string) => Promise<string>;

/** A text names tile sets that cannot be had. */
export class TilesMissing extends Error {
  override readonly name = 'TilesMissing';
  readonly sets: readonly MissingTiles[];

  constructor(sets: readonly MissingTiles[]) {
    super(`no tile set ${sets.map(({ name, digest }) => `${name} ${digest}`).join(', ')}`);
    this.sets = sets;
  }
}

/** The files that were loaded, by the digests of their sets. */
const files = new Map<string, string>();
let sources: readonly TileSource[] = [];

/** Says where files are to be had; they are asked in this order. */
export function getTilesFrom(...next: TileSource[]): void {
  sources = next;
}

/** Loads the sets that a setup or a log names and that are not known here; throws `TilesMissing`. */
export async function fetchTiles(text: string): Promise<void> {
  await ready();
  for (const { digest } of missing(text)) await find(digest);
  const left = missing(text);
  if (left.length > 0) throw new TilesMissing(left);
}

/** Loads a file, unless it holds a set that comes with the engine; throws what is wrong with it. */
export async function loadTiles(file: string): Promise<LoadedTiles | null> {
  await ready();
  const set = JSON.parse(load_tiles(file)) as LoadedTiles | null;
  if (set) files.set(set.digest, file);
  return set;
}

/** The files of the loaded sets that a text names, for engines in other threads. */
export function tileFilesOf(text: string): string[] {
  return [...files].filter(([digest]) => text.includes(digest)).map(([, file]) => file);
}

function missing(text: string): MissingTiles[] {
  return JSON.parse(missing_tiles(text)) as MissingTiles[];
}

/** Asks one source after the other; a file that is broken or holds another set is as good as none. */
async function find(digest: string): Promise<void> {
  for (const source of sources) {
    try {
      const set = await loadTiles(await source(digest));
      if (set?.digest === digest) return;
    } catch {
      // The next one may have it.
    }
  }
}
