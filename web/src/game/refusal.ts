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
  return { text: sentence(t, reason, names), rule };
}

/** The sentence for a reason takes the data of the reason, and what people say for some of it. */
function sentence(t: Catalogue, reason: Reason, names: readonly string[]): string {
  const cell = 'x' in reason ? t.names.cell(reason.x, reason.y) : '';
  const seat = 'seat' in reason ? reason.seat : 0;
  const said = { cell, name: names[seat] ?? '', number: seat + 1 };
  return t.say(`refusal-${reason.why}`, { ...reason, ...said });
}
