import type { Aids } from '../app/aids';
import { settings } from '../app/settings.svelte';
import type { Sitter, Wish } from '../app/shelf';
import { Drawings } from '../engine/drawings';
import type { EngineHost, GameHost } from '../engine/host';
import type {
  Cell,
  Choice,
  Entry,
  Feature,
  Gap,
  GiftName,
  Happening,
  Refusal,
  Screen,
  Spot,
  SymbolName,
  Turn,
} from '../engine/types';
import type { Finale } from '../end/finale';
import type { TableLink } from '../online/connection.svelte';
import { indexOf, texts } from './draft';
import { Drafting } from './drafting.svelte';

/** Something that happened, and after which ply. */
export interface Told {
  id: string;
  entry: Entry;
  happening: Happening;
}

/** A game on this screen, wherever it is played: what is seen, the draft of the turn, the way back. */
export abstract class Session extends Drafting {
  abstract readonly id: string;
  abstract readonly host: EngineHost;
  abstract readonly sitters: readonly Sitter[];
  abstract readonly aids: Readonly<Aids>;
  abstract readonly wish: Wish;
  /** The seat that looks; the audience has none. */
  abstract readonly seat: number | null;
  /** How many people share this screen. */
  abstract readonly people: number;
  /** Whether whoever looks may play when it is their turn. */
  protected abstract readonly plays: boolean;

  /** The table at the ply that was looked at last. */
  #past: { ply: number; host: GameHost } | null = null;
  /** Counts what was played, because the host cannot be watched. */
  #played = $state(0);
  #face: string | null = $state(null);
  /** The gift in hand whose uses are shown; so many uses would else hide the board. */
  #gift: GiftName | null = $state(null);
  /** The ply that is looked at; nothing is the present. */
  #shown: number | null = $state(null);

  /** Whether the one who looks has to make way for the next player first. */
  veiled: boolean = $state(false);
  failure: string | null = $state(null);
  /** Why the tile cannot be laid where it was last asked for. */
  refused: Refusal | null = $state.raw(null);
  /** What is seen of the end while its scoring is shown, act by act. */
  finale: Finale | null = $state.raw(null);
  /** Whether the browser could not keep the game. */
  unsaved: boolean = $state(false);

  /** What things look like; strong contrast asks for the plain style. */
  readonly drawings: Drawings = $derived.by(() => {
    const plain = settings.schematic || settings.theme === 'contrast';
    return new Drawings(this.host, plain, this.liveries);
  });

  /** Every ply so far, with what it made happen. */
  chronicle: readonly Entry[] = $state.raw([]);

  readonly live = $derived(this.#shown === null);
  readonly plies = $derived(this.chronicle.length);
  /** The ply on the screen. */
  readonly ply = $derived(this.#shown ?? this.plies);

  /** The table as it stands now. */
  readonly present: Screen = $derived.by(() => this.look([]));
  /** The table that is looked at, without the draft. */
  readonly base: Screen = $derived.by(() =>
    this.#shown === null ? this.present : this.#then(this.#shown).screen(this.seat, []),
  );
  /** What has been told up to the ply on the screen. */
  readonly told: readonly Told[] = $derived(
    this.chronicle
      .slice(0, this.ply)
      .flatMap((entry) =>
        entry.happenings.map((happening, n) => ({ id: `${entry.ply}.${n}`, entry, happening })),
      ),
  );

  readonly over: boolean = $derived.by(() => this.ended);
  /** Whether the one who looks has to choose. */
  readonly mine: boolean = $derived.by(
    () =>
      this.live &&
      !this.over &&
      !this.veiled &&
      this.plays &&
      this.seat !== null &&
      this.present.turn.seat === this.seat,
  );

  /** The face in hand that is laid next. */
  readonly face: string | null = $derived.by(() => {
    const faces = this.base.turn.faces;
    if (this.placed) return this.placed.face;
    return this.#face !== null && faces.includes(this.#face) ? this.#face : (faces[0] ?? null);
  });

  /** The gifts that can be unwrapped now. */
  readonly gifts: readonly GiftName[] = $derived([
    ...new Set(this.choices.flatMap(({ gift }) => gift ?? [])),
  ]);

  readonly canUndo: boolean = $derived.by(
    () => this.live && !this.settled && (this.draft.length > 0 || this.gift !== null),
  );
  readonly canCommit: boolean = $derived.by(() => this.mine && !this.sending && this.said);

  /** Whose turn it would be, and what for, once the draft is committed as it is. */
  readonly afterwards: Turn | null = $derived.by(() => {
    if (!this.canCommit) return null;
    const { pass } = this;
    return pass ? this.look([...texts(this.draft), pass.text]).turn : this.screen.turn;
  });

  /** The connection to the table, where the game is played on line. */
  get link(): TableLink | null {
    return null;
  }

  /** Whether a turn was committed that nobody has confirmed yet. */
  get sending(): boolean {
    return false;
  }

  /** Whether somebody plays on, here or elsewhere. */
  get running(): boolean {
    return !this.over && this.host.canGoOn;
  }

  /** Whether a game of one's own can begin at the ply on the screen. */
  get canBranch(): boolean {
    return !this.live || (!this.over && !this.host.canGoOn);
  }

  /** The seat whose side is shown: the first one to the audience. */
  get viewer(): number {
    return this.seat ?? 0;
  }

  /** A new game on this screen that goes on from a ply of this one. */
  abstract branch(ply: number): Session;

  /** Lets the game go on as far as it can without anyone here. */
  abstract run(): Promise<void>;

  /** Plays a whole turn. */
  protected abstract perform(actions: readonly string[]): Promise<void>;

  abstract close(): void;

  /** Takes the face in hand that is laid next. */
  pick(face: string): void {
    if (this.settled) return;
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

  /**
   * Shows the uses of a gift, or no longer. It is unwrapped by choosing one of them, even if there
   * is only one; what has no place on the board is drafted, and the button that ends it asks.
   */
  reach(gift: GiftName): void {
    this.#gift = this.gift === gift ? null : gift;
    const [only] = this.offer.among.filter((choice) => choice.gift === this.gift);
    if (this.#gift !== null && only && only.at === null && only.cell === null) {
      super.choose(only.text);
    }
  }

  /** The symbol of the arrow on a tile. */
  symbolAt([x, y]: Cell): SymbolName | null {
    const tile = this.screen.tiles.find((it) => it.x === x && it.y === y);
    return this.host.faces().find(({ name }) => name === tile?.face)?.symbol ?? null;
  }

  override undo(): void {
    if (this.settled) return;
    if (this.gift !== null) this.#gift = null;
    else super.undo();
  }

  async commit(): Promise<void> {
    if (!this.canCommit) return;
    try {
      await this.perform(this.actions.map(({ text }) => text));
    } catch (error) {
      this.fail(error);
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

  /** Why what was typed cannot be done; nothing if it can, or if it is no move. */
  refusal(typed: string): Refusal | null {
    return this.host.refusal(this.seat, texts(this.draft), typed, this.face);
  }

  /** Asks for the tile to be laid on a cell where it cannot be. */
  ask(x: number, y: number): void {
    const isNear = this.screen.tiles.some(
      (tile) => Math.abs(tile.x - x) <= 1 && Math.abs(tile.y - y) <= 1,
    );
    const mayLay = this.mine && !this.sending && this.gift === null && this.placements.length > 0;
    // Whoever taps the table far away wants nothing of the tile.
    this.refused = mayLay && isNear ? this.refusal(`${x},${y}`) : null;
  }

  /** Every empty cell next to a tile, the draft included. */
  frontier(): Gap[] {
    if (this.#shown !== null) return this.#then(this.#shown).frontier([]);
    void this.#played;
    return this.host.frontier(texts(this.draft));
  }

  protected get liveries(): readonly number[] {
    return this.sitters.map(({ livery }) => livery);
  }

  /** Whether nobody has to choose any more. */
  protected get ended(): boolean {
    return this.present.turn.step === 'over';
  }

  protected override look(draft: readonly string[]): Screen {
    // What the host says changes with every play.
    void this.#played;
    return this.host.screen(this.seat, draft);
  }

  protected override allowed(screen: Screen): readonly Choice[] {
    const mayChoose = this.mine && !this.sending && screen.turn.seat === this.seat;
    return mayChoose ? screen.choices : [];
  }

  /** The past has no draft, and what someone drafted is theirs to see. */
  protected override get drafts(): boolean {
    return this.live && !this.veiled;
  }

  protected override get settled(): boolean {
    return this.sending || this.veiled;
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
    this.refused = null;
  }

  /** The host knows of other plies after the first so many. */
  protected renew(from: number): void {
    if (this.#past && this.#past.ply > from) this.#past = null;
    this.chronicle = [...this.chronicle.slice(0, from), ...this.host.chronicle(from)];
    // Whoever looks back is left alone, unless there is nothing to look at any more.
    if (this.#shown !== null && this.#shown >= this.chronicle.length) this.#shown = null;
    this.#played++;
    this.refused = null;
  }

  protected fail(error: unknown): void {
    this.failure = error instanceof Error ? error.message : String(error);
  }

  #then(ply: number): GameHost {
    if (this.#past?.ply !== ply) this.#past = { ply, host: this.host.at(ply) };
    return this.#past.host;
  }
}
