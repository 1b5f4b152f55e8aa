import type { Attachment } from 'svelte/attachments';

/** Where in the window something is. */
export interface At {
  x: number;
  y: number;
}

/** Something is carried to a place, dropped there, or not carried any more. */
export type Carry = (at: At | null, drop: boolean) => void;

/** Pixels that a finger may tremble and still tap. */
const SLACK = 8;

/** A tile of the dock on its way to the board, under a finger or a mouse. */
export class Drag {
  /** Where it is carried. */
  at: At | null = $state.raw(null);
  face: string | null = $state(null);
  /** Whether the press that is about to click was a drag. */
  moved = false;
  readonly #may: () => boolean;
  readonly #take: (face: string) => void;
  readonly #carry: Carry;

  constructor(may: () => boolean, take: (face: string) => void, carry: Carry) {
    this.#may = may;
    this.#take = take;
    this.#carry = carry;
  }

  /** The element that shows a face can be dragged. */
  from(face: string): Attachment<HTMLElement> {
    return (element) => {
      let from: (At & { id: number }) | null = null;

      const down = (event: PointerEvent): void => {
        this.moved = false;
        if (!event.isPrimary || event.button !== 0 || !this.#may()) return;
        from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      };
      const move = (event: PointerEvent): void => {
        if (from?.id !== event.pointerId) return;
        const at = { x: event.clientX, y: event.clientY };
        if (!this.at && Math.hypot(at.x - from.x, at.y - from.y) < SLACK) return;
        if (!this.at) {
          this.moved = true;
          this.face = face;
          element.setPointerCapture(event.pointerId);
          this.#take(face);
        }
        this.at = at;
        this.#carry(at, false);
      };
      const stop = (event: PointerEvent): void => {
        if (from?.id !== event.pointerId) return;
        from = null;
        if (!this.at) return;
        this.at = null;
        const isDrop = event.type === 'pointerup';
        this.#carry(isDrop ? { x: event.clientX, y: event.clientY } : null, isDrop);
      };

      element.addEventListener('pointerdown', down);
      element.addEventListener('pointermove', move);
      element.addEventListener('pointerup', stop);
      element.addEventListener('pointercancel', stop);
      return () => {
        element.removeEventListener('pointerdown', down);
        element.removeEventListener('pointermove', move);
        element.removeEventListener('pointerup', stop);
        element.removeEventListener('pointercancel', stop);
        if (from && this.at) {
          this.at = null;
          this.#carry(null, false);
        }
      };
    };
  }
}
