/** A tile file that someone chose or dropped: read and checked by the engine, then kept. */
import { MOST_BYTES, textOf } from '../app/file';
import { loadTiles } from '../engine/tiles';
import type { LoadedTiles, MissingTiles } from '../engine/types';
import * as own from './own';

/** What became of a file. */
export type Brought =
  | { is: 'loaded'; set: LoadedTiles; kept: boolean }
  /** No text, or longer than any tile file. */
  | { is: 'foreign' }
  /** It holds tiles that come with the engine. */
  | { is: 'ours' }
  /** It holds another set than the one that is needed. */
  | { is: 'other'; set: LoadedTiles }
  /** What the engine says is wrong, with the tile and its line. */
  | { is: 'broken'; complaint: string };

/** Why a file is not used. */
export type Refused = Exclude<Brought, { is: 'loaded' }>;

/** Loads a file, and keeps it; only one of these sets where some are needed. */
export async function bring(file: File, needed?: readonly MissingTiles[]): Promise<Brought> {
  const text = file.size > MOST_BYTES ? null : await textOf(file);
  if (text === null) return { is: 'foreign' };
  let set: LoadedTiles | null;
  try {
    set = await loadTiles(text);
  } catch (error) {
    return { is: 'broken', complaint: error instanceof Error ? error.message : String(error) };
  }
  if (set === null) return { is: 'ours' };
  const isWanted = needed?.some(({ digest }) => digest === set.digest) ?? true;
  if (!isWanted) return { is: 'other', set };
  return { is: 'loaded', set, kept: own.save(set, text) };
}
