import { settings } from '../app/settings.svelte';
import { Drawings } from '../engine/drawings';
import type { Cell, Choice, Feature, Screen, Spot, SymbolName } from '../engine/types';
import { texts } from '../game/draft';
import { Drafting } from '../game/drafting.svelte';
import type { Position } from './position';

/** A position of a lesson on the screen, with the draft of a turn. */
export class Trial extends Drafting {
  readonly position: Position;
  readonly drawings: Drawings;
  /** Whether figures may be put down. */
  readonly #figures: boolean;
  readonly #oncommit: () => Promise<void>;
  /** Counts what was played, because the host cannot be watched. */
  #played = $state(0);
  /** Whether there is something to choose. */
  open: boolean = $state(true);

  readonly base: Screen = $derived.by(() => this.look([]));

  readonly canUndo = $derived(this.open && this.draft.length > 0);
  readonly canCommit = $derived(
    this.open && (this.placements.length === 0 || this.placed !== null) && this.said,
  );

  constructor(position: Position, figures: boolean, oncommit: () => Promise<void>) {
    super();
    this.position = position;
    this.#figures = figures;
    this.#oncommit = oncommit;
    this.drawings = new Drawings(position.host, settings.schematic);
  }

  /** Hands the draft in. */
  async commit(): Promise<void> {
    if (this.canCommit) await this.#oncommit();
  }

  /** The draft was played, and nothing is to be chosen any more. */
  close(): void {
    this.open = false;
    this.keep(0);
    this.#played++;
  }

  inspect(spot: Spot): Feature | null {
    void this.#played;
    return this.position.inspect(spot, texts(this.draft));
  }

  /** The symbol of the arrow on a tile. */
  symbolAt([x, y]: Cell): SymbolName | null {
    const tile = this.screen.tiles.find((it) => it.x === x && it.y === y);
    return this.position.host.faces().find(({ name }) => name === tile?.face)?.symbol ?? null;
  }

  /** Where something is only looked at, a draft is no choice any more. */
  protected override offered(among: readonly Choice[], chosen: Choice | null): readonly Choice[] {
    return this.open ? super.offered(among, chosen) : [];
  }

  protected override look(draft: readonly string[]): Screen {
    // What the host says changes with every play.
    void this.#played;
    return this.position.screen(draft);
  }

  protected override allowed({ choices }: Screen): readonly Choice[] {
    return this.open ? choices.filter(({ kind }) => this.#figures || kind !== 'put') : [];
  }
}
