/**
 * Readings of the rules where books leave room. Each is a line of a setup; without it the engine
 * plays as the rules digest reads the book.
 */
import type { Play } from './form';

/** Other readings of The City, as the engine writes them. */
export const CITY_READINGS = [
  'beyond straight-out',
  'freed at-once',
  'closing-wall clockwise',
] as const;
/** The same of the classic game. */
export const CLASSIC_READINGS = [
  'river-bends alternating',
  'river-bends two-ahead',
  'abbot-recall same-turn',
  'garden-retreat on',
] as const;

export type CityReading = (typeof CITY_READINGS)[number];
export type ClassicReading = (typeof CLASSIC_READINGS)[number];
export type Reading = CityReading | ClassicReading;

const ALL: readonly Reading[] = [...CITY_READINGS, ...CLASSIC_READINGS];

/** What texts that say `rulings 1` mean by settings they leave out. */
const ONCE_USUAL: ReadonlySet<Reading> = new Set([
  'beyond straight-out',
  'freed at-once',
  'closing-wall clockwise',
  'abbot-recall same-turn',
  'garden-retreat on',
]);

/** The readings that change something in what is chosen. */
export function readingsFor({ game, expansions }: Pick<Play, 'game' | 'expansions'>): Reading[] {
  if (game === 'city') return [...CITY_READINGS];
  const hasCardsForAbbots = expansions.includes('abbot') && expansions.includes('gifts');
  return CLASSIC_READINGS.filter((reading) =>
    reading.startsWith('river-bends') ? expansions.includes('river') : hasCardsForAbbots,
  );
}

/** The other readings by which a game is played. */
export function readBy(play: Play): Reading[] {
  return readingsFor(play).filter((reading) => play.readings.includes(reading));
}

/** The other readings among the settings of a setup, by key. */
export function readingsIn(said: ReadonlyMap<string, readonly string[]>): Reading[] {
  const isOld = said.get('rulings')?.[0] === '1';
  return ALL.filter((reading) => {
    const [key = '', value] = reading.split(' ');
    const told = said.get(key)?.[0];
    return told === undefined ? isOld && ONCE_USUAL.has(reading) : told === value;
  });
}

/** With another reading in place of all others of the same rule, or without it. */
export function reread(readings: readonly Reading[], reading: Reading, on: boolean): Reading[] {
  const [key = ''] = reading.split(' ');
  return ALL.filter((other) =>
    other.startsWith(`${key} `) ? on && other === reading : readings.includes(other),
  );
}
