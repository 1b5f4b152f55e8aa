/** Turns that are being decided, kept as long as the tab: a reload loses nothing. */

interface Kept {
  ply: number;
  actions: string[];
}

const PREFIX = 'remparts.draft.';

/** Keeps the draft of a turn; nothing drafted is nothing kept. */
export function keepDraft(table: string, ply: number, actions: readonly string[]): void {
  try {
    const key = PREFIX + table;
    if (actions.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ ply, actions }));
  } catch {
    // Then a reload loses it.
  }
}

/** The draft of the turn after so many plies. */
export function keptDraft(table: string, ply: number): string[] {
  try {
    const found = JSON.parse(sessionStorage.getItem(PREFIX + table) ?? 'null') as Kept | null;
    const isActions = Array.isArray(found?.actions) && found.ply === ply;
    return isActions ? found.actions.map(String) : [];
  } catch {
    return [];
  }
}
