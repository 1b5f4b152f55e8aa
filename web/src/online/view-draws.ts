/** Whether the draws of a finished game are those that were fixed before its first tile. */
import { ready, verify_draws } from '../engine/bindings';
import type { Table } from './generated';

/** How many draws were checked, or that they are not as promised, or that nobody can tell. */
export type Verdict = { is: 'fair'; draws: number } | { is: 'unfair' } | { is: 'unknown' };

/** The plies as they were shown here, with what the server says they were dealt from. */
export function logOf({ setup, plies, commitment, state }: Table): string {
  const lines = ['remparts 1', setup.trim(), `# commitment ${commitment}`, 'plies', ...plies];
  return `${[...lines, `# seed ${state.seed ?? ''}`].join('\n')}\n`;
}

/** Asks the engine here; nothing is believed of the server. */
export async function checkDraws(table: Table): Promise<Verdict> {
  if (table.state.seed === null) return { is: 'unknown' };
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
