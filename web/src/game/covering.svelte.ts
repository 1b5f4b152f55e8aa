import type { Attachment } from 'svelte/attachments';
import type { Insets } from '../board/camera.svelte';

type Edge = keyof Insets;

const NONE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
/** Pixels that stay free between the board and what covers it. */
const GAP = 8;

/** How much of the board is covered at its edges, by what really stands there. */
export class Covering {
  insets: Insets = $state.raw(NONE);
  readonly #above = new Map<HTMLElement, Edge>();
  #board: HTMLElement | null = null;
  #watch: ResizeObserver | null = null;

  readonly board: Attachment<HTMLElement> = (element) => {
    this.#board = element;
    this.#observe(element);
    return () => {
      this.#board = null;
      this.#watch?.unobserve(element);
    };
  };

  /** Something that covers the board from one of its edges. */
  at(edge: Edge): Attachment<HTMLElement> {
    return (element) => {
      this.#above.set(element, edge);
      this.#observe(element);
      return () => {
        this.#above.delete(element);
        this.#watch?.unobserve(element);
        this.#measure();
      };
    };
  }

  #observe(element: HTMLElement): void {
    // Tests have no layout, and nothing to watch it with.
    if (typeof ResizeObserver === 'undefined') return;
    this.#watch ??= new ResizeObserver(() => this.#measure());
    this.#watch.observe(element);
  }

  #measure(): void {
    const board = this.#board?.getBoundingClientRect();
    if (!board || board.height === 0) return;
    const next = { ...NONE };
    for (const [element, edge] of this.#above) {
      const it = element.getBoundingClientRect();
      const apart =
        it.bottom <= board.top + 1 ||
        it.top >= board.bottom - 1 ||
        it.right <= board.left + 1 ||
        it.left >= board.right - 1;
      if (apart || it.width === 0 || it.height === 0) continue;
      const depth = {
        top: it.bottom - board.top,
        right: board.right - it.left,
        bottom: board.bottom - it.top,
        left: it.right - board.left,
      }[edge];
      next[edge] = Math.max(next[edge], Math.ceil(depth) + GAP);
    }
    for (const edge of Object.keys(next) as Edge[]) next[edge] = Math.max(next[edge], GAP);
    const before = this.insets;
    const edges = Object.keys(next) as Edge[];
    // The camera moves when this changes, so it changes only when it must.
    if (edges.some((edge) => next[edge] !== before[edge])) this.insets = next;
  }
}
