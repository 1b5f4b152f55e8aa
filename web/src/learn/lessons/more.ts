/** The sixth lesson, one for each expansion. */
import {
  brings,
  chosen,
  grown,
  laidOn,
  putElsewhere,
  putOn,
  scores,
  worthNow,
  YOU,
  type Steps,
} from '../steps';

const RIVER = ['river river20'];
const ABBOT = ['farmers off', 'modules abbot'];
const ARROWS = ['farmers off', 'modules anniversary'];
const INNS = ['farmers off', 'modules inn-tiles big-meeples sixth-color'];
const GIFTS = ['farmers off', 'modules gifts'];
/** A small first pile: the walls come early. */
const CITY = ['game city', 'piles 6 49 20'];

export const river = {
  flow: {
    kind: 'play',
    from: { setup: RIVER, moves: ['draw river20/D'] },
    goals: [],
    solution: ['place river20/D 2,0 r0', 'pass'],
    figures: false,
  },
  bend: {
    kind: 'play',
    from: {
      setup: RIVER,
      moves: ['river20/E -1,0 r0 pass', 'river20/D 2,0 r0 pass', 'draw river20/G'],
    },
    goals: [laidOn(-1, 1)],
    solution: ['place river20/G -1,1 r1', 'pass'],
    figures: false,
  },
  bridge: {
    kind: 'play',
    from: {
      setup: RIVER,
      moves: ['river20/E -1,0 r0 pass', 'river20/D 2,0 r0 pass', 'draw river20/K'],
    },
    goals: [putOn('road')],
    solution: ['place river20/K -1,1 r0', 'put meeple -1,1 road-EW'],
  },
} as const satisfies Steps;

export const abbot = {
  garden: {
    kind: 'play',
    from: { setup: ABBOT, moves: ['draw base/U*'] },
    goals: [putOn('garden', 'abbot')],
    solution: ['place base/U* 1,0 r0', 'put abbot 1,0 garden'],
  },
  worth: {
    kind: 'ask',
    from: {
      setup: ABBOT,
      moves: [
        'base/U* 1,0 r0 abbot garden',
        'base/U 2,0 r0 pass',
        'base/B 1,1 r0 pass',
        'base/B 0,1 r0 pass',
        'draw base/B',
      ],
    },
    lights: [{ at: [1, 0], kind: 'garden' }],
    options: [0, 5, 9],
    answer: worthNow([1, 0], 'garden'),
  },
  recall: {
    kind: 'play',
    goals: [grown([1, 0], 'garden', 6), chosen('recall')],
    solution: ['place base/B 2,1 r0', 'recall'],
  },
} as const satisfies Steps;

export const arrows = {
  bonus: {
    kind: 'play',
    from: { setup: ARROWS, moves: ['draw anniversary/H'] },
    goals: [brings('bonus')],
    solution: ['place anniversary/H 1,0 r0', 'pass'],
    figures: false,
  },
  anywhere: {
    kind: 'play',
    from: {
      setup: ARROWS,
      moves: ['base/R 0,-1 r2 pass', 'base/U 1,0 r0 pass', 'draw anniversary/H'],
    },
    goals: [brings('activated'), putElsewhere],
    solution: ['place anniversary/H 0,1 r0', 'put meeple 0,-1 city-ESW'],
  },
  again: {
    kind: 'play',
    from: {
      setup: ARROWS,
      moves: ['base/B 0,1 r0 pass', 'anniversary/M 1,0 r0 pass', 'draw base/E'],
    },
    goals: [brings('activated')],
    solution: ['place base/E 1,-1 r2', 'pass'],
  },
} as const satisfies Steps;

export const inns = {
  inn: {
    kind: 'play',
    from: {
      setup: INNS,
      moves: ['inns/B 1,0 r0 meeple road-EW', 'base/W -1,0 r0 pass', 'draw base/A'],
    },
    lights: [{ at: [1, 0], kind: 'road' }],
    goals: [scores('road')],
    solution: ['place base/A 2,0 r1', 'pass'],
  },
  big: {
    kind: 'play',
    from: {
      setup: INNS,
      moves: ['base/U 1,0 r0 pass', 'base/E 1,-1 r0 meeple city-N', 'draw base/G'],
    },
    goals: [laidOn(0, -1), putOn('city', 'big')],
    solution: ['place base/G 0,-1 r1', 'put big 0,-1 city-NS'],
  },
  weight: {
    kind: 'play',
    then: ['base/N 1,-2 r3 pass', 'draw base/N'],
    goals: [scores('city')],
    solution: ['place base/N 0,-2 r2', 'pass'],
  },
} as const satisfies Steps;

export const gifts = {
  receive: {
    kind: 'play',
    from: {
      setup: GIFTS,
      moves: ['base/B 0,1 r0 pass', 'base/U 1,0 r0 meeple road-EW', 'draw base/U'],
    },
    lights: [{ at: [1, 0], kind: 'road' }],
    goals: [grown([0, 0], 'road', 3)],
    solution: ['place base/U 2,0 r0', 'pass'],
    chance: ['gift sweeper'],
    figures: false,
  },
  wrapped: {
    kind: 'ask',
    options: [0, 2, 5],
    answer: ({ screen }) =>
      screen.seats[YOU]?.shares.find(({ what }) => what === 'gifts')?.points ?? 0,
  },
  sweep: {
    kind: 'play',
    from: {
      setup: GIFTS,
      moves: [
        'base/U 1,0 r0 meeple road-EW',
        'base/G 0,-1 r1 meeple city-NS',
        'base/N 0,-2 r2',
        'gift sweeper',
        'pass',
        'base/U 2,0 r0',
        'gift synod',
        'pass',
        'draw base/U',
      ],
    },
    goals: [chosen('unwrap'), grown([0, 0], 'road', 4), putOn('road')],
    solution: ['unwrap sweeper 0,0 road-EW', 'place base/U 3,0 r0', 'put meeple 3,0 road-EW'],
  },
} as const satisfies Steps;

/** A small town with a street that is open in the south. */
const TOWN = [
  'city/deadend-public 0,0 r0 follower street-S',
  'city/homes-comtal 1,0 r0 pass',
  'city/market2-l-public 2,0 r0 pass',
  'city/homes-nazaire 1,1 r0 pass',
  'city/market2-g-public 2,1 r1 pass',
  'city/market2-f-public -1,0 r3 pass',
];

/** The street is finished and scored; the gate is next. */
const SCORED = [...TOWN, 'city/deadend-public 0,1 r2 pass'];

export const city = {
  street: {
    kind: 'play',
    from: { setup: CITY, moves: [...TOWN, 'draw city/deadend-public'] },
    lights: [{ at: [0, 0], kind: 'street' }],
    goals: [scores('street')],
    solution: ['place city/deadend-public 0,1 r2', 'pass'],
  },
  gate: {
    kind: 'play',
    from: { setup: CITY, moves: SCORED },
    goals: [chosen('gate')],
    solution: ['gate 0,1 S'],
  },
  guard: {
    kind: 'play',
    from: { setup: CITY, moves: [...SCORED, 'gate 0,1 S', 'wall 0,1 W', 'pass'] },
    goals: [chosen('wall'), chosen('guard')],
    solution: ['wall 1,1 S', 'guard 1,1 S'],
  },
  tower: {
    kind: 'play',
    from: {
      setup: CITY,
      moves: [
        ...SCORED,
        'gate 0,1 S',
        'wall 0,1 W',
        'pass',
        'wall 1,1 S',
        'guard 1,1 S',
        'wall 2,1 S',
        'pass',
      ],
    },
    goals: [chosen('tower')],
    solution: ['tower 2,1 S'],
  },
} as const satisfies Steps;
