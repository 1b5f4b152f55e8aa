/** Names of things, for all that is said of them. */
import type {
  Count,
  EdgeName,
  FeatureName,
  FigureName,
  GameName,
  GiftName,
  SideLetter,
  SymbolName,
  Why,
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
  homes: 'homes',
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
  homes: 'in the homes',
  guard: 'on the wall',
};

/** Whether its game says finished where the classic one says complete. */
const isOfTown = (feature: FeatureName): boolean => feature === 'street' || feature === 'market';

/** Completed, in the word of its game. */
export const completed = (feature: FeatureName): string =>
  isOfTown(feature) ? 'finished' : 'completed';

/** Not completed yet, in the word of its game. */
export const incomplete = (feature: FeatureName): string =>
  isOfTown(feature) ? 'unfinished' : 'incomplete';

/** What makes a feature score, as the beginning of a sentence; at the end, its name says enough. */
export const scored = ({ feature, occasion }: Why): string => {
  switch (occasion) {
    case 'completed':
      return `${titles[feature]} ${completed(feature)}`;
    case 'recalled':
      return 'Abbot returns';
    case 'swept':
      return `${titles[feature]} swept`;
    case 'walled':
      return `Wall closes the ${features[feature]}`;
    case 'closed':
      return `Last wall closes the ${features[feature]}`;
    case 'final':
      return titles[feature];
  }
};

const classic: Record<FigureName, string> = {
  meeple: 'meeple',
  farmer: 'farmer',
  big: 'big meeple',
  abbot: 'abbot',
  guard: 'guard',
  tower: 'tower',
};

/** Figures by what they look like, in the words of their game. */
export const figures: Record<GameName, Record<FigureName, string>> = {
  classic,
  city: { ...classic, meeple: 'follower', farmer: 'inhabitant' },
};

/** What a meeple or follower is called where it stands or lies. */
const roles: Partial<Record<FeatureName, string>> = {
  city: 'knight',
  road: 'traveler',
  field: 'farmer',
  abbey: 'monk',
  street: 'traveler',
  market: 'merchant',
  homes: 'inhabitant',
};

/** What a figure is called where it is; the big meeple and the abbot keep their names everywhere. */
export const roleOf = (figure: FigureName, feature: FeatureName | null): string => {
  const isPlain = figure === 'meeple' || figure === 'farmer';
  return (isPlain && feature && roles[feature]) || classic[figure];
};

/** A figure and where it is. */
export const figureOn = (figure: FigureName, feature: FeatureName | null): string =>
  feature ? `${roleOf(figure, feature)} ${onFeature[feature]}` : classic[figure];

export const gifts: Record<GiftName, string> = {
  synod: 'Synod',
  sweeper: 'Road Sweeper',
  retreat: 'Retreat',
  'stand-lie': 'Stand/Lie',
  'take-two': 'Take 2',
};

export const symbols: Record<SymbolName, string> = {
  pair: 'a second meeple',
  repeat: 'another turn',
  anywhere: 'a meeple anywhere',
};

/** What an arrow allows, in a sentence. */
export const symbolDoes: Record<SymbolName, string> = {
  pair: 'Your meeple may join another meeple of yours.',
  repeat: 'You play one more turn after this one.',
  anywhere: 'Your meeple may go on any free, incomplete feature.',
};

export const sides: Record<SideLetter, string> = { N: 'north', E: 'east', S: 'south', W: 'west' };

export const edges: Record<EdgeName, string> = {
  city: 'city',
  road: 'road',
  field: 'field',
  river: 'river',
  street: 'street',
  market: 'market',
  homes: 'homes',
};

export const counted: Record<Count['what'], (count: number) => string> = {
  tiles: (count) => plural(count, 'tile', 'tiles'),
  shields: (count) => plural(count, 'shield', 'shields'),
  cities: (count) => plural(count, 'city', 'cities'),
  markets: (count) => plural(count, 'market', 'markets'),
  public: (count) => plural(count, 'public building', 'public buildings'),
  historic: (count) => plural(count, 'historic building', 'historic buildings'),
};

/** A cell by its column and row. */
export const cell = (x: number, y: number): string => `${x},\u00a0${y}`.replaceAll('-', '−');
