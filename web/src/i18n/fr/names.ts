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

/** In French, nothing and a part of one are singular. */
export const plural = (count: number, one: string, many: string): string =>
  `${count}\u00a0${count < 2 ? one : many}`;

/**
 * Whether `de`, `que` and the like lose their vowel before a name: before a vowel, before an h that
 * a vowel follows, and before a y that none follows (Yves, not Yann). Which h is aspirated cannot
 * be seen, so every h counts as mute; digits and other scripts elide nothing.
 */
const elides = (name: string): boolean =>
  /^(?:[aeiouœæ]|h[aeiouyœæ]|y(?![aeiouyœæ]))/i.test(
    name.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  );

/** `de` before a name. */
export const of = (name: string): string => (elides(name) ? `d’${name}` : `de ${name}`);

/** `que` before a name. */
export const that = (name: string): string => (elides(name) ? `qu’${name}` : `que ${name}`);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const features: Record<FeatureName, string> = {
  city: 'ville',
  road: 'route',
  field: 'pré',
  abbey: 'abbaye',
  garden: 'jardin',
  street: 'route',
  market: 'marché',
  homes: 'zone résidentielle',
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
  abbey: 'sur l’abbaye',
  garden: 'sur le jardin',
  street: 'sur la route',
  market: 'sur le marché',
  homes: 'dans la zone résidentielle',
  guard: 'sur le rempart',
};

/** Features that are said with `la`. */
const FEMININE: ReadonlySet<FeatureName> = new Set(['city', 'road', 'abbey', 'street', 'homes']);

/** What is said of a feature, in its gender. */
export const agreed = (feature: FeatureName, one: string, feminine: string): string =>
  FEMININE.has(feature) ? feminine : one;

/** Whether its game says finished where the classic one says complete. */
const isOfTown = (feature: FeatureName): boolean => feature === 'street' || feature === 'market';

/** Completed, in the words of its game and in its gender. */
export const completed = (feature: FeatureName): string => {
  if (isOfTown(feature)) return agreed(feature, 'terminé', 'terminée');
  return agreed(feature, 'complet', 'complète');
};

/** Not completed yet, in the same way. */
export const incomplete = (feature: FeatureName): string => {
  if (isOfTown(feature)) return `non ${completed(feature)}`;
  return agreed(feature, 'incomplet', 'incomplète');
};

/** What makes a feature score, as the beginning of a sentence; at the end, its name says enough. */
export const scored = ({ feature, occasion }: Why): string => {
  const e = agreed(feature, '', 'e');
  const the = `${agreed(feature, 'le', 'la')} ${features[feature]}`;
  switch (occasion) {
    case 'completed':
      return `${titles[feature]} ${isOfTown(feature) ? 'terminé' : 'achevé'}${e}`;
    case 'recalled':
      return 'L’abbé rentre';
    case 'swept':
      return `Cantonnier sur ${the}`;
    case 'walled':
      return `Un rempart ferme ${the}`;
    case 'closed':
      return `Le dernier rempart ferme ${the}`;
    case 'final':
      return titles[feature];
  }
};

const classic: Record<FigureName, string> = {
  meeple: 'meeple',
  farmer: 'paysan',
  big: 'gros meeple',
  abbot: 'abbé',
  guard: 'garde',
  tower: 'tour',
};

/** Figures by what they look like, in the words of their game. */
export const figures: Record<GameName, Record<FigureName, string>> = {
  classic,
  city: { ...classic, meeple: 'bonhomme', farmer: 'habitant' },
};

/** What a meeple or `bonhomme` is called where it stands or lies. */
const roles: Partial<Record<FeatureName, string>> = {
  city: 'chevalier',
  road: 'voyageur',
  field: 'paysan',
  abbey: 'moine',
  street: 'voyageur',
  market: 'marchande',
  homes: 'habitant',
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
  synod: 'Synode',
  sweeper: 'Cantonnier',
  retreat: 'Retrait',
  'stand-lie': 'Debout/Couché',
  'take-two': 'Prends-en 2',
};

export const symbols: Record<SymbolName, string> = {
  pair: 'un deuxième meeple',
  repeat: 'un tour de plus',
  anywhere: 'un meeple n’importe où',
};

/** What an arrow allows, in a sentence. */
export const symbolDoes: Record<SymbolName, string> = {
  pair: 'Votre meeple peut rejoindre un autre de vos meeple.',
  repeat: 'Vous jouez un tour de plus après celui-ci.',
  anywhere: 'Votre meeple peut aller sur toute zone inoccupée et incomplète.',
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
  street: 'route',
  market: 'marché',
  homes: 'zone résidentielle',
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
export const cell = (x: number, y: number): string => `${x},\u00a0${y}`.replaceAll('-', '−');
