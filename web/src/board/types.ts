/** What a board shows. It knows no rules: everything is a drawing, a place and a name. */

/** Length of a side of a tile. */
export const SIDE = 1000;

export interface Point {
  x: number;
  y: number;
}

/** A drawing on a cell. */
export interface Placed extends Point {
  key: string;
  symbol: string;
}

/** A drawing on a cell that can lie in so many ways. */
export interface Proposed extends Placed {
  ways?: number;
}

/** A drawing around a point. */
export interface Standing extends Point {
  key: string;
  symbol: string;
}

/** A cell that is offered, and in how many ways a tile fits there. */
export interface Offered extends Point {
  ways?: number;
}

export interface Area {
  id: number;
  /** Its outline as path data. */
  path: string;
  owners: number[];
  /** The pattern it gets among fields; nothing else has one. */
  pattern: number | null;
  /** Whether it can still grow. */
  open?: boolean;
  /** Places that count for it. */
  pips?: readonly Point[];
}

/** An empty cell, and how many tiles that are left would fit there. */
export interface Gap extends Point {
  left: number;
  /** The same in words. */
  label: string;
}

/** Something on the board that can be chosen. */
export interface Target extends Point {
  key: string;
  label: string;
  /** What it is worth, in a few words. */
  detail?: string;
  /** The drawing on it. */
  symbol: string;
  /** The area it is about. */
  area: number | null;
  /** The cell it is about, and the side of it. */
  cell?: Point | null;
  side?: Side | null;
  /** Whether its words are always shown. */
  told?: boolean;
  chosen: boolean;
}

export type Overlay = 'none' | 'fields' | 'owners' | 'ends' | 'dead';

/** A mark of a seat on a cell. */
export interface Mark extends Point {
  seat: number;
}

export type Side = 'N' | 'E' | 'S' | 'W';

/** A side of a cell where something goes on. */
export interface End extends Point {
  side: Side;
}

export function sameCell(one: Point | null, other: Point | null): boolean {
  return one !== null && other !== null && one.x === other.x && one.y === other.y;
}

/** The cell that holds a point of the board. */
export function cellOf({ x, y }: Point): Point {
  return { x: Math.floor(x / SIDE), y: Math.floor(y / SIDE) };
}

export function middleOf({ x, y }: Point): Point {
  return { x: (x + 0.5) * SIDE, y: (y + 0.5) * SIDE };
}
