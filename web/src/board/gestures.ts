import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte';
import type { Point } from './types';

/** A finger that moves less is tapping; a mouse is steadier. */
const SLOP = { touch: 10, mouse: 5 };
/** A finger that stays longer holds. */
const HOLD = 450;
/** Two taps within this time and distance are one double tap. */
const DOUBLE = { milliseconds: 320, pixels: 28 };
/** So much of a wheel is one step. */
const NOTCH = 60;

/** A mouse points exactly, and fingers and pens do not. */
export type Pointer = 'mouse' | 'finger';

/** Whoever is told of touches, in pixels of the view and with what was touched. */
export interface Touched {
  /** A finger or a mouse came down. */
  press?(): void;
  tap(at: Point, target: Element, by: Pointer): void;
  double(at: Point, target: Element, by: Pointer): void;
  hold(at: Point, target: Element): void;
  /** Whether a wheel turns what is there instead of zooming. */
  turnable(at: Point): boolean;
  turn(by: 1 | -1): void;
}

/** Drag to pan, wheel and pinch to zoom about the pointer; the rest is told. */
export function gestures(camera: Camera, told: Touched): Attachment<Element> {
  return (element) => {
    const down = new Map<number, Point>();
    let box = element.getBoundingClientRect();
    let start: Point | undefined;
    let dragging = false;
    let holding: ReturnType<typeof setTimeout> | undefined;
    let before: { at: Point; time: number } | undefined;
    let wheeled = 0;

    const local = (event: MouseEvent): Point => ({
      x: event.clientX - box.left,
      y: event.clientY - box.top,
    });

    const press = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      if (!down.has(event.pointerId)) camera.hold();
      told.press?.();
      box = element.getBoundingClientRect();
      const at = local(event);
      down.set(event.pointerId, at);
      start = at;
      dragging = down.size > 1;
      clearTimeout(holding);
      const { target, pointerType } = event;
      if (dragging || pointerType === 'mouse' || !(target instanceof Element)) return;
      holding = setTimeout(() => {
        // What was held is no tap any more.
        dragging = true;
        told.hold(at, target);
      }, HOLD);
    };

    const move = (event: PointerEvent): void => {
      const old = down.get(event.pointerId);
      if (!old || !start) return;
      const now = local(event);
      const slop = event.pointerType === 'mouse' ? SLOP.mouse : SLOP.touch;
      if (!dragging && distance(now, start) < slop) return;
      clearTimeout(holding);
      if (!dragging) element.setPointerCapture(event.pointerId);
      dragging = true;
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      down.set(event.pointerId, now);
      if (other) {
        const middle = { x: (old.x + other.x) / 2, y: (old.y + other.y) / 2 };
        const ratio = Math.max(distance(now, other), 1) / Math.max(distance(old, other), 1);
        camera.zoom(ratio, middle);
        camera.pan({ x: (now.x - old.x) / 2, y: (now.y - old.y) / 2 });
      } else {
        camera.pan({ x: now.x - old.x, y: now.y - old.y });
      }
    };

    const lift = (event: PointerEvent): void => {
      clearTimeout(holding);
      if (!down.delete(event.pointerId)) return;
      camera.release();
      if (event.type !== 'pointerup' || dragging || !(event.target instanceof Element)) return;
      if (!element.contains(event.target)) return;
      const at = local(event);
      const time = event.timeStamp;
      const twice =
        before !== undefined &&
        time - before.time < DOUBLE.milliseconds &&
        distance(at, before.at) < DOUBLE.pixels;
      before = twice ? undefined : { at, time };
      const by = event.pointerType === 'mouse' ? 'mouse' : 'finger';
      if (twice) told.double(at, event.target, by);
      else told.tap(at, event.target, by);
    };

    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      box = element.getBoundingClientRect();
      const at = local(event);
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      const by = event.deltaY * lines;
      if (!event.ctrlKey && told.turnable(at)) {
        wheeled += by;
        if (Math.abs(wheeled) < NOTCH) return;
        told.turn(wheeled > 0 ? 1 : -1);
        wheeled = 0;
        return;
      }
      wheeled = 0;
      camera.zoom(Math.exp(-by * (event.ctrlKey ? 0.01 : 0.0016)), at);
    };

    const menu = (event: MouseEvent): void => {
      // A finger that holds asks about an area, not for a menu.
      if (down.size > 0) return event.preventDefault();
      box = element.getBoundingClientRect();
      if (!told.turnable(local(event))) return;
      event.preventDefault();
      told.turn(event.shiftKey ? -1 : 1);
    };

    const handlers: [string, EventListener][] = [
      ['pointerdown', press as EventListener],
      ['pointermove', move as EventListener],
      ['wheel', wheel as EventListener],
      ['contextmenu', menu as EventListener],
    ];
    for (const [name, handler] of handlers) {
      element.addEventListener(name, handler, { passive: false });
    }
    // A button of a mouse may be let go anywhere.
    window.addEventListener('pointerup', lift);
    window.addEventListener('pointercancel', lift);
    return () => {
      clearTimeout(holding);
      for (const _ of down) camera.release();
      window.removeEventListener('pointerup', lift);
      window.removeEventListener('pointercancel', lift);
      for (const [name, handler] of handlers) element.removeEventListener(name, handler);
    };
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
