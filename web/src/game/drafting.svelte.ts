import type { Choice, Screen } from '../engine/types';
import { after, indexOf, onCell, texts, type Draft } from './draft';

/** A turn as it is being decided: any part of it can be changed until it is committed. */
export abstract class Drafting {
  #draft: Draft = $state.raw([]);

  /** The table without the draft. */
  abstract readonly base: Screen;

  /** The table after some actions. */
  protected abstract look(draft: readonly string[]): Screen;

  /** What may be chosen of what the table after the draft offers. */
  protected abstract allowed(screen: Screen): readonly Choice[];

  /** The draft where it is shown, else nothing. */
  readonly #shown: Draft = $derived.by(() => (this.drafts ? this.#draft : []));

  /** The table with the draft. */
  readonly screen: Screen = $derived.by(() =>
    this.#shown.length > 0 ? this.look(texts(this.#shown)) : this.base,
  );

  /** What can be chosen next. */
  readonly choices: readonly Choice[] = $derived.by(() => this.allowed(this.screen));

  /** The tile that is proposed. */
  readonly placed: Choice | null = $derived(
    this.#shown.find(({ chosen }) => chosen.kind === 'place')?.chosen ?? null,
  );

  /** Every way to lay a tile in hand. */
  readonly placements: readonly Choice[] = $derived.by(() => {
    const among = this.#shown[indexOf(this.#shown, 'place')]?.among ?? this.choices;
    return among.filter((choice) => choice.kind === 'place' && this.inHand(choice));
  });

  /** What is offered besides laying a tile, and which of it is chosen. */
  readonly offer: { among: readonly Choice[]; chosen: Choice | null } = $derived.by(() => {
    const last = this.#shown.at(-1);
    const { among, chosen } =
      this.choices.length === 0 && last ? last : { among: this.choices, chosen: null };
    return { among: this.offered(among, chosen), chosen };
  });

  /** Whether a draft is shown at all. */
  protected get drafts(): boolean {
    return true;
  }

  /** Whether the draft cannot be changed any more, because it is on its way. */
  protected get settled(): boolean {
    return false;
  }

  get draft(): Draft {
    return this.#draft;
  }

  /** Whether the face of a placement is the one to be laid next. */
  protected inHand(placement: Choice): boolean {
    return placement.kind === 'place';
  }

  /** What is shown beside placements, of what can be chosen. */
  protected offered(among: readonly Choice[], _chosen: Choice | null): readonly Choice[] {
    return among.filter((choice) => choice.kind !== 'place');
  }

  /** The draft was changed. */
  protected changed(): void {}

  /** Whether the draft says all that has to be said; to say nothing more may be enough. */
  protected get said(): boolean {
    return this.pass !== undefined || (this.#draft.length > 0 && this.choices.length === 0);
  }

  protected get pass(): Choice | undefined {
    return this.choices.find((choice) => choice.kind === 'pass');
  }

  /** The draft as it would be committed. */
  get actions(): Choice[] {
    return [...this.#draft.map(({ chosen }) => chosen), ...(this.pass ? [this.pass] : [])];
  }

  /** Proposes the tile on a cell; turns it if it is there already. */
  tap(x: number, y: number, by: 1 | -1 = 1): void {
    const here = this.placements.filter((choice) => onCell(choice, x, y));
    const again = this.placed && onCell(this.placed, x, y);
    const chosen = again && this.placed ? after(here, this.placed, by) : here[0];
    if (chosen) this.#decide(indexOf(this.#draft, 'place'), chosen);
  }

  /** Turns the proposed tile. */
  turn(by: 1 | -1): void {
    const [x, y] = this.placed?.cell ?? [];
    if (x !== undefined && y !== undefined) this.tap(x, y, by);
  }

  /** Chooses something that is offered, instead of what was chosen before. */
  choose(text: string): void {
    const { among, chosen } = this.offer;
    const choice = among.find((other) => other.text === text);
    if (choice) this.#decide(chosen ? this.#draft.length - 1 : this.#draft.length, choice);
  }

  /** Drafts anew, as far as everything can be chosen. */
  propose(actions: readonly string[]): void {
    this.#draft = [];
    for (const text of actions) {
      const among = this.choices;
      const chosen = among.find((choice) => choice.text === text);
      if (!chosen || chosen.kind === 'pass') break;
      this.#draft = [...this.#draft, { chosen, among }];
    }
    this.changed();
  }

  undo(): void {
    this.keep(this.#draft.length - 1);
  }

  /** Takes back all but the first so many decisions. */
  protected keep(decisions: number): void {
    this.#draft = this.#draft.slice(0, Math.max(decisions, 0));
    this.changed();
  }

  #decide(at: number, chosen: Choice): void {
    if (this.settled) return;
    const among = this.#draft[at]?.among ?? this.choices;
    this.#draft = [...this.#draft.slice(0, at), { chosen, among }];
    this.changed();
  }
}
