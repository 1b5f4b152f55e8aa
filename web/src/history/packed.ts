/**
 * Games inside an address: who sat there and the log, deflated, in letters that addresses may hold.
 *
 * The text is one line of JSON about the sitters, then the log. Only its last ply keeps the digest:
 * it is enough to notice damage, and digests hardly shrink.
 */
import type { Saved, Sitter } from '../app/shelf';
import { isSitter } from '../app/shelf';
import { LIVERY_COUNT } from '../board/seats.svelte';
import { elsewhere, frameOf } from './notation';
import { Problem } from './problem';

/** The longest text that is unpacked, in bytes: many times the longest game. */
const MOST_BYTES = 200_000;
/** The longest name of a sitter. */
const MOST_LETTERS = 40;

export async function packed(log: string, sitters: readonly Sitter[]): Promise<string> {
  const seats = sitters.map(({ kind, name, bot, livery }) => ({ kind, name, bot, livery }));
  const text = `${JSON.stringify(seats)}\n${thinned(log)}`;
  const bytes = new TextEncoder().encode(text);
  const stream = streamOf(bytes).pipeThrough(new CompressionStream('deflate-raw'));
  return lettered(new Uint8Array(await new Response(stream).arrayBuffer()));
}

export async function unpacked(text: string): Promise<Saved> {
  if (text.length > MOST_BYTES) throw new Problem('oversized');
  const whole = await inflated(bytesOf(text));
  const end = whole.indexOf('\n');
  const log = whole.slice(end + 1);
  const { seats } = frameOf(log);
  return elsewhere(log, sittersOf(whole.slice(0, end), seats));
}

function thinned(log: string): string {
  const lines = log.trimEnd().split('\n');
  const last = lines.length - 1;
  return lines.map((line, n) => (n === last ? line : line.replace(/\s*#.*$/, ''))).join('\n');
}

function sittersOf(line: string, seats: number): Sitter[] {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Problem('sitters');
  }
  if (!Array.isArray(value) || value.length !== seats || !value.every(isSitter)) {
    throw new Problem('sitters');
  }
  const liveries = new Set(value.map(({ livery }) => livery));
  const worn = (livery: number): boolean => Number.isInteger(livery) && livery in SEATED;
  if (liveries.size !== seats || ![...liveries].every(worn)) throw new Problem('sitters');
  return value.map(({ kind, name, bot, livery }) => ({
    kind,
    name: [...name].slice(0, MOST_LETTERS).join(''),
    bot: bot?.slice(0, MOST_LETTERS) ?? null,
    livery,
  }));
}

const SEATED = Array.from({ length: LIVERY_COUNT }, () => true);

function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

function lettered(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(text)) throw new Problem('damaged');
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    throw new Problem('damaged');
  }
}

/** Stops as soon as it is too much, whatever the packed text promises. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = streamOf(bytes).pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      size += value.byteLength;
      if (size > MOST_BYTES) break;
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    throw new Problem('damaged');
  }
  void reader.cancel();
  throw new Problem('oversized');
}
