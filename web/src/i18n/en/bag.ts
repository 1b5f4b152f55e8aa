import type { Trait } from '../../bag/faces';
import type { EdgeName, FeatureName, GiftName, GoodsName, SideLetter } from '../../engine/types';
import { capital, cell, edges, plural } from './names';

const traits: Record<Trait, string> = {
  city: 'City',
  road: 'Road',
  river: 'River',
  street: 'Street',
  market: 'Market',
  abbey: 'Abbey',
  shield: 'Coat of arms',
  cathedral: 'Cathedral',
  inn: 'Inn',
  garden: 'Garden',
  arrow: 'Arrow',
  public: 'Public building',
  historic: 'Historic building',
  spring: 'Spring',
  lake: 'Lake',
};

const goods: Record<GoodsName, string> = { livestock: 'livestock', grain: 'grain', fish: 'fish' };

const sides: Record<SideLetter, string> = { N: 'North', E: 'East', S: 'South', W: 'West' };

/** What the bag, the inspector and the hand say. */
export const bag = {
  title: 'Tiles',
  close: 'Close',
  left: (count: number) => plural(count, 'tile left', 'tiles left'),
  draws: (count: number) => plural(count, 'turn left for you', 'turns left for you'),
  printed: 'What the box holds. This table plays without counting help.',
  printedOf: (face: string, total: number) => `${face}: ${total} in the box`,
  piles: 'Piles',
  pile: (number: number, left: number) => `Pile ${number}: ${left}`,
  drawnFrom: 'in use',
  discards: (count: number) =>
    `${plural(count, 'tile', 'tiles')} left the game: ${
      count === 1 ? 'it' : 'they'
    } fitted nowhere when drawn.`,
  filters: 'Filters',
  fitsCell: (x: number, y: number) => `Fits ${cell(x, y)}`,
  fitsNothing: 'No tile that is left fits there.',
  has: 'Printed on it',
  trait: (trait: Trait) => traits[trait],
  sidesWanted: 'Sides',
  side: (side: SideLetter, edge: EdgeName | null) =>
    `${sides[side]}: ${edge ? edges[edge] : 'anything'}`,
  clear: 'Clear',
  list: 'Kinds of tiles',
  none: 'No tile answers to that.',
  stack: (sides: readonly EdgeName[], signs: readonly Trait[], left: number, total: number) =>
    `${[
      capital(sides.map((side) => edges[side]).join(', ')),
      ...signs.map((sign) => traits[sign]),
    ].join(', ')}: ${left} of ${total} left`,
  odds: 'Chances',
  choose: 'Choose kinds of tiles to see how likely they are.',
  chosen: (kinds: number, tiles: number) =>
    `${plural(kinds, 'kind', 'kinds')}, ${plural(tiles, 'tile', 'tiles')} left`,
  next: 'Next tile',
  yours: 'Yours before the end',

  inspector: {
    tiles: (count: number) => plural(count, 'tile', 'tiles'),
    shields: (count: number) => plural(count, 'coat of arms', 'coats of arms'),
    goods: (sold: readonly GoodsName[]) => sold.map((one) => goods[one]).join(', '),
    state: (kind: FeatureName, complete: boolean): string =>
      kind === 'field' || kind === 'homes' ? 'scored at the end' : complete ? 'completed' : 'open',
    nobody: 'Nobody is here',
    strength: (name: string, strength: number, leads: boolean) =>
      `${name}: strength ${strength}${leads ? ', leads' : ''}`,
    leads: 'leads',
    shared: 'shared lead',
    now: 'Worth now',
    completed: 'If completed',
    openCells: (count: number) => plural(count, 'open cell', 'open cells'),
    chance: 'Chance to complete',
    chanceOf: 'that an owner still draws a tile that fits',
    fits: (count: number) => `${plural(count, 'tile', 'tiles')} left would complete it`,
    dead: 'No tile that is left can complete it.',
    several: 'Takes more than one tile.',
    feeds: (kind: FeatureName, count: number) =>
      kind === 'homes'
        ? `Touches ${plural(count, 'market', 'markets')}`
        : count === 0
          ? 'Feeds no completed city'
          : `Feeds ${plural(count, 'completed city', 'completed cities')}`,
    fields: (kind: FeatureName, count: number) =>
      kind === 'market'
        ? `Touches ${plural(count, 'residential area', 'residential areas')}`
        : `Touches ${plural(count, 'field', 'fields')}`,
    pin: 'Pin to compare',
    unpin: 'Unpin',
    times: (face: string, left: number) => `${face}, ${left} left`,
  },

  hand: {
    title: 'Your gifts',
    count: (count: number) => plural(count, 'gift', 'gifts'),
    others: 'Gifts of the others',
    none: 'You hold no gift. Extend another player’s road or city to receive one.',
    keep: 'Worth 2 points if still wrapped at the end.',
    unwrap: (gift: string) => `Unwrap ${gift}`,
    onBoard: 'Choose its target on the board.',
    gift: {
      synod: 'Synod',
      sweeper: 'Road sweeper',
      retreat: 'Retreat',
      'stand-lie': 'Stand up, lie down',
      'take-two': 'Take two',
    } satisfies Record<GiftName, string>,
    does: {
      synod: 'Put a follower on any open abbey, even an occupied one.',
      sweeper: 'Score any open road at once; all its figures go home.',
      retreat: 'Take one of your figures back: 2 points, and 2 more for each figure left there.',
      'stand-lie': 'One of your followers lies down in a field of its tile, or stands up from it.',
      'take-two': 'Draw a second tile, lay one of the two and return the other.',
    } satisfies Record<GiftName, string>,
  },
};
