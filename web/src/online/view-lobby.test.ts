import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Listed, Lobby } from './generated';
import { findTables } from './view-lobby';

const listed = (id: string): Listed => ({
  id,
  title: '',
  setup: 'players 2',
  preset: 'standard',
  clock: { kind: 'none' },
  status: 'open',
  seats: [],
  turn: null,
  ply: 0,
  touched: 0,
  deadline: null,
});

/** A server with three pages of tables that wait, the last of which has one that moved meanwhile. */
function serve(): URL[] {
  const asked: URL[] = [];
  const pages: Record<string, [string[], string | null]> = {
    '': [['a', 'b'], '2'],
    2: [['c', 'd'], '3'],
    3: [['a', 'e'], null],
  };
  vi.stubGlobal('fetch', async (url: URL) => {
    asked.push(url);
    const [ids, next] = pages[url.searchParams.get('after') ?? ''] ?? [[], null];
    const lobby: Lobby = {
      open: ids.map(listed),
      running: [],
      next: { open: next, running: null },
    };
    return new Response(JSON.stringify(lobby));
  });
  return asked;
}

describe('tables for everyone', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are one question while one page is shown', async () => {
    const asked = serve();
    const lobby = await findTables('all', 'all', { open: 1, running: 1 });
    expect(lobby.open.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(lobby.next.open).toBe('2');
    expect(asked.map(({ search }) => search)).toEqual(['']);
  });

  it('go on as far as they are shown, and come once', async () => {
    const asked = serve();
    const lobby = await findTables('city', 'post', { open: 9, running: 2 });
    expect(lobby.open.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(lobby.next.open).toBeNull();
    expect(asked.map(({ search }) => search)).toEqual([
      '?game=city&pace=post',
      '?game=city&pace=post&show=open&after=2',
      '?game=city&pace=post&show=open&after=3',
    ]);
  });
});
