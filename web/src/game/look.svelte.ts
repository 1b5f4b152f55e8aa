import type { Overlay } from '../board/types';
import type { Cell } from '../engine/types';

/** What stands beside the board. */
export type Panel =
  'log' | 'bag' | 'hand' | 'chat' | 'table' | 'share' | 'keys' | 'command' | 'settings' | 'feature';

/** How a game is looked at; nothing of it is part of the game. */
export class Look {
  overlay: Overlay = $state('none');
  panel: Panel | null = $state(null);
  /** The feature that was tapped. */
  selected: number | null = $state(null);
  /** The feature that is kept in view, to compare others with. */
  kept: number | null = $state(null);
  /** The feature under the pointer. */
  hovered: number | null = $state(null);
  /** Cells that something elsewhere speaks of, and whose they are. */
  lit: { cells: readonly Cell[]; seat: number } | null = $state.raw(null);
  /** The cell whose tiles the bag is asked for. */
  cell: { x: number; y: number } | null = $state.raw(null);

  readonly focus = $derived(this.hovered ?? this.selected ?? this.kept);

  /** How often someone has asked to write to the others. */
  writing: number = $state(0);

  #passing: ReturnType<typeof setTimeout> | undefined;

  toggle(overlay: Overlay): void {
    this.overlay = this.overlay === overlay ? 'none' : overlay;
  }

  show(panel: Panel): void {
    this.panel = this.panel === panel ? null : panel;
  }

  /** Opens the chat to write something. */
  write(): void {
    this.panel = 'chat';
    this.writing++;
  }

  select(id: number | null): void {
    this.selected = id === this.selected ? null : id;
  }

  keep(id: number | null): void {
    this.kept = id === this.kept ? null : id;
  }

  /** A pointer that only passes by changes nothing. */
  hover(id: number | null): void {
    clearTimeout(this.#passing);
    this.#passing = setTimeout(() => (this.hovered = id), 120);
  }

  light(cells: readonly Cell[] | null, seat = 0): void {
    this.lit = cells && cells.length > 0 ? { cells, seat } : null;
  }
}
