/** Whether the draws of a finished game are those that were fixed before its first tile. */
import { ready, verify_draws } from '../engine/bindings';
import type { Table } from './generated';
import { nonceOf } from './nonce';

/** How many draws were checked, or that they are not as promised, or that nobody can tell. */
export type Verdict = { is: 'fair'; draws: number } | { is: 'unfair' } | { is: 'unknown' };

/** The plies as they were shown here, with what the server says they were dealt from. */
export function logOf({ setup, plies, commitment, state }: Table): string {
  const nonces = state.nonces.flatMap((nonce, seat) => (nonce ? [`# nonce ${seat} ${nonce}`] : []));
  const promised = [`# commitment ${commitment}`, ...nonces];
  const lines = ['remparts 1', setup.trim(), ...promised, 'plies', ...plies];
  return `${[...lines, `# seed ${state.seed ?? ''}`].join('\n')}\n`;
}

/** Asks the engine here; nothing is believed of the server, not even what this device added. */
export async function checkDraws(table: Table, seat: number | null = null): Promise<Verdict> {
  if (table.state.seed === null) return { is: 'unknown' };
  const added = seat === null ? null : nonceOf(table.id);
  if (seat !== null && added !== null && table.state.nonces[seat] !== added) {
    return { is: 'unfair' };
  }
  try {
    await ready();
  } catch {
    return { is: 'unknown' };
  }
  try {
    return { is: 'fair', draws: verify_draws(logOf(table), table.commitment) };
  } catch {
    return { is: 'unfair' };
  }
}
