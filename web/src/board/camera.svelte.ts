import { still } from './motion';
import { SIDE, type Point } from './types';

/** The part of the board that is looked at, in board units. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Pixels at the edges of the view that something else covers. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface Pose extends Point {
  scale: number;
}

/** Pixels a tile may take at least and at most. */
const SMALLEST = 10;
const LARGEST = 420;
/** No tile needs more than this to be seen well. */
const COMFORTABLE = 170;
const MILLISECONDS = 250;
/** Milliseconds after which it has come to rest. */
const REST = 300;
/** What stays free around a cell that is looked at, in tiles: choices stand around it. */
const MARGIN = 0.45;
/** It is drawn anew on the way if its drawing would be this much too large or too small. */
const COARSE = 0.45;
const BLURRED = 4;

/** The bounds of cells, with some free cells around them; without any, of the first one. */
export function around(all: readonly Point[], margin: number): Bounds {
  const cells = all.length > 0 ? all : [{ x: 0, y: 0 }];
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  return {
    left: (Math.min(...xs) - margin) * SIDE,
    top: (Math.min(...ys) - margin) * SIDE,
    right: (Math.max(...xs) + 1 + margin) * SIDE,
    bottom: (Math.max(...ys) + 1 + margin) * SIDE,
  };
}

/** Where the board is looked at from: a point of the board is shown at `scale * point + (x, y)`. */
export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(0.1);
  /** The scale it is drawn at. Until it comes to rest, the drawing is only moved and stretched. */
  sharp = $state(0.1);
  width = $state(0);
  height = $state(0);
  insets: Insets = $state.raw({ top: 0, right: 0, bottom: 0, left: 0 });
  /** Whether someone has chosen what to look at. */
  steered = false;
  /** How often someone has moved it. */
  moves = 0;
  /** Whether it is on the move, and speed counts more than sharpness. */
  moving = $state(false);
  /** Fingers on the board: it does not move of itself under them. */
  #held = 0;
  /** Where it is gliding to. */
  #goal: Pose | null = null;
  #frame = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** Pixels from side to side of a tile. */
  get tile(): number {
    return this.scale * SIDE;
  }

  /** Brings what is drawn at the sharp scale to where it is seen. */
  get transform(): string {
    const zoom = this.scale / this.sharp;
    if (zoom !== 1) return `translate3d(${this.x}px, ${this.y}px, 0) scale(${zoom})`;
    // Pixels fall on pixels, or all lines would be soft.
    const [x, y] = [snapped(this.x, Math.round), snapped(this.y, Math.round)];
    return `translate3d(${x}px, ${y}px, 0) scale(1)`;
  }

  toBoard(at: Point): Point {
    return { x: (at.x - this.x) / this.scale, y: (at.y - this.y) / this.scale };
  }

  toView(at: Point): Point {
    return { x: at.x * this.scale + this.x, y: at.y * this.scale + this.y };
  }

  pan(by: Point): void {
    this.#steer();
    this.x += by.x;
    this.y += by.y;
  }

  /** Zooms so that what is shown at a point stays there. */
  zoom(factor: number, about: Point = this.#middle()): void {
    this.#steer();
    this.#scaleTo(clamp(this.scale * factor, SMALLEST / SIDE, LARGEST / SIDE), about);
    this.#redraw();
  }

  /** Shows all of it, with some pixels around it and no larger than a tile may be. */
  fit(bounds: Bounds, glide = true, margin = 0, largest = COMFORTABLE): void {
    this.steered = false;
    const { top, right, bottom, left } = this.insets;
    const scale = clamp(
      Math.min(
        (this.width - left - right - 2 * margin) / (bounds.right - bounds.left),
        (this.height - top - bottom - 2 * margin) / (bounds.bottom - bounds.top),
      ),
      SMALLEST / SIDE,
      largest / SIDE,
    );
    const whole = snapped(scale * SIDE, Math.floor) / SIDE;
    this.#show((bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2, whole, glide);
  }

  /**
   * Shows the cell large enough for what stands on it to be chosen, with so many pixels around its
   * middle; no smaller than it is, unless that is asked for.
   */
  approach(cell: Point, pixels: number, around = 0, least = this.goal.scale * SIDE): void {
    const middle = { x: (cell.x + 0.5) * SIDE, y: (cell.y + 0.5) * SIDE };
    const scale = Math.max(least, Math.min(pixels, LARGEST)) / SIDE;
    const room = Math.max((0.5 + MARGIN) * SIDE * scale, around);
    const { left, top, right, bottom } = this.clear;
    // It stays where it is, as far as all of it can be seen there.
    const { x, y } = this.goal;
    const old = { x: middle.x * this.goal.scale + x, y: middle.y * this.goal.scale + y };
    const at = {
      x: between(old.x, left + room, right - room),
      y: between(old.y, top + room, bottom - room),
    };
    if (scale === this.goal.scale && at.x === old.x && at.y === old.y) return;
    this.#glide({ x: at.x - middle.x * scale, y: at.y - middle.y * scale, scale });
  }

  /** Brings a cell into view, no larger than it is. */
  reveal(cell: Point): void {
    if (!this.shows(around([cell], 0.1))) this.approach(cell, this.tile);
  }

  /** Whether all of it is in view, with some pixels around it; from where it is, or from elsewhere. */
  shows(bounds: Bounds, margin = 0, { x, y, scale }: Pose = this.pose): boolean {
    const { left, top, right, bottom } = this.clear;
    return (
      bounds.left * scale + x >= left + margin - 1 &&
      bounds.top * scale + y >= top + margin - 1 &&
      bounds.right * scale + x <= right - margin + 1 &&
      bounds.bottom * scale + y <= bottom - margin + 1
    );
  }

  /** Whether any of it is in view. */
  glimpses(bounds: Bounds): boolean {
    const low = this.toView({ x: bounds.left, y: bounds.top });
    const high = this.toView({ x: bounds.right, y: bounds.bottom });
    const { left, top, right, bottom } = this.clear;
    return low.x < right && high.x > left && low.y < bottom && high.y > top;
  }

  /** The part of the view that nothing covers, in pixels. */
  get clear(): Bounds {
    const { top, right, bottom, left } = this.insets;
    return { left, top, right: this.width - right, bottom: this.height - bottom };
  }

  get pose(): Pose {
    return { x: this.x, y: this.y, scale: this.scale };
  }

  /** Where it comes to rest. */
  get goal(): Pose {
    return this.#goal ?? this.pose;
  }

  /** Goes back to where it was. */
  resume(pose: Pose): void {
    this.#glide(pose);
  }

  /** Stays where it is. */
  halt(): void {
    cancelAnimationFrame(this.#frame);
    this.#goal = null;
  }

  /** A finger came down on the board: it decides from now on. */
  hold(): void {
    this.#held++;
    this.halt();
  }

  /** It was lifted. */
  release(): void {
    this.#held = Math.max(this.#held - 1, 0);
  }

  #steer(): void {
    this.steered = true;
    this.moves++;
    this.halt();
    this.#move();
  }

  #move(): void {
    this.moving = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#settle(), REST);
  }

  /** Gives up a drawing that is far from what is seen. */
  #redraw(): void {
    const zoom = this.scale / this.sharp;
    if (zoom < COARSE || zoom > BLURRED) this.sharp = this.scale;
  }

  #settle(): void {
    clearTimeout(this.#rest);
    this.moving = false;
    // Tiles of whole pixels show no seams.
    this.#scaleTo(snapped(this.tile, Math.round) / SIDE, this.#middle());
    this.sharp = this.scale;
  }

  #scaleTo(scale: number, about: Point): void {
    const ratio = scale / this.scale;
    this.x = about.x - (about.x - this.x) * ratio;
    this.y = about.y - (about.y - this.y) * ratio;
    this.scale = scale;
  }

  #middle(): Point {
    const { top, right, bottom, left } = this.insets;
    return { x: (left + this.width - right) / 2, y: (top + this.height - bottom) / 2 };
  }

  #show(x: number, y: number, scale: number, glide: boolean): void {
    const middle = this.#middle();
    const pose = { x: middle.x - x * scale, y: middle.y - y * scale, scale };
    if (glide) this.#glide(pose);
    else this.#set(pose);
  }

  #set(pose: Pose): void {
    this.halt();
    Object.assign(this, pose);
    this.#settle();
  }

  #glide(to: Pose): void {
    if (this.#held > 0) return;
    if (still()) return this.#set(to);
    this.halt();
    this.#goal = to;
    const from = this.pose;
    const begin = performance.now();
    const step = (now: number): void => {
      const part = clamp((now - begin) / MILLISECONDS, 0, 1);
      const eased = 1 - (1 - part) ** 3;
      this.#move();
      this.x = from.x + (to.x - from.x) * eased;
      this.y = from.y + (to.y - from.y) * eased;
      this.scale = from.scale + (to.scale - from.scale) * eased;
      this.#redraw();
      if (part < 1) this.#frame = requestAnimationFrame(step);
      else {
        this.#goal = null;
        this.#settle();
      }
    };
    this.#frame = requestAnimationFrame(step);
  }
}

/** A length in whole pixels of the screen. */
function snapped(length: number, round: (value: number) => number): number {
  const ratio = globalThis.devicePixelRatio || 1;
  return round(length * ratio) / ratio;
}

/** As near as can be between two; in their middle if there is nothing between them. */
function between(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : clamp(value, low, high);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
