/** Small pictures of boards. */
import { LocalHost } from '../engine/host';
import { pngOf } from '../history/picture';

/** The longest side, in pixels: sharp on fine screens. */
const LONGEST = 720;

export interface Look {
  schematic: boolean;
  dark: boolean;
}

/** A game whose board can be drawn. */
export interface Drawn {
  /** What tells it from other games, and from itself at other times. */
  key: string;
  log: () => string | Promise<string>;
  liveries: readonly number[];
}

/** Addresses of pictures that were made already. */
const made = new Map<string, Promise<string>>();
/** They are made one after the other, so that the page stays awake. */
let line: Promise<unknown> = Promise.resolve();

export function thumbOf(drawn: Drawn, look: Look): Promise<string> {
  const key = [drawn.key, look.schematic, look.dark].join();
  const found = made.get(key);
  if (found) return found;
  const making = line.then(() => make(drawn, look));
  line = making.catch(() => undefined).then(breath);
  made.set(key, making);
  return making;
}

async function make({ log, liveries }: Drawn, look: Look): Promise<string> {
  const host = await LocalHost.load(await log());
  const picture = host.picture({ ...look, panel: false, liveries });
  return URL.createObjectURL(await pngOf(picture, LONGEST));
}

function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 16));
}
