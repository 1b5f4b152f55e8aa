/** Files that someone chooses or drops. */

/** A larger file is refused unread: no text of ours is that long. */
export const MOST_BYTES = 1_000_000;

/** What a file says; nothing if it is no text. */
export async function textOf(file: File): Promise<string | null> {
  try {
    // The decoder drops a byte order mark.
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}
