/** What helps a player; a table agrees on them before it begins. */
export interface Aids {
  /** Cells where the tile fits. */
  spots: boolean;
  /** What a draft would score, and what features are worth. */
  preview: boolean;
  /** Points if the game ended now. */
  projection: boolean;
  /** Who owns which feature, and how far fields reach. */
  overlays: boolean;
  /** Open ends and cells that nothing fits any more. */
  frontier: boolean;
  /** Which tiles are left, and how likely they are. */
  bag: boolean;
  /** A word before something is given away. */
  warnings: boolean;
}

/** In the order they are told in. */
export const AIDS: readonly (keyof Aids)[] = [
  'spots',
  'preview',
  'projection',
  'overlays',
  'frontier',
  'bag',
  'warnings',
];

export type PresetName = 'learner' | 'standard' | 'tournament' | 'purist';

const every = (value: boolean): Aids => ({
  spots: value,
  preview: value,
  projection: value,
  overlays: value,
  frontier: value,
  bag: value,
  warnings: value,
});

/** From all the help there is to none. */
export const PRESETS: Readonly<Record<PresetName, Readonly<Aids>>> = {
  learner: every(true),
  standard: { ...every(true), warnings: false },
  tournament: { ...every(false), spots: true, overlays: true, bag: true },
  purist: every(false),
};

export const PRESET_NAMES: readonly PresetName[] = ['learner', 'standard', 'tournament', 'purist'];
