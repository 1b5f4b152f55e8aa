import { isRecord, keep, kept } from './kept';

export type Theme = 'auto' | 'light' | 'dark' | 'contrast';
export type Pace = 'instant' | 'brisk' | 'calm';
/** When a turn is done without a last word. */
export type Confirm = 'always' | 'never';

export interface Settings {
  theme: Theme;
  /** Drawn plainly, with strong lines. */
  schematic: boolean;
  sound: boolean;
  pace: Pace;
  confirm: Confirm;
  coordinates: boolean;
}

const DEFAULTS: Settings = {
  theme: 'auto',
  schematic: false,
  sound: true,
  pace: 'brisk',
  confirm: 'always',
  coordinates: false,
};

const CHOICES: { [K in keyof Settings]: readonly Settings[K][] } = {
  theme: ['auto', 'light', 'dark', 'contrast'],
  schematic: [false, true],
  sound: [true, false],
  pace: ['instant', 'brisk', 'calm'],
  confirm: ['always', 'never'],
  coordinates: [false, true],
};

function stored(): Settings {
  const found = kept('settings', isRecord) ?? {};
  const pick = <K extends keyof Settings>(key: K): Settings[K] =>
    CHOICES[key].find((choice) => choice === found[key]) ?? DEFAULTS[key];
  return {
    theme: pick('theme'),
    schematic: pick('schematic'),
    sound: pick('sound'),
    pace: pick('pace'),
    confirm: pick('confirm'),
    coordinates: pick('coordinates'),
  };
}

/** How this browser likes the page; remembered as soon as it changes. */
export const settings: Settings = $state(stored());

$effect.root(() => {
  $effect(() => {
    keep('settings', settings);
  });
  $effect(() => {
    if (settings.theme === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = settings.theme;
  });
});
