/** Where a board is looked at from while something is chosen on it, and how that ends. */
import type { Camera, Pose } from '../board/camera.svelte';
import { BUTTON, hasRoom, radiusOf, ROOMY } from '../board/fan';
import { boundsOf, crowded, stoodOn } from '../board/places';
import { cellOf, middleOf, sameCell, SIDE, type Point, type Target } from '../board/types';

/** How much larger a proposed tile may become where a mouse points. */
const LARGER = 1.5;
/** What belongs to different buttons is at least so many pixels apart, or nobody sees which is which. */
const APART = 12;
/** A finger needs a cell of this size, and finds a tile of this size pleasant. */
const FINGER = 44;
const PLEASANT = 170;

/** What there is to choose. */
export interface Chosen {
  ghost: Point | null;
  targets: readonly Target[];
  /** Whether a mouse points, and there is room. */
  wide: boolean;
}

export class Gaze {
  readonly #camera: Camera;
  /** Where it was, whether by someone's wish, and how often someone had moved it by then. */
  #before: { pose: Pose; steered: boolean; moves: number } | null = null;

  constructor(camera: Camera) {
    this.#camera = camera;
  }

  /** Whether it is elsewhere, and will go back. */
  get away(): boolean {
    return this.#before !== null;
  }

  /** Brings what can be chosen into view, as little as it takes; goes back when there is nothing. */
  attend({ ghost: proposed, targets, wide }: Chosen): void {
    if (targets.length === 0) return this.leave();
    const ghost = stoodOn(targets, proposed);
    const own = targets.every((target) => sameCell(target.cell ?? cellOf(target), ghost));
    if (ghost && own && !crowded(targets, ghost)) this.#near(ghost, targets, wide);
    else this.#far({ ghost, targets, wide });
  }

  /** Goes back to where it was, unless someone has moved it since. */
  leave(): void {
    const before = this.#before;
    this.#before = null;
    if (!before || before.moves !== this.#camera.moves) return;
    this.#camera.resume(before.pose);
    this.#camera.steered = before.steered;
  }

  #remember(): Pose {
    const { goal, steered, moves } = this.#camera;
    // Whoever moves it in between stays where they went.
    if (this.#before?.moves !== moves) this.#before = { pose: goal, steered, moves };
    return this.#before.pose;
  }

  /** Buttons stand around a tile. */
  #near(ghost: Point, targets: readonly Target[], wide: boolean): void {
    const camera = this.#camera;
    const { goal, clear } = camera;
    const tile = goal.scale * SIDE;
    const { x, y } = middleOf(ghost);
    const middle = { x: x * goal.scale + goal.x, y: y * goal.scale + goal.y };
    const room = Math.min(clear.right - clear.left, clear.bottom - clear.top);
    /** The largest tile that leaves room for a ring of buttons. */
    const most = Math.max((room - BUTTON - 4) / 1.44, FINGER);
    const pleasant = Math.min(camera.width * 0.4, PLEASANT, most);
    const legible = wide ? isLegible(targets, goal.scale) : tile >= pleasant - 1;
    const on = tile >= ROOMY;
    if (
      on
        ? camera.shows(boundsOf([], ghost), 0, goal)
        : legible && hasRoom(targets.length, { middle, tile }, BUTTON, clear)
    )
      return;
    const before = this.#remember().scale * SIDE;
    const wanted = wide ? Math.max(tile, before * LARGER) : pleasant;
    const pixels = Math.min(legible ? tile : wanted, Math.max(most, before));
    const shrunk = !on && tile > most ? most : pixels;
    const around = on ? 0 : radiusOf(targets.length, shrunk, BUTTON) + BUTTON / 2;
    camera.approach(ghost, shrunk, around, shrunk < tile ? shrunk : tile);
  }

  /** Some of them are elsewhere: all must be seen. */
  #far({ ghost, targets, wide }: Chosen): void {
    const camera = this.#camera;
    const bounds = boundsOf(targets, ghost);
    const margin = BUTTON / 2 + 4;
    const tile = camera.goal.scale * SIDE;
    const isSmall = !wide && tile < FINGER;
    if (camera.shows(bounds, margin, camera.goal) && !isSmall) return;
    const before = this.#remember();
    camera.fit(bounds, true, margin, Math.max(before.scale * SIDE, wide ? 0 : FINGER * 1.5));
    camera.steered = this.#before?.steered ?? false;
  }
}

/** Whether what is chosen from can be told apart at a scale; figures at one place need not be. */
function isLegible(targets: readonly Target[], scale: number): boolean {
  return targets.every((one, n) =>
    targets.slice(n + 1).every((other) => {
      const far = Math.hypot(one.x - other.x, one.y - other.y);
      return far < 40 || far * scale >= APART;
    }),
  );
}
