import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ready } from '../engine/bindings';
import { LocalHost } from '../engine/host';
import { Thinker } from '../engine/thinker';
import { texts } from '../game/draft';
import { TableLink } from './connection.svelte';
import type { What } from './generated';
import { eventOf, ID, Sockets, stateOf, tableOf } from './scripted.fixture';
import { RemoteSession } from './session.svelte';

const SETUP = 'players 2\nfirst 1';
const SEED = '07'.repeat(32);

/** A server with one table, as far as a game needs it. */
class Server {
  readonly sockets = new Sockets();
  readonly game: LocalHost;
  seq = 1;
  /** So many plies were told. */
  told: number;

  private constructor(game: LocalHost) {
    this.game = game;
    this.told = this.plies.length;
  }

  static async open(): Promise<Server> {
    return new Server(await LocalHost.deal(SETUP, SEED));
  }

  get plies(): string[] {
    return this.game.chronicle(0).map(({ text }) => text);
  }

  /** Lets someone in. */
  async join(seat: number | null = 0): Promise<[TableLink, RemoteSession]> {
    const link = new TableLink(ID, this.sockets.connect);
    links.push(link);
    this.sockets.last.open();
    const table = tableOf(this.plies, { setup: SETUP });
    const you = { player: null, seat };
    this.sockets.last.say({ type: 'table', seq: this.seq, you, table });
    this.sockets.last.done('ping', this.seq);
    const session = await RemoteSession.join(link, new Thinker());
    return [link, session];
  }

  /** Carries out the move that was sent last. */
  async answer(): Promise<void> {
    const order = this.sockets.last.orders.findLast(({ do: what }) => what === 'play');
    if (order?.do !== 'play') throw new Error('nothing was played');
    expect(order.ply).toBe(this.told);
    await this.play(order.actions);
    this.sockets.last.done('play', this.seq);
  }

  async play(actions: readonly string[]): Promise<void> {
    await this.game.play(actions);
    this.tell(this.told, this.plies.slice(this.told));
  }

  tell(from: number, plies: readonly string[], what?: What, status?: 'over'): void {
    this.told = from + plies.length;
    const event = eventOf(++this.seq, from, plies, what);
    const you = { player: null, seat: 0 };
    const state = stateOf({ ply: this.told, status: status ?? 'running' });
    this.sockets.last.say({ type: 'event', you, event: { ...event, state } });
  }

  /** What whoever has to choose could do. */
  turn(): string[] {
    const { seat } = this.game.screen(null, []).turn;
    const [place] = this.game.screen(seat, []).choices;
    return [place?.text ?? '', 'pass'];
  }
}

let links: TableLink[];
let server: Server;

beforeAll(() => ready(new Uint8Array(readFileSync('src/engine/pkg/remparts_wasm_bg.wasm'))));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  localStorage.clear();
  sessionStorage.clear();
  links = [];
  server = await Server.open();
});

afterEach(() => {
  links.forEach((link) => link.close());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Drafts the first tile. */
function draft(session: RemoteSession): string[] {
  const [place] = session.placements;
  session.tap(place?.cell?.[0] ?? 0, place?.cell?.[1] ?? 0);
  expect(session.draft.map(({ chosen }) => chosen.kind)).toEqual(['place']);
  return texts(session.draft);
}

/** Lets everything happen that only waits for the next moment. */
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a turn', () => {
  it('is sent, answered and over', async () => {
    const [, session] = await server.join();
    expect(session.mine).toBe(true);
    draft(session);
    const committed = session.commit();
    expect(session.sending).toBe(true);
    expect([session.canCommit, session.canUndo]).toEqual([false, false]);
    // What is on its way cannot be changed.
    const drafted = texts(session.draft);
    session.turn(1);
    session.undo();
    expect(texts(session.draft)).toEqual(drafted);
    await server.answer();
    await committed;
    expect(session.sending).toBe(false);
    expect(session.draft).toEqual([]);
    expect(session.mine).toBe(false);
    expect(session.base.digest).toBe(server.game.digest());
    expect(session.chronicle.map(({ text }) => text)).toEqual(server.plies);
  });

  it('can be committed without a connection', async () => {
    const [link, session] = await server.join();
    server.sockets.last.break();
    expect(link.state).toBe('lost');
    draft(session);
    const committed = session.commit();
    expect(session.sending).toBe(true);
    vi.advanceTimersByTime(1000);
    server.sockets.last.open();
    server.sockets.last.done('ping', server.seq);
    await server.answer();
    await committed;
    expect(session.base.digest).toBe(server.game.digest());
  });

  it('stays a draft if it is refused', async () => {
    const [, session] = await server.join();
    const drafted = draft(session);
    const committed = session.commit();
    const id = server.sockets.last.orders.at(-1)?.id ?? 0;
    const problem = { code: 'illegal', message: 'no' } as const;
    server.sockets.last.say({ type: 'refused', id, problem });
    await committed;
    expect(session.failure).toBe('The rules do not allow that.');
    expect(texts(session.draft)).toEqual(drafted);
    expect(session.canCommit).toBe(true);
  });

  it('survives a reload while it is decided', async () => {
    const [first, session] = await server.join();
    const drafted = draft(session);
    first.close();
    const [, again] = await server.join();
    expect(texts(again.draft)).toEqual(drafted);
    expect(again.canCommit).toBe(true);
  });

  it('survives a reload while it is sent', async () => {
    const [first, session] = await server.join();
    const drafted = draft(session);
    session.commit().catch(() => undefined);
    first.close();
    await settle();
    sessionStorage.clear();
    const [, again] = await server.join();
    expect(again.sending).toBe(true);
    expect(texts(again.draft)).toEqual(drafted);
    await server.answer();
    await settle();
    expect(again.sending).toBe(false);
    expect(again.base.digest).toBe(server.game.digest());
  });
});

describe('moves of others', () => {
  it('leave alone whoever looks back', async () => {
    const [, session] = await server.join();
    const before = session.base.digest;
    session.show(0);
    const then = session.base.digest;
    await server.play(server.turn());
    expect(session.live).toBe(false);
    expect(session.base.digest).toBe(then);
    session.show(null);
    expect(session.base.digest).toBe(server.game.digest());
    expect(session.base.digest).not.toBe(before);
  });

  it('can be taken back', async () => {
    const [, session] = await server.join();
    const before = session.base.digest;
    const ply = session.plies;
    await server.play(server.turn());
    expect(session.plies).toBeGreaterThan(ply);
    server.tell(ply, [], { kind: 'undone', seat: 0 });
    expect(session.plies).toBe(ply);
    expect(session.base.digest).toBe(before);
    expect(session.mine).toBe(true);
  });

  it('may end the game before the rules do', async () => {
    const [, session] = await server.join();
    server.tell(session.plies, [], { kind: 'resigned', seat: 1 }, 'over');
    expect([session.over, session.running, session.mine]).toEqual([true, false, false]);
  });

  it('that make no sense leave the game as it was, and are asked for again', async () => {
    const [link, session] = await server.join();
    const { digest } = session.base;
    const ply = session.plies;
    server.tell(ply, ['place nonsense']);
    expect(session.base.digest).toBe(digest);
    expect(link.state).toBe('connecting');
    server.sockets.last.open();
    const table = tableOf(server.plies, { setup: SETUP });
    server.sockets.last.say({ type: 'table', seq: 9, you: { player: null, seat: 0 }, table });
    expect(session.base.digest).toBe(digest);
    expect(session.failure).toBeNull();
    expect(session.mine).toBe(true);
  });
});

it('a game that is another one to the server is asked for again', async () => {
  const [link, session] = await server.join();
  const event = eventOf(++server.seq, session.plies, server.turn());
  const state = stateOf({ digest: 'something else' });
  const you = { player: null, seat: 0 };
  server.sockets.last.say({ type: 'event', you, event: { ...event, state } });
  expect(link.state).toBe('connecting');
  expect(server.sockets.last.url.search).toBe('');
  expect(session.failure).toBeNull();
});

it('the audience sees everything and chooses nothing', async () => {
  const [, session] = await server.join(null);
  expect([session.seat, session.viewer, session.people]).toEqual([null, 0, 0]);
  expect([session.mine, session.host.canGoOn, session.running]).toEqual([false, false, true]);
  expect(session.choices).toEqual([]);
  expect(session.sitters.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
  await server.play(server.turn());
  expect(session.base.digest).toBe(server.game.digest());
});
