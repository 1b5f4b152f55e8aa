import { describe, expect, it } from 'vitest';
import { resolve, sectionOf } from './sections';

/** Every ID that the engine gives as the reason of a score. */
const IN_SCORES = [
  ['ROAD-2', 'roads'],
  ['ROAD-3', 'roads'],
  ['CITY-2', 'cities'],
  ['CITY-3', 'cities'],
  ['CITY-4', 'editions'],
  ['ABBEY-2', 'abbeys'],
  ['ABBEY-3', 'abbeys'],
  ['ABBOT-5', 'abbot'],
  ['ABBOT-6', 'abbot'],
  ['ABBOT-7', 'abbot'],
  ['FARM-3', 'fields'],
  ['FARM-4', 'fields'],
  ['FARM-7', 'editions'],
  ['INN-2', 'inns'],
  ['INN-3', 'inns'],
  ['INN-4', 'inns'],
  ['INN-5', 'inns'],
  ['TC-SCORE-1', 'city-streets'],
  ['TC-SCORE-2', 'city-markets'],
  ['TC-FINAL-2', 'city-homes'],
  ['TC-FINAL-3', 'city-guards'],
  // Named in the texts of events that are no scores of features.
  ['ANNIV-3', 'arrows'],
  ['GIFT-10', 'gifts'],
  ['END-4', 'end'],
  ['TC-TOWER-2', 'city-towers'],
] as const;

describe('sectionOf', () => {
  it.each(IN_SCORES)('finds the section of %s', (rule, section) => {
    expect(sectionOf(rule)).toBe(section);
    expect(resolve(rule)).toEqual({ section, rule });
  });

  it('knows rulings, examples and whole families', () => {
    expect(sectionOf('RUL-ROAD-1')).toBe('roads');
    expect(sectionOf('EX-FARM-3')).toBe('fields');
    expect(sectionOf('EX-TC-11')).toBe('city-game');
    expect(sectionOf('GIFT')).toBe('gifts');
    expect(sectionOf('farm-4')).toBe('fields');
  });

  it('does not take one family for another', () => {
    expect(sectionOf('INN-1')).toBe('inns');
    expect(sectionOf('INFO-1')).toBe('start');
    expect(sectionOf('CITY-40')).toBe('cities');
    expect(sectionOf('NONE-1')).toBeNull();
    expect(resolve('nothing')).toBeNull();
    expect(resolve('tables')).toEqual({ section: 'tables', rule: null });
  });
});
