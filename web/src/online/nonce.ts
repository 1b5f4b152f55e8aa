/**
 * The random number that this device adds to the draws of a table. The server has committed to its
 * seed before it knows the number, so neither side alone can choose what is drawn.
 */

const BYTES = 32;
const key = (table: string): string => `remparts.nonce.${table}`;

/** The number of this device for a table, if it has one, as 64 hexadecimal digits. */
export function nonceOf(table: string): string | null {
  try {
    return localStorage.getItem(key(table));
  } catch {
    // Without storage nothing can be compared later, and nothing is lost by that.
    return null;
  }
}

/** The number of this device for a table, made now if there is none. */
export function makeNonce(table: string): string {
  const kept = nonceOf(table);
  if (kept !== null && /^[0-9a-f]{64}$/.test(kept)) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const nonce = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  try {
    localStorage.setItem(key(table), nonce);
  } catch {
    // It still counts for the draws.
  }
  return nonce;
}
