/** Logs from files that someone chooses or drops. */
import { MOST_BYTES, textOf } from '../app/file';
import type { Saved, Sitter } from '../app/shelf';
import { speech } from '../i18n/index.svelte';
import { elsewhere, frameOf } from './notation';
import { Problem } from './problem';

/** Reads a log and replays it; what cannot be shown is a `Problem`. */
export async function loaded(file: File): Promise<Saved> {
  if (file.size > MOST_BYTES) throw new Problem('oversized');
  const log = await textOf(file);
  if (log === null) throw new Problem('foreign');
  return elsewhere(log, strangers(frameOf(log).seats));
}

/** A log does not say who played: whoever goes on has the first seat, bots have the others. */
function strangers(seats: number): Sitter[] {
  return Array.from({ length: seats }, (_, seat) => ({
    kind: seat === 0 ? 'human' : 'bot',
    name: speech.t.history.player(seat + 1),
    bot: seat === 0 ? null : 'club',
    livery: seat,
  }));
}
