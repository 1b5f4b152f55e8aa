/** What this browser keeps. Storage may be full, forbidden or edited by hand: reading and writing never fail. */
const PREFIX = 'remparts.';

export function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** What was kept, if it still looks as it should. */
export function kept<T>(key: string, valid: (value: unknown) => value is T): T | null {
  try {
    const text = localStorage.getItem(PREFIX + key);
    const value: unknown = text === null ? null : JSON.parse(text);
    return valid(value) ? value : null;
  } catch {
    return null;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Then there was nothing to forget.
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
