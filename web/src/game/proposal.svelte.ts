import type { Cursor } from '../board/cursor.svelte';
import { crowded, inReadingOrder } from '../board/places';
import type { Placed, Point, Proposed, Standing, Target } from '../board/types';
import { sameCell, type Area, type Offered } from '../board/types';
import type { Cell, Choice, SymbolName } from '../engine/types';
import { onCell } from './draft';
import type { Session } from './session.svelte';
import { areasOf, cellsOf, figuresOn, piecesOn, targetsOf, tileOn, waysAt } from './stage';

/** Something that is decided on a board: a game, or a step of a lesson. */
export type Decided = Pick<
  Session,
  'base' | 'screen' | 'placed' | 'placements' | 'offer' | 'drawings' | 'symbolAt'
>;

/** What a board shows of a table and of the turn that is being decided. */
export class Proposal {
  /** The cell where a mouse points. */
  pointed: Point | null = $state.raw(null);
  readonly #of: () => Decided;
  readonly #cursor: Cursor;
  readonly #seat: () => number;
  readonly #label: (choice: Choice) => string;
  readonly #detail: ((choice: Choice) => string) | undefined;

  readonly tiles: Placed[] = $derived.by(() => {
    const { base, drawings } = this.#of();
    return base.tiles.map((tile) => tileOn(drawings, tile));
  });

  /** The tile that is proposed. */
  readonly ghost: Proposed | null = $derived.by(() => {
    const { placed, placements, screen, drawings } = this.#of();
    const [x, y] = placed?.cell ?? [];
    const tile = screen.tiles.find((it) => it.x === x && it.y === y);
    return tile ? { ...tileOn(drawings, tile), ways: waysAt(placements, tile) } : null;
  });

  /** The tile where the mouse points, or where keys have gone to, as it would lie. */
  readonly idea: Placed | null = $derived.by(() => {
    const { placements, drawings } = this.#of();
    const at = this.pointed ?? this.#cursor.at;
    const choice = at && placements.find((it) => onCell(it, at.x, at.y));
    if (!at || sameCell(this.ghost, at) || !choice?.face) return null;
    return { ...at, key: 'idea', symbol: drawings.face(choice.face, choice.rotation ?? 0, 0) };
  });

  readonly standing: { figures: Standing[]; ghosts: Standing[] } = $derived.by(() => {
    const { base, screen, offer, drawings } = this.#of();
    return figuresOn(drawings, base, screen, this.#seat(), offer.chosen);
  });

  readonly pieces: Placed[] = $derived.by(() => piecesOn(this.#of().drawings, this.#of().screen));
  readonly areas: Area[] = $derived.by(() => areasOf(this.#of().screen.regions));

  /** Where else the tile can be laid. */
  readonly cells: Offered[] = $derived.by(() =>
    cellsOf(this.#of().placements).filter((cell) => !sameCell(this.ghost, cell)),
  );

  readonly targets: Target[] = $derived.by(() => {
    const of = this.#of();
    const symbolAt = (cell: Cell): SymbolName | null => of.symbolAt(cell);
    const targets = targetsOf(
      of.drawings,
      of.offer,
      of.screen,
      this.#seat(),
      this.#label,
      this.#detail,
      symbolAt,
    );
    // Many are gone through like a page; a few are counted as they come.
    return crowded(targets, this.ghost) ? inReadingOrder(targets) : targets;
  });

  constructor(
    of: () => Decided,
    cursor: Cursor,
    seat: () => number,
    label: (choice: Choice) => string,
    detail?: (choice: Choice) => string,
  ) {
    this.#of = of;
    this.#cursor = cursor;
    this.#seat = seat;
    this.#label = label;
    this.#detail = detail;
  }

  /** The choices that have a number, in order. */
  numbered(): readonly string[] {
    return this.targets.map(({ key }) => key);
  }
}
