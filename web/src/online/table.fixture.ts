/** A table for tests, and someone who speaks for its server. */
import type { Command, Sitter, State, Table } from './generated';
import type { Linked } from './view-link';

export function sitter(more: Partial<Sitter> = {}): Sitter {
  return {
    kind: 'open',
    player: null,
    name: '',
    bot: null,
    livery: 0,
    ready: false,
    state: 'playing',
    ...more,
  };
}

export function person(name: string, more: Partial<Sitter> = {}): Sitter {
  return sitter({ kind: 'person', name, player: name, ...more });
}

export function table(state: Partial<State> = {}, more: Partial<Table> = {}): Table {
  return {
    id: 'table',
    title: '',
    public: false,
    setup: 'players 2',
    preset: 'standard',
    clock: { kind: 'none' },
    late: 'bot',
    talk: 'everyone',
    host: 'Ann',
    opened: 0,
    commitment: 'c'.repeat(64),
    plies: [],
    chat: [],
    state: {
      status: 'open',
      seats: [person('Ann'), sitter({ livery: 1 })],
      ply: 0,
      turn: null,
      scores: [0, 0],
      digest: null,
      clocks: null,
      request: null,
      undoable: null,
      outcome: null,
      seed: null,
      nonces: [],
      rematch: null,
      ...state,
    },
    ...more,
  };
}

/** A connection that notes what was ordered. */
export function linked(of: Table, who: string | null, more: Partial<Linked> = {}) {
  const seat = of.state.seats.findIndex(({ player }) => player !== null && player === who);
  const orders: Command[] = [];
  const link: Linked = {
    state: 'live',
    you: { player: who, seat: seat < 0 ? null : seat },
    table: of,
    presence: { seats: of.state.seats.map(() => true), watchers: 0 },
    clocksAt: Date.now(),
    playing: null,
    left: (of_) => of.state.clocks?.left[of_] ?? null,
    order: async (command) => void orders.push(command),
    ...more,
  };
  return { link, orders };
}
