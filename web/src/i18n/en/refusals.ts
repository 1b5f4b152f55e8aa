/** Why moves are refused: a sentence for every reason that the engine gives. */
import type { Reason, Step } from '../../engine/types';
import { cell, gifts, sides } from './names';

/** A sentence for every reason; seats are told by name. */
export type Refusals = {
  [Why in Reason['why']]: (
    reason: Extract<Reason, { why: Why }>,
    name: (seat: number) => string,
  ) => string;
};

const over = 'The game is over. Look back at it, or begin a new one.';
const drawn = 'Not yet: something is drawn first.';

const steps: Record<Step, string> = {
  first: drawn,
  draw: drawn,
  gift: drawn,
  tile: 'Not yet: place your tile first.',
  arrow: 'Not yet: choose an arrow first.',
  figure: 'Not now: the tile is placed. Place a figure on it, or end your turn.',
  gate: 'Not now: build the gate first.',
  wall: 'Not now: build a wall first.',
  guard: 'Not now: place a guard, or go on without.',
  tower: 'Not now: place a tower, or go on without.',
  over,
};

export const refusals: Refusals = {
  'game-over': () => over,
  'not-your-turn': ({ seat }, name) => `It is ${name(seat)}’s turn. Wait for yours.`,
  'chance-pending': () => 'Something is being drawn. Wait a moment.',
  'nothing-to-draw': () => 'There is nothing to draw now.',
  'wrong-step': ({ step }) => steps[step],
  'not-in-hand': ({ face }) => `You do not hold ${face}. Place the tile you have drawn.`,
  'none-left': ({ face }) => `No ${face} is left to be drawn.`,
  'not-in-deck': () => 'No such card is left in the deck.',
  'no-such-seat': ({ seat }) => `There is no seat ${seat + 1}.`,
  'cell-taken': ({ x, y }) => `A tile lies at ${cell(x, y)} already. Choose an empty cell.`,
  detached: () =>
    'No tile lies beside this cell. Yours must touch another along a whole side; a corner is not enough.',
  'edge-mismatch': ({ side }) =>
    `The land does not go on in the ${sides[side]}. Turn the tile, or choose another cell.`,
  'street-mismatch': ({ side }) =>
    `A street breaks off in the ${sides[side]}. Turn the tile, or choose another cell.`,
  'fits-no-way': () => 'Your tile does not fit here, however it is turned. Choose another cell.',
  'river-not-continued': () =>
    'A river tile must continue the river. Place it at one of its open ends.',
  'river-end-lost': () =>
    'The river would lose an open end. Place the tile so that it can flow on.',
  'river-u-turn': () =>
    'The river may not turn the same way twice in a row. Turn the tile the other way.',
  'river-toward-river': () => 'The river would turn toward its own tiles. Turn it away from them.',
  'not-in-the-middle': () => 'The first tile goes in the middle, at 0, 0.',
  'beyond-the-wall': () =>
    'This cell lies beyond the wall: a wall or the gate looks out on it. Choose another cell.',
  'breaks-the-run': () =>
    'A tile here would break the row of walls or shut it in. Choose another cell.',
  'no-tile': ({ x, y }) => `There is no tile at ${cell(x, y)}. Choose a tile on the board.`,
  'no-such-part': ({ x, y }) =>
    `The tile at ${cell(x, y)} has no such spot. Choose one that it has.`,
  'arrow-not-touched': ({ x, y }) => `No arrow is activated at ${cell(x, y)}. Choose one that is.`,
  'none-in-supply': ({ figure }) => {
    if (figure === 'abbot') return 'Your abbot is on the board. Take it back first.';
    return figure === 'big'
      ? 'Your big meeple is on the board. It comes back when its feature is scored.'
      : 'You have no meeple left. One comes back when its feature is scored.';
  },
  'no-follower': () =>
    'You have no follower left. One comes home when its street or market is scored.',
  resting: () => 'Your followers came home this very turn. You may use them from the next turn on.',
  'wrong-figure': ({ figure }) =>
    figure === 'abbot'
      ? 'The abbot stands only in an abbey or a garden. Choose one of these, or a meeple.'
      : 'Only the abbot stands in a garden. Choose another spot for your meeple.',
  'no-farmers': () => 'This game has no farmers: nobody lies in a field. Choose another spot.',
  'not-on-new-tile': () => 'Choose a spot on the tile you just placed.',
  occupied: () => 'This feature is occupied, perhaps on a tile far away. Choose a free one.',
  complete: () =>
    'This feature is complete, and the arrow leads only to incomplete ones. Choose another spot.',
  finished: () => 'This tile finishes that feature, so it takes no follower. Choose another spot.',
  'nothing-to-pair': () => 'For a pair, choose a spot where exactly one meeple of yours is.',
  'no-abbot-to-recall': () =>
    'You have no abbot in an incomplete abbey or garden, so there is none to take back.',
  'abbot-just-placed': () =>
    'You placed your abbot this very turn. You may take it back from your next turn on.',
  'no-such-gift': ({ gift }) => `You do not hold ${gifts[gift]}. Choose a gift in your hand.`,
  'gift-already-unwrapped': () => 'You have used a gift this turn. Keep the others for later.',
  'no-second-tile': () =>
    'There is no second tile to draw. Keep this gift: it is worth 2\u00a0points at the end.',
  'no-abbey': ({ x, y }) => `There is no abbey at ${cell(x, y)}. Choose an incomplete abbey.`,
  'abbey-complete': ({ x, y }) =>
    `The abbey at ${cell(x, y)} is complete. Choose an incomplete one.`,
  'no-road-to-sweep': () => 'Choose an incomplete road with at least one meeple on it.',
  'retreat-from-garden': () =>
    'Retreat takes nobody out of a garden. Choose a city, road, abbey or field.',
  'no-figure-there': () => 'You have no such meeple there. Choose one of yours.',
  'no-change': () =>
    'A standing meeple must lie down in a field, and a farmer must stand up. Choose such a spot.',
  'complete-to-stand-in': () =>
    'Nobody stands up in something complete. Choose an incomplete road, city or abbey.',
  'not-on-the-rim': () =>
    'The gate goes on the outer rim. Choose a side that looks out of the town.',
  'not-next-to-an-end': () =>
    'Walls go on from the two ends of the row. Choose the side next to one of them.',
  'not-the-wall': () => 'A guard goes only on the wall you built last.',
  'guarded-opposite': () =>
    'A guard stands opposite, at the other end of an unbroken row. Keep your follower.',
  'no-tower': () => 'You have no tower left. Go on without one.',
  'not-an-end': () =>
    'A tower goes to an end of the walls, at least one wall away from the tower before or the gate.',
};
