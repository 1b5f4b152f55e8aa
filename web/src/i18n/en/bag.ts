import type { Trait } from '../../bag/faces';
import type { EdgeName, FeatureName, GiftName, GoodsName, SideLetter } from '../../engine/types';
import { capital, cell, completed, edges, gifts, incomplete, plural } from './names';

const traits: Record<Trait, string> = {
  city: 'City',
  road: 'Road',
  river: 'River',
  street: 'Street',
  market: 'Market',
  abbey: 'Abbey',
  shield: 'Shield',
  cathedral: 'Cathedral',
  inn: 'Inn',
  garden: 'Garden',
  arrow: 'Arrow',
  public: 'Public building',
  historic: 'Historic building',
  spring: 'Source',
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
  printed: 'What the box holds. In this game you count for yourselves.',
  printedOf: (face: string, total: number) => `${face}: ${total} in the box`,
  piles: 'Piles',
  pile: (number: number, left: number) => `Pile ${number}: ${left}`,
  drawnFrom: 'in use',
  discards: (count: number) =>
    `${plural(count, 'tile', 'tiles')} left the game: no spot when drawn.`,
  filters: 'Filters',
  fitsCell: (x: number, y: number) => `Fits ${cell(x, y)}`,
  fitsNothing: 'No tile left fits there.',
  has: 'Printed on it',
  trait: (trait: Trait) => traits[trait],
  sidesWanted: 'Sides',
  side: (side: SideLetter, edge: EdgeName | null) =>
    `${sides[side]}: ${edge ? edges[edge] : 'anything'}`,
  clear: 'Clear',
  list: 'Kinds of tiles',
  none: 'No tile has all that.',
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
    shields: (count: number) => plural(count, 'shield', 'shields'),
    goods: (sold: readonly GoodsName[]) => sold.map((one) => goods[one]).join(', '),
    state: (kind: FeatureName, complete: boolean): string =>
      kind === 'field' || kind === 'homes'
        ? 'scored at the end'
        : complete
          ? completed(kind)
          : incomplete(kind),
    nobody: 'Nobody is here',
    strength: (name: string, strength: number, leads: boolean) =>
      `${name}: strength ${strength}${leads ? ', leads' : ''}`,
    leads: 'leads',
    shared: 'shared lead',
    now: 'Worth now',
    completed: (kind: FeatureName) => `If ${completed(kind)}`,
    openCells: (count: number) => plural(count, 'open cell', 'open cells'),
    chance: (kind: FeatureName): string =>
      kind === 'street' || kind === 'market' ? 'Chance to finish' : 'Chance to complete',
    chanceOf: 'that an owner still draws a tile that fits',
    fits: (count: number) => plural(count, 'tile left fits', 'tiles left fit'),
    dead: 'No tile left fits.',
    several: 'It takes more than one tile.',
    feeds: (kind: FeatureName, count: number) =>
      kind === 'homes'
        ? `Touches ${plural(count, 'market', 'markets')}`
        : count === 0
          ? 'Touches no complete city'
          : `Touches ${plural(count, 'complete city', 'complete cities')}`,
    fields: (kind: FeatureName, count: number) =>
      kind === 'market'
        ? `Touches ${plural(count, 'homes', 'homes')}`
        : `Touches ${plural(count, 'field', 'fields')}`,
    pin: 'Pin to compare',
    unpin: 'Unpin',
    times: (face: string, left: number) => `${face}, ${left} left`,
  },

  hand: {
    title: 'Your gifts',
    count: (count: number) => plural(count, 'gift', 'gifts'),
    others: 'Gifts of the others',
    none: 'No gift yet. Extend an opponent’s road or city to draw one.',
    keep: 'Worth 2 points if not used by the end.',
    unwrap: (gift: string) => `Use ${gift}`,
    onBoard: 'Choose on the board.',
    gift: gifts,
    does: {
      synod: 'Place a meeple on any incomplete abbey, even an occupied one.',
      sweeper: 'Score any incomplete road at once. All figures on it return.',
      retreat: 'Take one of your figures back: 2 points, and 2 more for each figure left there.',
      'stand-lie': 'One of your meeples lies down in a field of its tile, or stands up from there.',
      'take-two': 'Draw a second tile. Place one of the two, the other goes back.',
    } satisfies Record<GiftName, string>,
  },
};
