/** The pictures of the rules page: short games, single tiles and cards. */
import type { FeatureName, GiftName } from '../engine/types';
import type { Cell, Story } from './telling';

/** A feature that is lit, by a tile it lies on; `nth` of its kind there. */
export interface Light {
  at: Cell;
  kind: FeatureName;
  nth?: number;
}

export type Figure =
  | ({
      shows: 'story';
      lights?: readonly Light[];
      /** Empty cells where nothing may be laid. */
      barred?: readonly Cell[];
    } & Story)
  /** Tiles that lie as no game would lay them; some are marked as wrong. */
  | {
      shows: 'tiles';
      setup?: readonly string[];
      tiles: readonly (readonly [face: string, x: number, y: number, rotation: number])[];
      wrong?: readonly Cell[];
    }
  | { shows: 'cards'; cards: readonly GiftName[] };

const RING = [
  'base/U 1,0 r0 pass',
  'base/V 2,0 r0 pass',
  'base/B 1,1 r0 meeple abbey',
  'base/E 0,1 r2 pass',
  'base/U 2,1 r1 pass',
  'base/E 0,2 r0 pass',
];

/** A city with its gate in the south and three walls. */
const WALLED = [
  'city/straight-public 0,0 r0 follower street-NS',
  'city/homes-comtal 1,0 r0 pass',
  'city/market2-l-public 1,1 r0 pass',
  'city/deadend-public 0,1 r2 pass',
  'city/market2-g-public 2,0 r0 pass',
  'city/tee-public 0,-1 r1 pass',
  'gate 0,1 S',
  'wall 0,1 W',
  'guard 0,1 W',
  'wall 1,1 S',
  'pass',
  'wall 0,0 W',
  'pass',
];

const FIGURES_ = {
  turn: {
    shows: 'story',
    moves: ['base/U 1,0 r0 meeple road-EW'],
    lights: [{ at: [1, 0], kind: 'road' }],
  },
  fits: {
    shows: 'tiles',
    tiles: [
      ['base/D', 0, 0, 0],
      ['base/K', 1, 0, 0],
      ['base/D', 2.5, 0, 0],
      ['base/E', 3.5, 0, 0],
    ],
    wrong: [[3.5, 0]],
  },
  roles: {
    shows: 'story',
    moves: [
      'base/U 1,0 r0 meeple road-EW',
      'base/R 0,-1 r2 meeple city-ESW',
      'base/B 1,1 r0 meeple abbey',
      'base/V 2,0 r0 meeple field-012347',
    ],
  },
  occupied: {
    shows: 'story',
    moves: ['base/G 0,-1 r1 meeple city-NS', 'base/N 0,-2 r2 pass'],
    lights: [{ at: [0, 0], kind: 'city' }],
  },
  shared: {
    shows: 'story',
    moves: [
      'base/G 0,-1 r1 meeple city-NS',
      'base/E 1,-1 r0 meeple city-N',
      'base/U 1,0 r0 pass',
      'base/N 1,-2 r3 pass',
    ],
    lights: [
      { at: [0, -1], kind: 'city' },
      { at: [1, -1], kind: 'city' },
    ],
  },
  road: {
    shows: 'story',
    moves: ['base/U 1,0 r0 meeple road-EW', 'base/W -1,0 r0 pass', 'base/A 2,0 r1'],
    lights: [{ at: [1, 0], kind: 'road' }],
  },
  city: {
    shows: 'story',
    moves: ['base/M 0,-1 r2 meeple city-ES', 'base/U 1,0 r0 pass', 'base/E 1,-1 r3'],
    lights: [{ at: [0, 0], kind: 'city' }],
  },
  abbey: {
    shows: 'story',
    moves: RING,
    lights: [{ at: [1, 1], kind: 'abbey' }],
  },
  field: {
    shows: 'story',
    moves: [
      'base/U 1,0 r0 meeple field-0127',
      'base/E 0,-1 r2 pass',
      'base/U 2,0 r0 pass',
      'base/E 1,-1 r0 pass',
      'base/E 1,-2 r2 pass',
      'base/N 2,-1 r1 pass',
    ],
    lights: [{ at: [1, 0], kind: 'field' }],
  },
  river: {
    shows: 'story',
    setup: ['river river20'],
    moves: [
      'river20/D 2,0 r0 meeple field-0127',
      'river20/E -1,0 r0 pass',
      'river20/G 3,0 r0 pass',
      'river20/K -1,1 r0 meeple road-EW',
    ],
  },
  garden: {
    shows: 'story',
    setup: ['modules abbot'],
    moves: [
      'base/U* 1,0 r0 abbot garden',
      'base/U 2,0 r0 pass',
      'base/B 1,1 r0 pass',
      'base/B 0,1 r0 pass',
      'base/B 2,1 r0',
    ],
    lights: [{ at: [1, 0], kind: 'garden' }],
  },
  arrows: {
    shows: 'tiles',
    setup: ['modules anniversary'],
    tiles: [
      ['anniversary/D', 0, 0, 0],
      ['anniversary/H', 1.25, 0, 0],
      ['anniversary/M', 2.5, 0, 0],
    ],
  },
  'abbot-anywhere': {
    shows: 'story',
    setup: ['modules abbot anniversary'],
    moves: [
      'base/U* 1,0 r0 pass',
      'base/V 2,0 r0 pass',
      'anniversary/H 1,1 r0',
      'put abbot 1,0 garden',
    ],
    lights: [{ at: [1, 0], kind: 'garden' }],
  },
  crossings: {
    shows: 'tiles',
    setup: ['modules inn-tiles big-meeples sixth-color'],
    tiles: [
      ['inns/I', 0, 0, 0],
      ['inns/C', 1.25, 0, 0],
    ],
  },
  inn: {
    shows: 'story',
    setup: ['modules inn-tiles big-meeples sixth-color'],
    moves: ['inns/B 1,0 r0 meeple road-EW', 'base/W -1,0 r0 pass', 'base/A 2,0 r1'],
    lights: [{ at: [1, 0], kind: 'road' }],
  },
  cathedral: {
    shows: 'story',
    setup: ['modules inn-tiles big-meeples sixth-color'],
    moves: [
      'inns/K 0,-1 r0 big city-NESW',
      'base/E -1,-1 r1 pass',
      'base/E 1,-1 r3 pass',
      'base/N 0,-2 r2 pass',
    ],
    lights: [{ at: [0, -1], kind: 'city' }],
  },
  gifts: { shows: 'cards', cards: ['synod', 'sweeper', 'retreat', 'stand-lie', 'take-two'] },
  'city-tiles': {
    shows: 'tiles',
    setup: ['game city'],
    tiles: [
      ['city/straight-public', 0, 0, 0],
      ['city/market2-g-public', 1.25, 0, 0],
      ['city/homes-comtal', 2.5, 0, 0],
      ['city/tee-public', 3.75, 0, 0],
    ],
  },
  street: {
    shows: 'story',
    setup: ['game city', 'piles 30 25 20'],
    moves: [
      'city/deadend-public 0,0 r1 follower street-W',
      'city/straight-public -1,0 r1 pass',
      'city/straight-public -2,0 r1 pass',
      'city/tee-public -3,0 r2',
    ],
    lights: [{ at: [0, 0], kind: 'street' }],
  },
  market: {
    shows: 'story',
    setup: ['game city', 'piles 30 25 20'],
    moves: [
      'city/market3-l 0,0 r2 follower market-ESW',
      'city/market2-g-public 0,1 r0 pass',
      'city/straight_market1-f -1,0 r0 pass',
    ],
    lights: [{ at: [0, 0], kind: 'market' }],
  },
  homes: {
    shows: 'story',
    setup: ['game city', 'piles 30 25 20'],
    moves: [
      'city/homes-comtal 0,0 r0 follower homes-01234567',
      'city/market2-l-public 1,0 r0 pass',
      'city/market3-g 0,-1 r0 pass',
      'city/straight-public -1,0 r0 pass',
    ],
    lights: [{ at: [0, 0], kind: 'homes' }],
  },
  walls: {
    shows: 'story',
    setup: ['game city', 'piles 5 50 20'],
    moves: WALLED,
  },
  beyond: {
    shows: 'story',
    setup: ['game city', 'piles 5 50 20'],
    moves: WALLED,
    barred: [
      [0, 2],
      [1, 2],
      [-1, 1],
      [-1, 0],
    ],
  },
} as const satisfies Record<string, Figure>;

export type FigureId = keyof typeof FIGURES_;
export const FIGURES: Readonly<Record<FigureId, Figure>> = FIGURES_;
