/** What tells the six seats apart, as in `crates/art/src/seats.rs`. */
export interface Livery {
  name: string;
  color: string;
  /** What is legible on that color. */
  ink: string;
  /** What stands out from that color. */
  contrast: string;
  /** Its sign around the origin, about sixty units across. */
  glyph: string;
  /** The lines of its hatch on a square of a hundred units; none if it is even. */
  hatch: string;
}

const LIGHT = '#fff6dc';
const DARK = '#2a1a0c';

const LIVERIES: readonly [Livery, ...Livery[]] = [
  {
    name: 'blue',
    color: '#0f5fc2',
    ink: '#ffffff',
    contrast: LIGHT,
    glyph: 'M-29 0a29 29 0 1 0 58 0a29 29 0 1 0-58 0z',
    hatch: '',
  },
  {
    name: 'vermilion',
    color: '#d9480f',
    ink: '#ffffff',
    contrast: LIGHT,
    glyph: 'M0-36l36 61h-72z',
    hatch: 'M-25 25l50-50M-25 125l150-150M75 125l50-50',
  },
  {
    name: 'yellow',
    color: '#ffe14d',
    ink: '#1a140c',
    contrast: DARK,
    glyph: 'M-26-26h52v52h-52z',
    hatch: 'M-25 75l50 50M-25-25l150 150M75-25l50 50',
  },
  {
    name: 'black',
    color: '#1a1a1a',
    ink: '#ffffff',
    contrast: LIGHT,
    glyph: 'M0-38l33 38-33 38-33-38z',
    hatch: 'M25 25h.1M75 75h.1',
  },
  {
    name: 'pink',
    color: '#e58ac9',
    ink: '#1a140c',
    contrast: DARK,
    glyph: 'M-12-34h24v22h22v24h-22v22h-24v-22h-22v-24h22z',
    hatch: 'M50-20v140M-20 50h140',
  },
  {
    name: 'white',
    color: '#fafafa',
    ink: '#1a140c',
    contrast: DARK,
    glyph: 'M0-38l10 27h29l-23 17 8 28-24-17-24 17 8-28-23-17h29z',
    hatch: 'M-20 25h140M-20 75h140',
  },
];

const IN_ORDER: readonly number[] = LIVERIES.map((_, number) => number);

/** Which colors the seats wear. A screen shows one table at a time, so it is said once. */
let worn: readonly number[] = $state.raw(IN_ORDER);

/** Gives the seats their colors. */
export function dress(liveries: readonly number[]): void {
  worn = liveries;
}

/** The number of what a seat wears. */
export function wornBy(seat: number): number {
  return worn[seat] ?? seat;
}

/** What a seat wears. */
export function livery(seat: number): Livery {
  return liveryOf(wornBy(seat));
}

export function liveryOf(number: number): Livery {
  return LIVERIES[number] ?? LIVERIES[0];
}

/** How many there are. */
export const LIVERY_COUNT = LIVERIES.length;
