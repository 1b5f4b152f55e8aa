/** Tables for everyone, as many pages of them as are shown. */
import * as api from './api';
import type { Game, Lobby, Pace } from './generated';

export const GAMES = ['all', 'classic', 'city'] as const satisfies readonly (Game | 'all')[];
export const PACES = ['all', 'none', 'live', 'post'] as const satisfies readonly (Pace | 'all')[];

/** How many pages of each list are shown. */
export interface Pages {
  open: number;
  running: number;
}

/** All pages that are shown, and where each list goes on. */
export async function findTables(
  game: Game | 'all',
  pace: Pace | 'all',
  pages: Pages,
): Promise<Lobby> {
  const wanted: api.Wanted = {
    ...(game === 'all' ? {} : { game }),
    ...(pace === 'all' ? {} : { pace }),
  };
  const lobby = await api.lobby(wanted);
  for (const show of ['open', 'running'] as const) {
    for (let page = 1; page < pages[show]; page += 1) {
      const after = lobby.next[show];
      if (after === null) break;
      const more = await api.lobby({ ...wanted, show, after });
      // A table that was touched meanwhile has come to the front already.
      const known = new Set(lobby[show].map(({ id }) => id));
      lobby[show].push(...more[show].filter(({ id }) => !known.has(id)));
      lobby.next[show] = more.next[show];
    }
  }
  return lobby;
}
