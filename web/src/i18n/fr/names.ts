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

/** In French, nothing and a part of one are singular. */
export const plural = (count: number, one: string, many: string): string =>
  `${count}\u00a0${count < 2 ? one : many}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const features: Record<FeatureName, string> = {
  city: 'ville',
  road: 'route',
  field: 'pré',
  abbey: 'abbaye',
  garden: 'jardin',
  street: 'rue',
  market: 'marché',
  homes: 'quartier',
  guard: 'garde',
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
  city: 'dans la ville',
  road: 'sur la route',
  field: 'dans le pré',
  abbey: 'dans l’abbaye',
  garden: 'dans le jardin',
  street: 'dans la rue',
  market: 'sur le marché',
  homes: 'dans le quartier',
  guard: 'sur le mur',
};

export const figures: Record<FigureName, string> = {
  meeple: 'partisan',
  farmer: 'paysan',
  big: 'grand partisan',
  abbot: 'abbé',
  guard: 'garde',
  tower: 'tour',
};

export const gifts: Record<GiftName, string> = {
  synod: 'Synode',
  sweeper: 'Cantonnier',
  retreat: 'Retraite',
  'stand-lie': 'Debout, couché',
  'take-two': 'Deux tuiles',
};

export const symbols: Record<SymbolName, string> = {
  pair: 'deux partisans',
  repeat: 'un tour de plus',
  anywhere: 'un partisan n’importe où',
};

export const sides: Record<SideLetter, string> = {
  N: 'au nord',
  E: 'à l’est',
  S: 'au sud',
  W: 'à l’ouest',
};

export const edges: Record<EdgeName, string> = {
  city: 'ville',
  road: 'route',
  field: 'pré',
  river: 'rivière',
  street: 'rue',
  market: 'marché',
  homes: 'maisons',
};

export const counted: Record<Count['what'], (count: number) => string> = {
  tiles: (count) => plural(count, 'tuile', 'tuiles'),
  shields: (count) => plural(count, 'blason', 'blasons'),
  cities: (count) => plural(count, 'ville', 'villes'),
  markets: (count) => plural(count, 'marché', 'marchés'),
  public: (count) => plural(count, 'bâtiment public', 'bâtiments publics'),
  historic: (count) => plural(count, 'bâtiment historique', 'bâtiments historiques'),
};

/** A cell by its column and row. */
export const cell = (x: number, y: number): string => `${x}, ${y}`.replaceAll('-', '−');
