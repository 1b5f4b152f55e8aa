/** What is typed into the command box, read without knowing the game. */
import type { SideLetter } from '../engine/types';

export type Question = 'bag' | 'score' | 'last' | 'legal' | 'why' | 'help';

export type Command =
  | { what: 'nothing' }
  | { what: 'ask'; question: Question }
  /** About a tile, or what lies on one of its sides. */
  | { what: 'region'; x: number; y: number; side: SideLetter | null }
  | { what: 'commit' }
  | { what: 'undo' }
  /** Anything else; whether it is a move is for the choices to say. */
  | { what: 'moves'; moves: readonly string[] };

/** No one has to type more. */
export const LONGEST = 160;
/** So many moves are enough for every turn. */
const MOST = 12;

/** Words of both languages, because the box does not know who types. */
const WORDS: Readonly<Record<string, Question | 'commit' | 'undo'>> = {
  bag: 'bag',
  sac: 'bag',
  tiles: 'bag',
  tuiles: 'bag',
  score: 'score',
  scores: 'score',
  points: 'score',
  last: 'last',
  dernier: 'last',
  legal: 'legal',
  moves: 'legal',
  coups: 'legal',
  why: 'why',
  pourquoi: 'why',
  help: 'help',
  aide: 'help',
  '?': 'help',
  commit: 'commit',
  end: 'commit',
  fin: 'commit',
  ok: 'commit',
  valider: 'commit',
  undo: 'undo',
  annuler: 'undo',
};

const SIDES: Readonly<Record<string, SideLetter>> = {
  n: 'N',
  e: 'E',
  s: 'S',
  w: 'W',
  // West in French.
  o: 'W',
};

const REGION = /^(?:feature|zone|region) (-?\d{1,3}),(-?\d{1,3})(?: ([nesow]))?$/;

export function read(typed: string): Command {
  const text = plain(typed.slice(0, LONGEST));
  if (text === '') return { what: 'nothing' };
  const word = Object.hasOwn(WORDS, text) ? WORDS[text] : undefined;
  if (word === 'commit' || word === 'undo') return { what: word };
  if (word) return { what: 'ask', question: word };
  const region = REGION.exec(text.replace(/\s*,\s*/, ','));
  if (region) {
    const [, x, y, side = ''] = region;
    return { what: 'region', x: Number(x), y: Number(y), side: SIDES[side] ?? null };
  }
  const moves = text.split(';').map((move) => move.trim());
  return { what: 'moves', moves: moves.filter((move) => move !== '').slice(0, MOST) };
}

/**
 * The moves that a text can mean: the one that reads the same, or those that have all its words in
 * the same order, so that what goes without saying need not be typed.
 */
export function meant<Move extends { text: string }>(
  moves: readonly Move[],
  typed: string,
): readonly Move[] {
  const text = plain(typed);
  const same = moves.filter((move) => plain(move.text) === text);
  if (same.length > 0) return same.slice(0, 1);
  const words = text.split(' ');
  return text === '' ? [] : moves.filter((move) => follows(words, plain(move.text).split(' ')));
}

/** Whether some words occur among others, in order. */
function follows(words: readonly string[], among: readonly string[]): boolean {
  let at = 0;
  for (const word of among) {
    if (word === words[at]) at++;
  }
  return at === words.length;
}

/** Without accents, capitals and needless spaces. */
function plain(text: string): string {
  const letters = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return letters
    .replace(/\u2212/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
