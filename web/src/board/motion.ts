/** Whether things should appear at once instead of moving. */
export function still(): boolean {
  return typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

interface Flight {
  duration: number;
  easing?: (part: number) => number;
  css: (part: number) => string;
}

const NONE: Flight = { duration: 0, css: () => '' };

function out(part: number): number {
  return 1 - (1 - part) ** 3;
}

/** A tile comes to lie; only what was laid just now moves. */
export function settle(_: Element, fresh: boolean): Flight {
  if (!fresh || still()) return NONE;
  return {
    duration: 120,
    easing: out,
    css: (part) =>
      `transform-box: fill-box; transform-origin: center; scale: ${1.12 - 0.12 * part}; opacity: ${part}`,
  };
}

/** A figure is put down. */
export function drop(_: Element, fresh: boolean): Flight {
  if (!fresh || still()) return NONE;
  return {
    duration: 200,
    easing: out,
    css: (part) => `translate: 0 ${(part - 1) * 260}px; opacity: ${part}`,
  };
}

/** A figure goes home. */
export function leave(_: Element, alone: boolean): Flight {
  if (!alone || still()) return NONE;
  return {
    duration: 600,
    css: (part) => `translate: 0 ${(part - 1) * 420}px; opacity: ${part}`,
  };
}
