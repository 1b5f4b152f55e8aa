/** Names of things, for all that is said of them. */
import type {
  Count,
  EdgeName,
  FeatureName,
  FigureName,
  GiftName,
  SideLetter,
  SymbolName,
} from '../../engine/types';

export const plural = (count: number, one: string, many: string): string =>
  `${count}\u00a0${count === 1 ? one : many}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const features: Record<FeatureName, string> = {
  city: 'city',
  road: 'road',
  field: 'field',
  abbey: 'abbey',
  garden: 'garden',
  street: 'street',
  market: 'market',
  homes: 'residential area',
  guard: 'guard',
};

/** The same at the beginning of a line. */
export const titles: Record<FeatureName, string> = {
  city: capital(features.city),
  road: capital(features.road),
  field: capital(features.field),
  abbey: capital(features.abbey),
  garden: capital(features.garden),
  street: capital(features.street),
  market: capital(features.market),
  homes: capital(features.homes),
  guard: capital(features.guard),
};

export const onFeature: Record<FeatureName, string> = {
  city: 'in the city',
  road: 'on the road',
  field: 'in the field',
  abbey: 'in the abbey',
  garden: 'in the garden',
  street: 'in the street',
  market: 'on the market',
  homes: 'in the residential area',
  guard: 'on the wall',
};

export const figures: Record<FigureName, string> = {
  meeple: 'follower',
  farmer: 'farmer',
  big: 'big follower',
  abbot: 'abbot',
  guard: 'guard',
  tower: 'tower',
};

export const gifts: Record<GiftName, string> = {
  synod: 'Synod',
  sweeper: 'Road sweeper',
  retreat: 'Retreat',
  'stand-lie': 'Stand up, lie down',
  'take-two': 'Take two',
};

export const symbols: Record<SymbolName, string> = {
  pair: 'a pair of followers',
  repeat: 'another turn',
  anywhere: 'a follower anywhere',
};

export const sides: Record<SideLetter, string> = { N: 'north', E: 'east', S: 'south', W: 'west' };

export const edges: Record<EdgeName, string> = {
  city: 'city',
  road: 'road',
  field: 'field',
  river: 'river',
  street: 'street',
  market: 'market',
  homes: 'houses',
};

export const counted: Record<Count['what'], (count: number) => string> = {
  tiles: (count) => plural(count, 'tile', 'tiles'),
  shields: (count) => plural(count, 'coat of arms', 'coats of arms'),
  cities: (count) => plural(count, 'city', 'cities'),
  markets: (count) => plural(count, 'market', 'markets'),
  public: (count) => plural(count, 'public building', 'public buildings'),
  historic: (count) => plural(count, 'historic building', 'historic buildings'),
};

/** A cell by its column and row. */
export const cell = (x: number, y: number): string => `${x}, ${y}`.replaceAll('-', '−');
