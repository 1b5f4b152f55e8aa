/** Seeds: 32 bytes that fix what chance says, written as 64 hexadecimal digits. */

const BYTES = 32;

/** A seed nobody knows. */
export function anySeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes of a seed. */
export function bytesOf(seed: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new Error(`not a seed: ${seed}`);
  return Uint8Array.from({ length: BYTES }, (_, n) => parseInt(seed.slice(2 * n, 2 * n + 2), 16));
}
