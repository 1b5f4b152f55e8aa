/** Little pictures of what can be played, laid out by us from the engine's drawings. */
import type { FigureName, GiftName, PieceName, SideLetter } from '../engine/types';
import type { Expansion } from './form';

/** A tile is 1000 units wide, as on the board. */
export interface Scene {
  /** What is seen of it, as the view box of a picture. */
  view: string;
  tiles?: readonly [face: string, x: number, y: number, rotation: number, copy: number][];
  pieces?: readonly [piece: PieceName, side: SideLetter, x: number, y: number][];
  figures?: readonly [figure: FigureName, livery: number, x: number, y: number, scale?: number][];
  /** Gift cards; one without a name shows its back. */
  cards?: readonly [gift: GiftName | null, transform: string][];
}

/** A landscape in the middle of a game. */
const landscape: Scene = {
  view: '-500 -1560 5200 1930',
  tiles: [
    ['base/S', -1, -2, 3, 1],
    ['base/T', 0, -2, 1, 2],
    ['base/R', 1, -2, 2, 0],
    ['base/D', 2, -2, 3, 1],
    ['base/W', 3, -2, 3, 2],
    ['base/D', 4, -2, 0, 0],
    ['base/M', -1, -1, 0, 0],
    ['base/F', 0, -1, 1, 1],
    ['base/H', 1, -1, 2, 2],
    ['base/A', 2, -1, 2, 0],
    ['base/V', 3, -1, 2, 1],
    ['base/V', 4, -1, 0, 2],
    ['base/V', -1, 0, 3, 2],
    ['base/D', 0, 0, 0, 0],
    ['base/K', 1, 0, 0, 1],
    ['base/V', 2, 0, 3, 2],
    ['base/A', 3, 0, 1, 0],
    ['base/K', 4, 0, 2, 1],
  ],
  figures: [
    ['meeple', 2, 4355, -354, 1.5],
    ['meeple', 3, 500, -500, 1.5],
    ['meeple', 1, 1500, -869, 1.5],
    ['farmer', 3, 3464, -458, 1.5],
    ['meeple', 0, 2500, -490, 1.5],
  ],
};

/** A town at the end of a game. */
const town: Scene = {
  view: '-2350 3130 5700 2110',
  tiles: [
    ['city/band-f', -2, 2, 1, 2],
    ['city/curve-public', -1, 2, 0, 0],
    ['city/curve-tour_carree', 0, 2, 3, 1],
    ['city/straight_market1-g', 1, 2, 1, 2],
    ['city/market3-l', -2, 3, 2, 1],
    ['city/curve_market1_1-gf', -1, 3, 2, 2],
    ['city/tee_market1-f-public', 0, 3, 2, 0],
    ['city/curve_market2-l', 1, 3, 0, 1],
    ['city/homes-comtal', 2, 3, 2, 2],
    ['city/curve_market2-g', -2, 4, 3, 0],
    ['city/deadend_market1-g', -1, 4, 1, 1],
    ['city/deadend_market3-l', 0, 4, 0, 2],
    ['city/curve-public', 1, 4, 2, 0],
    ['city/tee_market1-g-public', 2, 4, 0, 1],
  ],
  pieces: [
    ['wall', 'N', 2, 3],
    ['wall', 'E', 1, 2],
    ['wall', 'E', 2, 3],
    ['wall', 'E', 2, 4],
    ['wall', 'W', -2, 4],
    ['gate', 'W', -2, 3],
    ['wall', 'S', 2, 4],
    ['wall', 'S', 1, 4],
    ['wall', 'S', 0, 4],
    ['wall', 'S', -1, 4],
    ['wall', 'S', -2, 4],
    ['inner', 'E', 1, 2],
    ['outer', 'N', 2, 3],
    ['outer', 'E', 2, 4],
    ['outer', 'S', -2, 4],
    ['inner', 'W', -2, 3],
  ],
  figures: [
    ['farmer', 1, -539, 3539, 1.4],
    ['farmer', 0, 1732, 4174, 1.4],
    ['guard', 2, -1950, 4530, 1.4],
    ['guard', 3, -1050, 4990, 1.4],
    ['tower', 1, 0, 5005, 1.4],
    ['guard', 0, 1100, 4990, 1.4],
  ],
};

export const GAME_SCENES: Readonly<Record<'classic' | 'city', Scene>> = {
  classic: landscape,
  city: town,
};

export const EXPANSION_SCENES: Readonly<Record<Expansion, Scene>> = {
  river: { view: '60 60 880 880', tiles: [['river20/B', 0, 0, 0, 0]] },
  abbot: {
    view: '290 90 580 580',
    tiles: [['base/V*', 0, 0, 0, 0]],
    figures: [['abbot', 0, 450, 480, 1.35]],
  },
  arrows: { view: '0 0 500 500', tiles: [['anniversary/M', 0, 0, 0, 0]] },
  inns: {
    view: '60 60 880 880',
    tiles: [['inns/K', 0, 0, 0, 0]],
    figures: [['big', 1, 245, 700, 1.3]],
  },
  gifts: {
    view: '-80 -20 1000 1000',
    cards: [
      ['synod', 'translate(400 110) rotate(9 300 420) scale(.82)'],
      [null, 'translate(10 90) rotate(-8 300 420) scale(.86)'],
    ],
  },
};

export const FARMER_SCENE: Scene = {
  view: '100 40 800 800',
  tiles: [['base/E', 0, 0, 0, 0]],
  figures: [['farmer', 2, 500, 590, 1.5]],
};

export const GUARD_SCENE: Scene = {
  view: '0 -430 1000 1000',
  tiles: [
    ['city/straight-public', 0, 0, 1, 0],
    ['city/straight-public', 1, 0, 1, 1],
  ],
  pieces: [
    ['wall', 'N', 0, 0],
    ['wall', 'N', -1, 0],
    ['wall', 'N', 1, 0],
  ],
  figures: [
    ['guard', 0, 270, 0, 1.6],
    ['guard', 1, 720, 0, 1.6],
  ],
};
