/** Refusals in the language that is spoken. */
import type { Reason, Refusal } from '../engine/types';
import type { Catalogue } from '../i18n/index.svelte';

/** Something that is said, with the rule it rests on. */
export interface Ruled {
  text: string;
  rule: string;
}

/** Why a move is refused; `names` are those of the seats in order. */
export function ruledBy(
  t: Catalogue,
  { reason, rule }: Pick<Refusal, 'reason' | 'rule'>,
  names: readonly string[],
): Ruled {
  // The sentence is looked up by the reason itself, so it takes this very reason.
  const say = t.refusals[reason.why] as (reason: Reason, name: (seat: number) => string) => string;
  return { text: say(reason, (seat) => names[seat] ?? ''), rule };
}
