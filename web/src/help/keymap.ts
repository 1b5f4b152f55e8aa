/** The keyboard, as it is explained. */
export type KeyName =
  'arrows' | 'enter' | 'space' | 'escape' | 'shift' | 'control' | 'home' | 'end' | 'to';

/** What is printed on a key; where a key counts by its place, keyboards may print something else. */
export interface Printed {
  key: string;
  place?: string;
}

/** Keys that are pressed together: names that languages spell, or what is printed. */
export type Combination = readonly (KeyName | Printed)[];

const key = (printed: string): Printed => ({ key: printed });
const each = (...printed: string[]): Combination[] => printed.map((one) => [key(one)]);

/** What can be done, group by group, each with the keys that do it. */
export const KEYMAP = {
  placing: {
    spot: [['arrows']],
    pin: [['enter']],
    turn: [...each('R'), ['shift', key('R')]],
    figure: [[key('1'), 'to', key('9')]],
    none: each('0'),
    commit: [['space']],
    back: [['escape'], ['control', key('Z')]],
  },
  looking: {
    fit: each(','),
    last: each('.'),
    again: each('L'),
    pan: ['W', 'A', 'S', 'D'].map((letter) => [{ key: letter, place: `Key${letter}` }]),
    zoom: each('+', '−'),
    fields: each('F'),
    owners: each('O'),
    ends: each('E'),
    dead: each('X'),
    coordinates: each('C'),
  },
  history: {
    turn: each('[', ']'),
    scoring: each('{', '}'),
    first: [['home']],
    live: [['end']],
    play: each('K'),
  },
  reading: {
    cursor: [['shift', 'arrows']],
    region: each('N', 'P'),
    inspect: each('I'),
    bag: each('B'),
    player: [['shift', key('1'), 'to', key('6')]],
    command: each('/'),
    chat: each('T'),
    sound: each('M'),
    keys: each('?'),
  },
} as const satisfies Record<string, Record<string, readonly Combination[]>>;

export type KeyGroup = keyof typeof KEYMAP;

/** What a language has to say about all of it. */
export type KeyWords = { [G in KeyGroup]: { [Act in keyof (typeof KEYMAP)[G]]: string } };

interface Keyboards {
  keyboard?: { getLayoutMap(): Promise<ReadonlyMap<string, string>> };
}

/** What this keyboard prints on its keys, as far as the browser tells. */
export async function layout(): Promise<ReadonlyMap<string, string>> {
  try {
    return (await (navigator as Keyboards).keyboard?.getLayoutMap()) ?? new Map();
  } catch {
    return new Map();
  }
}
