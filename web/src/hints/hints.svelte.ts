/** What is said once to whoever plays for the first time. */
import { keep, kept } from '../app/kept';
import type { Choice } from '../engine/types';
import { endOf } from '../game/guide';
import type { Session } from '../game/session.svelte';

export type HintName = 'spot' | 'rotate' | 'figure' | 'end' | 'inspector';

export const HINTS: readonly HintName[] = ['spot', 'rotate', 'figure', 'end', 'inspector'];

const isNames = (value: unknown): value is HintName[] =>
  Array.isArray(value) && value.every((name) => HINTS.includes(name as HintName));

/** What of a session tells which hint is due. */
export type Hinted = Pick<
  Session,
  | 'aids'
  | 'mine'
  | 'running'
  | 'sending'
  | 'gift'
  | 'choices'
  | 'placements'
  | 'placed'
  | 'draft'
  | 'canCommit'
  | 'plies'
  | 'present'
  | 'afterwards'
> & { base: { turn: { number: number } } };

/** The hint that fits the moment, of those that were not heard yet. */
export function due(session: Hinted, heard: ReadonlySet<HintName>): HintName | null {
  if (!session.mine || !session.running || session.sending || session.gift !== null) return null;
  const { choices, placed, placements, draft } = session;
  const wanted = (name: HintName, when: boolean): HintName[] =>
    when && !heard.has(name) ? [name] : [];
  const ways = placements.filter(({ cell }) => String(cell) === String(placed?.cell)).length;
  // Where a figure may go anywhere, no place is the one to speak of.
  const puts = choices.filter(({ kind }) => kind === 'put');
  const isHere = ({ cell }: Choice): boolean => String(cell) === String(placed?.cell);
  const hasChosen = placed !== null && draft.at(-1)?.chosen !== placed;
  const [first = null] = [
    ...wanted('spot', placed === null && placements.length > 0 && session.aids.spots),
    ...wanted('rotate', placed !== null && ways > 1 && !hasChosen),
    ...wanted('figure', !hasChosen && puts.length > 0 && puts.every(isHere)),
    ...wanted('end', draft.length > 0 && session.canCommit && endOf(session) === 'turn'),
    ...wanted('inspector', placed === null && session.base.turn.number > 2 && session.aids.preview),
  ];
  return first;
}

class Hints {
  #heard: ReadonlySet<HintName> = $state.raw(new Set(kept('hints', isNames) ?? []));

  get heard(): ReadonlySet<HintName> {
    return this.#heard;
  }

  /** Never says some of them again. */
  hear(...names: HintName[]): void {
    if (names.every((name) => this.#heard.has(name))) return;
    this.#heard = new Set([...this.#heard, ...names]);
    keep('hints', [...this.#heard]);
  }
}

/** What this browser has been told. */
export const hints = new Hints();
