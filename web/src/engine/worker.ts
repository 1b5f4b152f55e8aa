/** Where bots think, so that the page stays awake. */
import { load_tiles, ready, think } from './bindings';

export interface ThinkRequest {
  id: number;
  log: string;
  /** The files of the tile sets that the log names; loading one twice changes nothing. */
  tiles: string[];
  bot: string;
  seed: bigint;
  ms: number;
}

export type ThinkAnswer = { id: number; actions: string[] } | { id: number; error: string };

// It takes a moment; whoever thinks first says what went wrong.
ready().catch(() => undefined);

self.addEventListener('message', async (event: MessageEvent<ThinkRequest>) => {
  const { id, log, tiles, bot, seed, ms } = event.data;
  let answer: ThinkAnswer;
  try {
    await ready();
    tiles.forEach((file) => load_tiles(file));
    answer = { id, actions: think(log, bot, seed, ms).split('\n') };
  } catch (error) {
    answer = { id, error: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(answer);
});
