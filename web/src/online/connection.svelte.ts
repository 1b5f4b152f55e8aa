import { forget, isRecord, keep, kept } from '../app/kept';
import { addressOf, onNamed, onRelated, table as tableOf, Trouble } from './api';
import type { Command, Event, Message, Presence, Said, Table, TableId, You } from './generated';
import { Outbox, type Play } from './outbox';
import { Pulse } from './pulse';
import { connect, type Connect, type Wire } from './wire';

export type LinkState =
  /** For the first time. */
  | 'connecting'
  /** Everything that happened is known. */
  | 'live'
  /** Nobody is there; it is tried again. */
  | 'lost'
  /** There is no such table. */
  | 'gone';

/** Of the plies so many are as they were; those after them are told by the table. */
export type News = (from: number, event: Event | null) => void;

/** As many lines of the chat as a server tells. */
const CHAT = 100;
/** Before a server is asked again that was too busy, in milliseconds. */
const BREATH = 1000;
/** What a server answers that knows of no such table. */
const GONE: readonly Trouble['code'][] = ['no-table', 'nothing', 'unreadable'];

/** The connection to one table: what is known of it, and what is asked of it. */
export class TableLink {
  readonly id: TableId;
  readonly #connect: Connect;
  readonly #outbox = new Outbox();
  readonly #pulse: Pulse;
  readonly #news = new Set<News>();
  readonly #unnamed: () => void;
  readonly #unrelated: () => void;
  #wire: Wire | null = null;
  /** Whether this socket has said anything. */
  #spoke = false;
  /** The question that is open, by its number. */
  #pinged: number | null = null;
  /** The event that has to be heard before everything is known. */
  #owed = 0;
  /** Whether the whole table is wanted, whatever is known. */
  #fresh = true;
  #closed = false;

  #state: LinkState = $state('connecting');
  #table: Table | null = $state.raw(null);
  #you: You = $state.raw({ player: null, seat: null });
  #presence: Presence = $state.raw({ seats: [], watchers: 0 });
  #seq = $state(0);
  #clocksAt = $state(0);
  #playing: Play | null = $state.raw(null);

  constructor(id: TableId, by: Connect = connect) {
    this.id = id;
    this.#connect = by;
    this.#pulse = new Pulse({
      ping: () => this.#ping(),
      dead: () => this.#lose(),
      connect: () => this.#open(),
    });
    // Whoever was nobody is someone to the server now.
    this.#unnamed = onNamed(() => {
      if (this.#you.player === null) this.rejoin();
    });
    // What is heard is decided when a table is joined.
    this.#unrelated = onRelated(() => this.rejoin());
    this.#open();
  }

  get state(): LinkState {
    return this.#state;
  }

  /** What is known of the table; nothing before the first answer. */
  get table(): Table | null {
    return this.#table;
  }

  get you(): You {
    return this.#you;
  }

  get presence(): Presence {
    return this.#presence;
  }

  /** The number of the last event that was heard. */
  get seq(): number {
    return this.#seq;
  }

  /** When the clocks were as the table tells, in milliseconds since 1970 by this browser. */
  get clocksAt(): number {
    return this.#clocksAt;
  }

  /** The move that is under way. */
  get playing(): Play | null {
    return this.#playing;
  }

  /** The time a seat has left, in milliseconds. */
  left(seat: number, now = Date.now()): number | null {
    const clocks = this.#table?.state.clocks;
    const left = clocks?.left[seat];
    if (!clocks || left === undefined) return null;
    return Math.max(left - (clocks.running === seat ? now - this.#clocksAt : 0), 0);
  }

  /** Asks for something. It is done when this is; a lost connection only delays it. */
  async order(command: Command): Promise<void> {
    if (this.#closed) throw new Trouble('network');
    const answer = this.#outbox.add(command);
    if (command.do === 'play') this.#keep(command);
    if (this.#state === 'live') this.#flush();
    try {
      await answer;
      if (command.do === 'play') this.#keep(null);
    } catch (error) {
      if (command.do === 'play' && !this.#closed) this.#keep(null);
      throw error;
    }
  }

  /** Calls back when plies have changed or something happened; stops when told to. */
  listen(news: News): () => void {
    this.#news.add(news);
    return () => void this.#news.delete(news);
  }

  /** Begins anew, as if nothing were known. */
  rejoin(): void {
    if (this.#closed || this.#state === 'gone') return;
    this.#fresh = true;
    this.#state = 'connecting';
    this.#hang();
    this.#open();
  }

  close(): void {
    this.#closed = true;
    this.#unnamed();
    this.#unrelated();
    this.#pulse.close();
    this.#wire?.close();
    this.#wire = null;
    this.#outbox.close();
  }

  #open(): void {
    const url = addressOf(`tables/${encodeURIComponent(this.id)}/socket`);
    if (!this.#fresh) url.searchParams.set('after', String(this.#seq));
    this.#spoke = false;
    this.#wire = this.#connect(url, {
      opened: () => {
        this.#pulse.start();
        // The answer says how much there is to hear.
        this.#ping();
      },
      said: (text) => this.#hear(text),
      closed: () => {
        if (!this.#spoke) void this.#probe();
        this.#lose();
      },
    });
    // One that neither opens nor closes is none.
    this.#pulse.asked();
  }

  #hang(): void {
    this.#wire?.close();
    this.#wire = null;
    this.#pinged = null;
    this.#owed = 0;
    this.#outbox.lost();
  }

  #lose(): void {
    if (this.#closed || this.#state === 'gone') return;
    this.#hang();
    this.#state = 'lost';
    this.#pulse.rest();
  }

  /** Sockets do not say why they were refused; pages do. */
  async #probe(): Promise<void> {
    try {
      await tableOf(this.id);
    } catch (error) {
      const isGone = error instanceof Trouble && GONE.includes(error.code);
      if (isGone && !this.#closed) this.#leave();
    }
  }

  #leave(): void {
    this.#state = 'gone';
    this.#pulse.close();
    this.#hang();
    this.#outbox.close();
    this.#keep(null);
  }

  #ping(): void {
    this.#pinged = this.#outbox.next();
    this.#pulse.asked();
    this.#wire?.send(JSON.stringify({ id: this.#pinged, do: 'ping' }));
  }

  #hear(text: string): void {
    this.#spoke = true;
    const message = JSON.parse(text) as Message;
    switch (message.type) {
      case 'table':
        this.#whole(message);
        break;
      case 'event':
        this.#event(message.event, message.you);
        break;
      case 'presence':
        this.#presence = message.presence;
        break;
      case 'done':
        if (message.id === this.#pinged) this.#answered(message.seq);
        this.#outbox.done(message.id, message.seq, this.#seq);
        break;
      case 'refused':
        if (message.id === null) {
          if (GONE.includes(message.problem.code) && this.#table === null) this.#leave();
        } else if (message.id === this.#pinged) {
          this.#answered(this.#seq);
        } else if (this.#outbox.refused(message.id, message.problem)) {
          setTimeout(() => this.#flush(), BREATH);
        }
        break;
      case 'turn':
        break;
    }
  }

  #answered(seq: number): void {
    this.#pinged = null;
    this.#owed = seq;
    this.#catchUp();
  }

  /** All is well once everything was heard that an answer spoke of. */
  #catchUp(): void {
    if (!this.#table || this.#pinged !== null || this.#owed > this.#seq) return;
    this.#pulse.answered();
    if (!this.#fresh) this.#live();
  }

  #live(): void {
    this.#pulse.live();
    this.#state = 'live';
    this.#flush();
  }

  #flush(): void {
    if (this.#state === 'live') this.#outbox.flush((text) => this.#wire?.send(text));
  }

  #whole({ seq, you, table }: Extract<Message, { type: 'table' }>): void {
    const first = this.#table === null;
    const from = this.#table ? shared(this.#table.plies, table.plies) : 0;
    this.#fresh = false;
    this.#seq = seq;
    this.#know(you);
    this.#clocksAt = Date.now();
    this.#table = table;
    this.#tell(from, null);
    this.#outbox.heard(seq);
    this.#live();
    this.#catchUp();
    if (first) this.#resume();
  }

  #event(event: Event, you: You): void {
    const known = this.#table;
    if (!known || event.seq <= this.#seq) return;
    if (event.seq !== this.#seq + 1) {
      this.rejoin();
      return;
    }
    this.#seq = event.seq;
    const sits = you.seat !== null && this.#you.seat === null;
    this.#know(you);
    this.#clocksAt = Date.now();
    const { from, plies, what } = event;
    const isChanged = plies.length > 0 || from < known.plies.length;
    this.#table = {
      ...known,
      state: event.state,
      plies: isChanged ? [...known.plies.slice(0, from), ...plies] : known.plies,
      chat: what.kind === 'said' ? said(known.chat, what.said) : known.chat,
    };
    this.#outbox.recognise(event, you);
    this.#tell(isChanged ? from : known.plies.length, event);
    this.#outbox.heard(event.seq);
    this.#catchUp();
    // Whoever sits down may hear what the others have said before.
    if (sits && known.talk === 'seats') this.rejoin();
  }

  #know(you: You): void {
    const { player, seat } = this.#you;
    if (you.player !== player || you.seat !== seat) this.#you = you;
  }

  #tell(from: number, event: Event | null): void {
    for (const news of [...this.#news]) news(from, event);
  }

  /** A move that was under way when the page was left is sent again. */
  #resume(): void {
    const play = kept(this.#key, isPlay);
    // A move that is not answered now is asked for again with the next page.
    if (play && this.#playing === null) this.order(play).catch(() => undefined);
  }

  #keep(play: Play | null): void {
    this.#playing = play;
    if (play) keep(this.#key, play);
    else forget(this.#key);
  }

  get #key(): string {
    return `play.${this.id}`;
  }
}

/** How many plies two games have in common. */
function shared(some: readonly string[], others: readonly string[]): number {
  const differs = others.findIndex((ply, n) => ply !== some[n]);
  return differs < 0 ? others.length : differs;
}

function said(chat: readonly Said[], line: Said): Said[] {
  return [...chat, line].slice(-CHAT);
}

function isPlay(value: unknown): value is Play {
  return (
    isRecord(value) &&
    value['do'] === 'play' &&
    typeof value['ply'] === 'number' &&
    Array.isArray(value['actions']) &&
    value['actions'].every((action) => typeof action === 'string')
  );
}
