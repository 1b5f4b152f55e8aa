import { PRESETS, type Aids } from '../app/aids';
import { settings, type Pace } from '../app/settings.svelte';
import { newId, save, type Saved, type Sitter, type Wish } from '../app/shelf';
import { dress } from '../board/seats.svelte';
import { Drawings } from '../engine/drawings';
import { LocalHost } from '../engine/host';
import type { Thinker } from '../engine/thinker';
import type {
  Choice,
  Entry,
  Feature,
  Gap,
  GiftName,
  Happening,
  Screen,
  Spot,
} from '../engine/types';
import { indexOf, texts } from './draft';
import { Drafting } from './drafting.svelte';

/** Something that happened, and after which ply. */
export interface Told {
  id: string;
  entry: Entry;
  happening: Happening;
}

/** How long people get to see what a bot does, in milliseconds. */
const PAUSES: Record<Pace, number> = { instant: 0, brisk: 450, calm: 1400 };

/** A game on this screen: what is seen, the draft of the turn, the bots, and the way back. */
export class Session extends Drafting {
  readonly id: string;
  readonly host: LocalHost;
  readonly sitters: readonly Sitter[];
  readonly aids: Readonly<Aids>;
  readonly #wish: Wish;
  readonly #thinker: Thinker;
  readonly #begun: number;
  #closed = false;
  #running = false;
  /** The table at the ply that was looked at last. */
  #past: { ply: number; host: LocalHost } | null = null;

  /** Counts what was played, because the host cannot be watched. */
  #played = $state(0);
  #face: string | null = $state(null);
  #viewer: number = $state(0);
  /** Whether the one who looks has to make way for the next player first. */
  veiled: boolean = $state(false);
  failure: string | null = $state(null);
  /** Whether the browser could not keep the game. */
  unsaved: boolean = $state(false);

  /** What things look like; strong contrast asks for the plain style. */
  readonly drawings: Drawings = $derived.by(() => {
    const plain = settings.schematic || settings.theme === 'contrast';
    const liveries = this.sitters.map(({ livery }) => livery);
    return new Drawings(this.host, plain, liveries);
  });

  /** Every ply so far, with what it made happen. */
  chronicle: readonly Entry[] = $state.raw([]);
  /** The ply that is looked at; nothing is the present. */
  #shown: number | null = $state(null);

  readonly live = $derived(this.#shown === null);
  readonly plies = $derived(this.chronicle.length);
  /** The ply on the screen. */
  readonly ply = $derived(this.#shown ?? this.plies);

  /** The table as it stands now. */
  readonly present: Screen = $derived.by(() => this.look([]));
  /** The table that is looked at, without the draft. */
  readonly base: Screen = $derived.by(() =>
    this.#shown === null ? this.present : this.#then(this.#shown).screen(this.#viewer, []),
  );
  /** What has been told up to the ply on the screen. */
  readonly told: readonly Told[] = $derived(
    this.chronicle
      .slice(0, this.ply)
      .flatMap((entry) =>
        entry.happenings.map((happening, n) => ({ id: `${entry.ply}.${n}`, entry, happening })),
      ),
  );

  readonly over = $derived(this.present.turn.step === 'over');
  /** Whether the one who looks has to choose. */
  readonly mine = $derived.by(
    () =>
      this.live &&
      !this.over &&
      !this.veiled &&
      this.host.canGoOn &&
      this.present.turn.seat === this.#viewer &&
      this.sitters[this.#viewer]?.kind === 'human',
  );

  /** The face in hand that is laid next. */
  readonly face: string | null = $derived.by(() => {
    const faces = this.base.turn.faces;
    if (this.placed) return this.placed.face;
    return this.#face !== null && faces.includes(this.#face) ? this.#face : (faces[0] ?? null);
  });

  /** The gift in hand whose uses are shown; so many uses would else hide the board. */
  #gift: GiftName | null = $state(null);

  /** The gifts that can be unwrapped now. */
  readonly gifts: readonly GiftName[] = $derived([
    ...new Set(this.choices.flatMap(({ gift }) => gift ?? [])),
  ]);

  readonly canUndo = $derived(this.live && (this.draft.length > 0 || this.gift !== null));
  readonly canCommit = $derived(this.mine && this.said);

  private constructor(host: LocalHost, saved: Wish & Partial<Saved>, thinker: Thinker) {
    super();
    this.id = saved.id ?? newId();
    this.host = host;
    this.sitters = saved.sitters;
    this.aids = PRESETS[saved.preset];
    this.#wish = { setup: saved.setup, sitters: saved.sitters, preset: saved.preset };
    this.#thinker = thinker;
    this.#begun = saved.begun ?? Date.now();
    this.chronicle = host.chronicle(0);
    const first = saved.sitters.findIndex((sitter) => sitter.kind === 'human');
    this.#viewer = Math.max(first, 0);
    dress(saved.sitters.map(({ livery }) => livery));
    if (saved.sitters.some(({ kind }) => kind === 'bot')) thinker.warm();
  }

  /** Deals a new game. */
  static async deal(wish: Wish, thinker: Thinker): Promise<Session> {
    return new Session(await LocalHost.deal(wish.setup), wish, thinker);
  }

  /** Takes a game from the shelf, with the turn that was not committed. */
  static async resume(saved: Saved, thinker: Thinker): Promise<Session> {
    const host = await LocalHost.load(saved.log, saved.seed ?? undefined);
    const session = new Session(host, saved, thinker);
    session.#seat();
    session.propose(saved.draft);
    return session;
  }

  /** A new game that goes on from a ply of this one. */
  branch(ply: number): Session {
    const sitters = this.sitters.map((sitter) => ({ ...sitter }));
    return new Session(this.host.branch(ply), { ...this.#wish, sitters }, this.#thinker);
  }

  get wish(): Wish {
    return this.#wish;
  }

  /** The seat that looks. */
  get viewer(): number {
    return this.#viewer;
  }

  /** How many people share this screen. */
  get people(): number {
    return this.sitters.filter(({ kind }) => kind === 'human').length;
  }

  /** Lets bots play until someone here has to choose. */
  async run(): Promise<void> {
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
          this.#seat();
          return;
        }
        const pause = new Promise((resolve) => setTimeout(resolve, PAUSES[settings.pace]));
        const actions = await this.#thinker.think(this.host.log(), sitter.bot ?? 'club');
        await pause;
        if (!this.#closed) await this.#play(actions);
      }
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#running = false;
    }
  }

  /** Takes the face in hand that is laid next. */
  pick(face: string): void {
    this.keep(indexOf(this.draft, 'place'));
    this.#face = face;
  }

  override choose(text: string): void {
    super.choose(text);
    const decided = this.choices.length === 0;
    if (settings.confirm === 'never' && decided && this.canCommit) void this.commit();
  }

  /** The gift whose uses are shown, as long as it can be used. */
  get gift(): GiftName | null {
    return this.#gift !== null && this.gifts.includes(this.#gift) ? this.#gift : null;
  }

  /** Shows the uses of a gift, or no longer; unwraps it if there is only one. */
  reach(gift: GiftName): void {
    this.#gift = this.gift === gift ? null : gift;
    const uses = this.offer.among.filter((choice) => choice.gift === this.gift);
    const [only] = uses;
    if (this.#gift !== null && only && uses.length === 1) this.choose(only.text);
  }

  override undo(): void {
    if (this.gift !== null) this.#gift = null;
    else super.undo();
  }

  async commit(): Promise<void> {
    if (!this.canCommit) return;
    try {
      await this.#play(this.actions.map(({ text }) => text));
    } catch (error) {
      this.#fail(error);
    }
    await this.run();
  }

  /** The next player has taken the place in front of the screen. */
  unveil(): void {
    this.veiled = false;
  }

  /** Looks at another ply; nothing, or the last one, is the present. */
  show(ply: number | null): void {
    this.#shown = ply === null || ply >= this.plies ? null : Math.max(ply, 0);
  }

  /** Everything about a feature, the draft included. */
  inspect(spot: Spot): Feature | null {
    if (this.#shown !== null) return this.#then(this.#shown).inspect(spot, []);
    return this.host.inspect(spot, texts(this.draft));
  }

  /** Every empty cell next to a tile, the draft included. */
  frontier(): Gap[] {
    if (this.#shown !== null) return this.#then(this.#shown).frontier([]);
    void this.#played;
    return this.host.frontier(texts(this.draft));
  }

  close(): void {
    this.#closed = true;
    this.#thinker.cancel();
  }

  /** Puts whoever has to choose in front of the screen. */
  #seat(): void {
    const { seat } = this.present.turn;
    if (seat === null || seat === this.#viewer || this.sitters[seat]?.kind !== 'human') return;
    // What another player must not see is covered until the next one has sat down.
    this.veiled = this.present.seats.some(({ gifts }) => gifts !== null);
    this.#viewer = seat;
  }

  protected override look(draft: readonly string[]): Screen {
    // What the host says changes with every play.
    void this.#played;
    return this.host.screen(this.#viewer, draft);
  }

  protected override allowed(screen: Screen): readonly Choice[] {
    return this.mine && screen.turn.seat === this.#viewer ? screen.choices : [];
  }

  /** The past has no draft. */
  protected override get drafts(): boolean {
    return this.live;
  }

  protected override inHand({ face }: Choice): boolean {
    return face === this.face;
  }

  /** Uses of a gift come alone, because they would else hide everything. */
  protected override offered(among: readonly Choice[], chosen: Choice | null): readonly Choice[] {
    const gift = chosen?.gift ?? this.gift;
    return among.filter((choice) =>
      gift === null
        ? choice.kind !== 'place' && choice.kind !== 'unwrap'
        : choice.gift === gift || choice.kind === 'pass',
    );
  }

  protected override changed(): void {
    this.#gift = null;
    this.#save();
  }

  #then(ply: number): LocalHost {
    if (this.#past?.ply !== ply) this.#past = { ply, host: this.host.at(ply) };
    return this.#past.host;
  }

  async #play(actions: readonly string[]): Promise<void> {
    await this.host.play(actions);
    this.chronicle = [...this.chronicle, ...this.host.chronicle(this.chronicle.length)];
    this.#played++;
    // What was drafted is done; with that the game is kept.
    this.keep(0);
  }

  #save(): void {
    if (!this.host.canGoOn) return;
    this.unsaved = !save({
      ...this.#wish,
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

  #fail(error: unknown): void {
    this.failure = error instanceof Error ? error.message : String(error);
  }
}
