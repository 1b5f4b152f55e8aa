import { PRESETS, type Aids } from '../app/aids';
import { settings, type Pace } from '../app/settings.svelte';
import { newId, save, type Saved, type Sitter, type Wish } from '../app/shelf';
import { dress } from '../board/seats.svelte';
import { LocalHost } from '../engine/host';
import type { Thinker } from '../engine/thinker';
import { texts } from './draft';
import { Session } from './session.svelte';

/** How long people get to see what a bot does, in milliseconds. */
const PAUSES: Record<Pace, number> = { instant: 0, brisk: 450, calm: 1400 };

/** A game in this browser: people take turns in front of the screen, and bots think behind it. */
export class LocalSession extends Session {
  override readonly id: string;
  override readonly host: LocalHost;
  override readonly sitters: readonly Sitter[];
  override readonly aids: Readonly<Aids>;
  override readonly wish: Wish;
  readonly #thinker: Thinker;
  readonly #begun: number;
  #closed = false;
  #running = false;
  #seat: number = $state(0);

  constructor(host: LocalHost, saved: Wish & Partial<Saved>, thinker: Thinker) {
    super();
    this.id = saved.id ?? newId();
    this.host = host;
    this.sitters = saved.sitters;
    this.aids = PRESETS[saved.preset];
    this.wish = { setup: saved.setup, sitters: saved.sitters, preset: saved.preset };
    this.#thinker = thinker;
    this.#begun = saved.begun ?? Date.now();
    this.chronicle = host.chronicle(0);
    const first = saved.sitters.findIndex((sitter) => sitter.kind === 'human');
    this.#seat = Math.max(first, 0);
    dress(this.liveries);
    if (saved.sitters.some(({ kind }) => kind === 'bot')) thinker.warm();
  }

  /** Deals a new game. */
  static async deal(wish: Wish, thinker: Thinker): Promise<LocalSession> {
    return new LocalSession(await LocalHost.deal(wish.setup), wish, thinker);
  }

  /** Takes a game from the shelf, with the turn that was not committed. */
  static async resume(saved: Saved, thinker: Thinker): Promise<LocalSession> {
    const host = await LocalHost.load(saved.log, saved.seed ?? undefined);
    const session = new LocalSession(host, saved, thinker);
    session.#sit();
    // Whoever comes back may be somebody else, so hands stay covered; the draft waits below.
    session.veiled = false;
    session.propose(saved.draft);
    session.#veil();
    return session;
  }

  override branch(ply: number): LocalSession {
    const sitters = this.sitters.map((sitter) => ({ ...sitter }));
    return new LocalSession(this.host.branch(ply), { ...this.wish, sitters }, this.#thinker);
  }

  override get seat(): number {
    return this.#seat;
  }

  override get people(): number {
    return this.sitters.filter(({ kind }) => kind === 'human').length;
  }

  /** Lets bots play until someone here has to choose. */
  override async run(): Promise<void> {
    // Whoever comes back to a game finds it running.
    if (!this.host.canGoOn || this.#running) return;
    this.#running = true;
    this.#save();
    try {
      while (!this.#closed) {
        const { seat, step } = this.present.turn;
        const sitter = seat === null || step === 'over' ? undefined : this.sitters[seat];
        if (sitter === undefined) return;
        if (sitter.kind === 'human') {
          this.#sit();
          return;
        }
        const pause = new Promise((resolve) => setTimeout(resolve, PAUSES[settings.pace]));
        const actions = await this.#thinker.think(this.host.log(), sitter.bot ?? 'club');
        await pause;
        if (!this.#closed) await this.perform(actions);
      }
    } catch (error) {
      this.fail(error);
    } finally {
      this.#running = false;
    }
  }

  override close(): void {
    this.#closed = true;
    this.#thinker.cancel();
  }

  protected override get plays(): boolean {
    return this.host.canGoOn && this.sitters[this.#seat]?.kind === 'human';
  }

  protected override async perform(actions: readonly string[]): Promise<void> {
    await this.host.play(actions);
    this.renew(this.chronicle.length);
    // What was drafted is done; with that the game is kept.
    this.keep(0);
  }

  protected override changed(): void {
    super.changed();
    this.#save();
  }

  /** Puts whoever has to choose in front of the screen. */
  #sit(): void {
    const { seat } = this.present.turn;
    if (seat === null || seat === this.#seat || this.sitters[seat]?.kind !== 'human') return;
    this.#seat = seat;
    this.#veil();
  }

  /** Covers what another player must not see, until the one who has to choose has sat down. */
  #veil(): void {
    const isAsked = this.present.turn.seat === this.#seat && !this.over;
    const isSecret = this.present.seats.some(({ gifts }) => gifts !== null);
    this.veiled = isAsked && isSecret && this.people > 1;
  }

  #save(): void {
    if (!this.host.canGoOn) return;
    this.unsaved = !save({
      ...this.wish,
      id: this.id,
      game: this.present.game,
      begun: this.#begun,
      touched: Date.now(),
      seed: this.host.seed,
      log: this.host.log(),
      draft: texts(this.draft),
      over: this.over,
      scores: this.present.seats.map(({ score }) => score),
    });
  }
}
