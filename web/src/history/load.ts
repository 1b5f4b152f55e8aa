/** Logs from files that someone chooses or drops. */
import type { Saved, Sitter } from '../app/shelf';
import { speech } from '../i18n/index.svelte';
import { elsewhere, frameOf } from './notation';
import { Problem } from './problem';

/** A larger file is refused unread. */
const MOST_BYTES = 1_000_000;

/** Reads a log and replays it; what cannot be shown is a `Problem`. */
export async function loaded(file: File): Promise<Saved> {
  if (file.size > MOST_BYTES) throw new Problem('oversized');
  const log = await textOf(file);
  return elsewhere(log, strangers(frameOf(log).seats));
}

/** The file that was dropped, if it is one. */
export function droppedFile(event: DragEvent): File | null {
  return event.dataTransfer?.files[0] ?? null;
}

export function hasFile(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false;
}

async function textOf(file: File): Promise<string> {
  try {
    // The decoder drops a byte order mark.
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new Problem('foreign');
  }
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
