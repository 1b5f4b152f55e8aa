/** Where the page is, by the part of its address after `#`: it works below any path, without a server. */
export type Route =
  /** The game at hand, or a new one. */
  | { page: 'home' }
  | { page: 'setup' }
  /** A game of the shelf, at a ply or as it stands. */
  | { page: 'game'; id: string; ply: number | null }
  /** A game that is told by the address itself. */
  | { page: 'shared'; packed: string; ply: number | null }
  | { page: 'shelf' }
  /** Tables on line. */
  | { page: 'tables' }
  /** A table on line: its room, its game, its replay. */
  | { page: 'table'; id: string; ply: number | null }
  /** A link that makes this device one of somebody's own, and the table to go on at. */
  | { page: 'device'; code: string; table: string | null }
  | { page: 'rules'; section: string | null }
  | { page: 'learn'; lesson: number | null }
  /** An address that leads nowhere. */
  | { page: 'lost'; address: string };

export function read(hash: string): Route {
  const [path = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page = '', first, second] = path.split('/').map(decoded);
  switch (page) {
    case 'new':
      return { page: 'setup' };
    case 'game':
      return first ? { page: 'game', id: first, ply: number(second) } : { page: 'shelf' };
    case 'log':
      return first ? { page: 'shared', packed: first, ply: number(second) } : { page: 'shelf' };
    case 'games':
      return { page: 'shelf' };
    case 'tables':
      return { page: 'tables' };
    case 'table':
      return first ? { page: 'table', id: first, ply: number(second) } : { page: 'tables' };
    case 'device':
      return first ? { page: 'device', code: first, table: second || null } : { page: 'tables' };
    case 'rules':
      return { page: 'rules', section: first || null };
    case 'learn':
      return { page: 'learn', lesson: number(first) };
    case '':
      return { page: 'home' };
    default:
      return { page: 'lost', address: path };
  }
}

export function write(route: Route): string {
  const parts = (...of: (string | number | null)[]): string =>
    `#/${of.filter((part) => part !== null).join('/')}`;
  switch (route.page) {
    case 'home':
      return '#/';
    case 'setup':
      return '#/new';
    case 'game':
      return parts('game', route.id, route.ply);
    case 'shared':
      return parts('log', route.packed, route.ply);
    case 'shelf':
      return '#/games';
    case 'tables':
      return '#/tables';
    case 'table':
      return parts('table', encodeURIComponent(route.id), route.ply);
    case 'device':
      return parts('device', route.code, route.table);
    case 'rules':
      return parts('rules', route.section);
    case 'learn':
      return parts('learn', route.lesson);
    case 'lost':
      return `#/${route.address}`;
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

function number(part: string | undefined): number | null {
  return part !== undefined && /^\d{1,5}$/.test(part) ? Number(part) : null;
}

class Here {
  #route: Route = $state.raw(read(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.#route = read(location.hash)));
  }

  get route(): Route {
    return this.#route;
  }

  /** Goes there; the way back leads here. */
  go(route: Route): void {
    location.hash = write(route);
  }

  /** Says better where we are, without a step on the way back. */
  rename(route: Route): void {
    history.replaceState(null, '', write(route));
    this.#route = route;
  }
}

/** Where the page is. */
export const here = new Here();
