/** Names of people inside sentences of another direction of writing. */

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A name that does not change the order of what stands beside it, as `<bdi>` does where it is an
 * element of its own: between a first strong isolate and its end, if it needs them.
 */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}
