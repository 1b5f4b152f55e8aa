/** The other end of a connection, as a test speaks for it. */
import type { Command, Event, Message, Order, State, Table, What } from './generated';
import type { Connect, Ear } from './wire';

export const ME = 'PPPPPPPPPPPPPPPP';
export const ID = 'TTTTTTTTTTTTTTTT';

export function stateOf(wish: Partial<State> = {}): State {
  const seat = { bot: null, ready: true, state: 'playing', kind: 'person' } as const;
  return {
    status: 'running',
    seats: [
      { ...seat, player: ME, name: 'Ana', livery: 0 },
      { ...seat, player: 'QQQQQQQQQQQQQQQQ', name: 'Ben', livery: 3 },
    ],
    ply: 0,
    turn: 0,
    scores: [0, 0],
    digest: null,
    clocks: null,
    request: null,
    undoable: null,
    outcome: null,
    seed: null,
    nonces: [],
    rematch: null,
    ...wish,
  };
}

export function tableOf(plies: readonly string[], wish: Partial<Table> = {}): Table {
  return {
    id: ID,
    title: '',
    public: false,
    setup: 'players 2',
    preset: 'standard',
    clock: { kind: 'none' },
    late: 'bot',
    talk: 'everyone',
    host: ME,
    opened: 1,
    commitment: '00'.repeat(32),
    state: stateOf({ ply: plies.length }),
    plies: [...plies],
    chat: [],
    ...wish,
  };
}

export const YOU = { player: ME, seat: 0 };

export function eventOf(
  seq: number,
  from: number,
  plies: readonly string[] = [],
  what: What = { kind: 'played', seat: 0, by: 'player' },
): Event {
  return { seq, at: seq, what, from, plies: [...plies], state: stateOf() };
}

/** One socket. */
export class Socket {
  readonly url: URL;
  readonly #ear: Ear;
  readonly orders: Order[] = [];
  closed = false;

  constructor(url: URL, ear: Ear) {
    this.url = url;
    this.#ear = ear;
  }

  /** What was asked, questions whether someone is there aside. */
  get asked(): Command[] {
    return this.orders
      .filter((order) => order.do !== 'ping')
      .map(({ id, ...command }) => {
        void id;
        return command;
      });
  }

  open(): void {
    this.#ear.opened();
  }

  say(message: Message): void {
    if (!this.closed) this.#ear.said(JSON.stringify(message));
  }

  table(seq: number, table: Table): void {
    this.say({ type: 'table', seq, you: YOU, table });
  }

  event(event: Event): void {
    this.say({ type: 'event', you: YOU, event });
  }

  /** Answers the last order of a kind. */
  done(what: Command['do'], seq: number): void {
    const id = this.orders.findLast((order) => order.do === what)?.id ?? -1;
    this.say({ type: 'done', id, seq });
  }

  break(): void {
    this.closed = true;
    this.#ear.closed();
  }
}

/** Every socket that was opened, the latest last. */
export class Sockets {
  readonly all: Socket[] = [];

  readonly connect: Connect = (url, ear) => {
    const socket = new Socket(url, ear);
    this.all.push(socket);
    return {
      send: (text) => socket.orders.push(JSON.parse(text) as Order),
      close: () => (socket.closed = true),
    };
  };

  get last(): Socket {
    const socket = this.all.at(-1);
    if (!socket) throw new Error('nobody connects');
    return socket;
  }
}
