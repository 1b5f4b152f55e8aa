/** Orders that are under way. None is forgotten because a connection is lost. */
import { Trouble } from './api';
import type { Command, Event, Problem, You } from './generated';

/** A move, which may be sent as often as one likes: it is done once. */
export type Play = Extract<Command, { do: 'play' }>;

interface Pending {
  readonly id: number;
  readonly command: Command;
  /** How often it was sent. */
  sent: number;
  /** Whether it waits to be sent. */
  idle: boolean;
  /** The event that tells what was done, once it is known. */
  seq: number | null;
  resolve: () => void;
  reject: (trouble: Trouble) => void;
}

/** Other orders are sent once more after a lost connection, but not for ever. */
const MOST = 2;

export class Outbox {
  #pending: Pending[] = [];
  #last = 0;

  /** A number for an order. */
  next(): number {
    return ++this.#last;
  }

  /** Keeps an order until it is answered and what it did was heard. */
  add(command: Command): Promise<void> {
    return new Promise((resolve, reject) => {
      const id = this.next();
      this.#pending.push({ id, command, sent: 0, idle: true, seq: null, resolve, reject });
    });
  }

  /** Sends everything that waits, in order. */
  flush(send: (text: string) => void): void {
    for (const pending of this.#pending.filter(({ idle }) => idle)) {
      pending.idle = false;
      pending.sent++;
      send(JSON.stringify({ id: pending.id, ...pending.command }));
    }
  }

  /** The connection is gone: nobody knows whether what was sent arrived. */
  lost(): void {
    for (const pending of this.#pending) {
      if (pending.seq !== null) continue;
      if (pending.command.do !== 'play' && pending.sent >= MOST) this.#reject(pending, 'network');
      else pending.idle = true;
    }
  }

  /** The order was carried out; it is over when the event was heard as well. */
  done(id: number, seq: number, heard: number): void {
    const pending = this.#find(id);
    if (!pending) return;
    pending.seq = seq;
    this.heard(heard);
  }

  /** Everything up to an event was heard. */
  heard(seq: number): void {
    for (const pending of [...this.#pending]) {
      if (pending.seq === null || pending.seq > seq) continue;
      this.#drop(pending);
      pending.resolve();
    }
  }

  /** Something was heard after all that we did not know to be done. */
  recognise({ what, seq }: Event, { player }: You): void {
    if (what.kind !== 'said' || what.said.player !== player) return;
    const { text } = what.said;
    const pending = this.#pending.find(
      ({ command, idle, sent }) =>
        idle && sent > 0 && command.do === 'say' && command.text.trim() === text,
    );
    if (pending) pending.seq = seq;
    if (pending) pending.idle = false;
  }

  /** The order was refused. Says whether it should be tried again in a moment. */
  refused(id: number, problem: Problem): boolean {
    const pending = this.#find(id);
    if (!pending) return false;
    const isPlay = pending.command.do === 'play';
    if (isPlay && (problem.code === 'busy' || problem.code === 'too-fast')) {
      pending.idle = true;
      return true;
    }
    this.#drop(pending);
    // The first time may have done it.
    if (pending.sent > 1 && !isPlay) pending.resolve();
    else pending.reject(Trouble.of(problem));
    return false;
  }

  /** Gives up. */
  close(): void {
    for (const pending of [...this.#pending]) this.#reject(pending, 'network');
  }

  #reject(pending: Pending, code: 'network'): void {
    this.#drop(pending);
    pending.reject(new Trouble(code));
  }

  #find(id: number): Pending | undefined {
    return this.#pending.find((pending) => pending.id === id);
  }

  #drop(gone: Pending): void {
    this.#pending = this.#pending.filter((pending) => pending !== gone);
  }
}
