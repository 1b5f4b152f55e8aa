/** The first five lessons. */
import {
  complete,
  featureAt,
  grown,
  laidOn,
  putOn,
  scores,
  winners,
  worthNow,
  type Steps,
} from '../steps';

/** Fields come later. */
const NO_FARMERS = ['farmers off'];

export const placing = {
  road: {
    kind: 'play',
    from: { setup: NO_FARMERS, moves: ['draw base/U'] },
    goals: [grown([0, 0], 'road', 2)],
    solution: ['place base/U 1,0 r0', 'pass'],
    figures: false,
  },
  turning: {
    kind: 'play',
    then: ['base/V 0,1 r3 pass', 'draw base/V'],
    goals: [grown([0, 0], 'road', 3)],
    solution: ['place base/V 2,0 r0', 'pass'],
    figures: false,
  },
  city: {
    kind: 'play',
    then: ['base/U 0,2 r1 pass', 'draw base/E'],
    goals: [complete([0, 0], 'city')],
    solution: ['place base/E 0,-1 r2', 'pass'],
    figures: false,
  },
  gap: {
    kind: 'play',
    from: {
      setup: NO_FARMERS,
      moves: [
        'base/V 1,0 r0 pass',
        'base/V 1,1 r1 pass',
        'base/U 0,1 r0 pass',
        'base/V -1,1 r2 pass',
        'draw base/V',
      ],
    },
    goals: [laidOn(-1, 0)],
    solution: ['place base/V -1,0 r3', 'pass'],
    figures: false,
  },
} as const satisfies Steps;

export const roadsAndCities = {
  traveller: {
    kind: 'play',
    from: {
      setup: NO_FARMERS,
      moves: ['base/W -1,0 r0 pass', 'base/V 0,1 r3 pass', 'draw base/U'],
    },
    goals: [grown([0, 0], 'road', 3), putOn('road')],
    solution: ['place base/U 1,0 r0', 'put meeple 1,0 road-EW'],
  },
  closeRoad: {
    kind: 'play',
    then: ['base/U 0,2 r1 pass', 'draw base/W'],
    goals: [scores('road')],
    solution: ['place base/W 2,0 r0', 'pass'],
  },
  knight: {
    kind: 'play',
    then: ['base/E -1,-1 r0 pass', 'draw base/M'],
    goals: [grown([0, 0], 'city', 2), putOn('city')],
    solution: ['place base/M 0,-1 r2', 'put meeple 0,-1 city-ES'],
  },
  worth: {
    kind: 'ask',
    lights: [{ at: [0, 0], kind: 'city' }],
    options: [2, 3, 6],
    answer: worthNow([0, 0], 'city'),
  },
  closeCity: {
    kind: 'play',
    then: ['base/V 0,3 r1 pass', 'draw base/E'],
    goals: [scores('city')],
    solution: ['place base/E 1,-1 r3', 'pass'],
  },
} as const satisfies Steps;

export const abbeys = {
  monk: {
    kind: 'play',
    from: {
      setup: NO_FARMERS,
      moves: [
        'base/U 1,0 r0 pass',
        'base/U 2,0 r0 pass',
        'base/E 0,1 r3 pass',
        'base/E 2,1 r1 pass',
        'base/E 0,2 r2 pass',
        'base/E 1,2 r2 pass',
        'draw base/B',
      ],
    },
    goals: [laidOn(1, 1), putOn('abbey')],
    solution: ['place base/B 1,1 r0', 'put meeple 1,1 abbey'],
  },
  worth: {
    kind: 'ask',
    lights: [{ at: [1, 1], kind: 'abbey' }],
    options: [1, 8, 9],
    answer: worthNow([1, 1], 'abbey'),
  },
  surround: {
    kind: 'play',
    then: ['base/U 3,0 r0 pass', 'draw base/V'],
    goals: [scores('abbey')],
    solution: ['place base/V 2,2 r3', 'pass'],
  },
} as const satisfies Steps;

/** Two knights of yours against one, before the tile that joins them. */
const TWO_AGAINST_ONE = {
  setup: NO_FARMERS,
  moves: [
    'base/G 0,-1 r1 meeple city-NS',
    'base/E 1,-1 r0 meeple city-N',
    'base/E -1,-1 r0 meeple city-N',
    'base/N 1,-2 r3 pass',
    'base/N -1,-2 r2 pass',
    'base/U 1,0 r0 pass',
    'draw base/R',
  ],
};

export const majority = {
  occupied: {
    kind: 'play',
    from: {
      setup: NO_FARMERS,
      moves: ['base/U 1,0 r0 pass', 'base/G 0,-1 r1 meeple city-NS', 'draw base/P'],
    },
    goals: [grown([0, 0], 'city', 3), putOn('road')],
    solution: ['place base/P 0,-2 r2', 'put meeple 0,-2 road-NW'],
  },
  tie: {
    kind: 'play',
    from: {
      setup: NO_FARMERS,
      moves: [
        'base/G 0,-1 r1 meeple city-NS',
        'base/E 1,-1 r0 meeple city-N',
        'base/U 1,0 r0 pass',
        'base/N 1,-2 r3 pass',
        'draw base/N',
      ],
    },
    lights: [
      { at: [0, -1], kind: 'city' },
      { at: [1, -1], kind: 'city' },
    ],
    goals: [scores('city')],
    solution: ['place base/N 0,-2 r2', 'pass'],
  },
  who: {
    kind: 'ask',
    from: TWO_AGAINST_ONE,
    draft: ['place base/R 0,-2 r2', 'pass'],
    lights: [{ at: [0, -1], kind: 'city' }],
    options: [[0], [1], [0, 1]],
    answer: winners,
  },
  most: {
    kind: 'play',
    goals: [scores('city')],
    solution: ['place base/R 0,-2 r2', 'pass'],
  },
} as const satisfies Steps;

export const farmers = {
  farmer: {
    kind: 'play',
    from: { moves: ['base/E 0,-1 r2 pass', 'base/W -1,0 r0 pass', 'draw base/U'] },
    goals: [
      laidOn(1, 0),
      putOn('field'),
      (attempt) =>
        [0, 1].some((nth) => {
          const field = featureAt(attempt, [1, 0], 'field', nth);
          return field !== null && field.strength.length > 0 && field.feeds > 0;
        }),
    ],
    solution: ['place base/U 1,0 r0', 'put meeple 1,0 field-0127'],
  },
  worth: {
    kind: 'ask',
    lights: [{ at: [1, 0], kind: 'field' }],
    options: [1, 3, 4],
    answer: worthNow([1, 0], 'field'),
  },
  feed: {
    kind: 'play',
    then: ['base/E 1,-1 r0 pass', 'draw base/E'],
    lights: [{ at: [1, 0], kind: 'field' }],
    goals: [complete([1, -1], 'city')],
    solution: ['place base/E 1,-2 r2', 'pass'],
  },
  more: {
    kind: 'ask',
    lights: [{ at: [1, 0], kind: 'field' }],
    options: [3, 6, 8],
    answer: worthNow([1, 0], 'field'),
  },
} as const satisfies Steps;
