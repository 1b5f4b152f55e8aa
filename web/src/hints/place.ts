/** Where a hint stands: beside what it speaks of, on nothing that can be pressed, and off the tiles if it can. */

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
}

/** Pixels between a hint and what it speaks of. */
const APART = 10;

const overlaps = (one: Rect, other: Rect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

const within = (one: Rect, bounds: Rect): boolean =>
  one.left >= bounds.left &&
  one.right <= bounds.right &&
  one.top >= bounds.top &&
  one.bottom <= bounds.bottom;

/** All places around something: above, below, right, left, each in the middle and at both ends. */
function around(anchor: Rect, { width, height }: Size): Spot[] {
  const across = [(anchor.left + anchor.right - width) / 2, anchor.left, anchor.right - width];
  const down = [(anchor.top + anchor.bottom - height) / 2, anchor.top, anchor.bottom - height];
  return [
    ...across.map((left) => ({ left, top: anchor.top - APART - height })),
    ...across.map((left) => ({ left, top: anchor.bottom + APART })),
    ...down.map((top) => ({ left: anchor.right + APART, top })),
    ...down.map((top) => ({ left: anchor.left - APART - width, top })),
  ];
}

/** The first free place beside one of some things: one off what is worth seeing, if there is any. */
export function placed(
  anchors: readonly Rect[],
  size: Size,
  taken: readonly Rect[],
  bounds: Rect,
  seen: readonly Rect[] = [],
): Spot | null {
  const free = seen.length > 0 ? first(anchors, size, [...taken, ...seen], bounds) : null;
  return free ?? first(anchors, size, taken, bounds);
}

function first(
  anchors: readonly Rect[],
  size: Size,
  taken: readonly Rect[],
  bounds: Rect,
): Spot | null {
  for (const anchor of anchors) {
    const found = around(anchor, size).find(({ left, top }) => {
      const rect = { left, top, right: left + size.width, bottom: top + size.height };
      return within(rect, bounds) && !taken.some((other) => overlaps(rect, other));
    });
    if (found) return found;
  }
  return null;
}
