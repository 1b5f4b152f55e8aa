/** What the page asks of the server it came from; a copy of the files alone has none. */
import { isRecord } from '../app/kept';
import type {
  Code,
  Game,
  Lobby,
  Me,
  Message,
  Mine,
  NewReport,
  Opened,
  Pace,
  PlayerId,
  Problem,
  Relation,
  RelationKind,
  TableId,
  TableWish,
  TileSet,
} from './generated';

/** Why something was not done: the server says so, or it cannot be asked. */
export type TroubleCode = Code | 'network';

/** Something that was not done. */
export class Trouble extends Error {
  override readonly name = 'Trouble';
  readonly code: TroubleCode;
  /** Until when it stays so, in milliseconds since 1970, where the server knows. */
  readonly until: number | undefined;

  constructor(code: TroubleCode, message: string = code, until?: number) {
    super(message);
    this.code = code;
    this.until = until;
  }

  static of({ code, message, until }: Problem): Trouble {
    return new Trouble(code, message, until);
  }
}

/** The server that is there. */
export interface Hello {
  /** The version of what it understands. */
  version: number;
  /** The version of the program. */
  program: string;
}

/** So long may a question take, in milliseconds. */
const PATIENCE = 10_000;
/** Whether there is a server at all is known sooner. */
const BRIEF = 4000;

/** Relative to the page, so that it works below any path. */
export function addressOf(path: string): URL {
  return new URL(`api/v1/${path}`, document.baseURI.replace(/[?#].*$/, ''));
}

export async function ask(
  path: string,
  init: RequestInit = {},
  patience = PATIENCE,
): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(addressOf(path), {
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
      ...init,
    });
  } catch {
    throw new Trouble('network');
  }
  if (!response.ok) throw await troubleOf(response);
  return response;
}

async function troubleOf(response: Response): Promise<Trouble> {
  try {
    const body: unknown = await response.json();
    if (isProblem(body)) return Trouble.of(body);
  } catch {
    // Then something else than our server speaks.
  }
  return new Trouble('network', `${response.status}`);
}

export function isProblem(value: unknown): value is Problem {
  return (
    isRecord(value) && typeof value['code'] === 'string' && typeof value['message'] === 'string'
  );
}

export async function read<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await ask(path, init);
  try {
    return (await response.json()) as T;
  } catch {
    throw new Trouble('network');
  }
}

export function telling(method: 'POST' | 'PUT', body: unknown): RequestInit {
  return {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

let greeting: Promise<Hello | null> | undefined;

/** The server, or nothing where there is none; asked once until the browser comes on line again. */
export function hello(): Promise<Hello | null> {
  greeting ??= greet();
  return greeting;
}

async function greet(): Promise<Hello | null> {
  if (!navigator.onLine) return null;
  try {
    const found: unknown = await (await ask('hello', {}, BRIEF)).json();
    const isOurs = isRecord(found) && found['name'] === 'remparts';
    if (!isOurs) return null;
    return { version: Number(found['version']), program: String(found['program'] ?? '') };
  } catch {
    return null;
  }
}

/** Forgets whether there is a server. */
export function greetAgain(): void {
  greeting = undefined;
}

addEventListener('online', greetAgain);

/** Those who want to know that the server knows someone now. */
const listeners = new Set<() => void>();

/** Calls back whenever this browser has told its name; stops when told to. */
export function onNamed(then: () => void): () => void {
  listeners.add(then);
  return () => void listeners.delete(then);
}

/** Says that this browser stands for someone else now, or for nobody. */
export function tellNamed(): void {
  listeners.forEach((then) => then());
}

/** Who we are; nobody until a name was told. */
export async function me(): Promise<Me | null> {
  return (await hello()) ? read<Me | null>('me') : null;
}

/** Tells our name; with the first one the server knows this browser. */
export async function rename(name: string): Promise<Me> {
  const found = await read<Me>('me', telling('PUT', { name }));
  tellNamed();
  return found;
}

/** Opens a table. */
export async function open(wish: TableWish): Promise<TableId> {
  return (await read<Opened>('tables', telling('POST', wish))).id;
}

/** Which tables are wanted; all if nothing is said. */
export interface Wanted {
  show?: 'open' | 'running';
  /** Where the list goes on, as the page before said. */
  after?: string;
  game?: Game;
  pace?: Pace;
}

/** Tables for everyone. */
export function lobby(wanted: Wanted = {}): Promise<Lobby> {
  const query = new URLSearchParams({ ...wanted }).toString();
  return read<Lobby>(query === '' ? 'tables' : `tables?${query}`);
}

/** Those who want to know that we hear others from now on. */
const hearers = new Set<() => void>();

/** Calls back whenever we have muted or blocked someone, or no longer; stops when told to. */
export function onRelated(then: () => void): () => void {
  hearers.add(then);
  return () => void hearers.delete(then);
}

async function related(player: PlayerId, init: RequestInit): Promise<Relation[]> {
  const found = await read<Relation[]>(relation(player), init);
  hearers.forEach((then) => then());
  return found;
}

const relation = (player: PlayerId): string => `me/relations/${encodeURIComponent(player)}`;

/** Whom we have muted or blocked. */
export function relations(): Promise<Relation[]> {
  return read<Relation[]>('me/relations');
}

/** Mutes or blocks someone, and says whom we have muted or blocked now. */
export function relate(player: PlayerId, kind: RelationKind): Promise<Relation[]> {
  return related(player, telling('PUT', { kind }));
}

/** Neither mutes nor blocks someone any longer. */
export function unrelate(player: PlayerId): Promise<Relation[]> {
  return related(player, { method: 'DELETE' });
}

/** Tells those who run the server about someone. */
export async function report(report: NewReport): Promise<void> {
  await ask('reports', telling('POST', report));
}

/** Tables of ours, the most urgent first. */
export async function mine(): Promise<Mine[]> {
  return (await hello()) ? read<Mine[]>('me/tables') : [];
}

/** A table as we may see it. */
export function table(id: TableId): Promise<Message> {
  return read<Message>(`tables/${encodeURIComponent(id)}`);
}

/** The log of a game as we may know it. */
export async function log(id: TableId): Promise<string> {
  return (await ask(`tables/${encodeURIComponent(id)}/log`)).text();
}

/** Tile sets that the server has beside those of every engine. */
export async function tileSets(): Promise<TileSet[]> {
  return (await hello()) ? read<TileSet[]>('tiles') : [];
}

/** The file of a tile set that the server has. */
export async function tileFile(digest: string): Promise<string> {
  const offered = await tileSets();
  if (!offered.some((set) => set.digest === digest)) throw new Error('the server lacks this set');
  return (await ask(`tiles/${encodeURIComponent(digest)}`)).text();
}
