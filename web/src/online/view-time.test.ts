import { describe, expect, it } from 'vitest';
import { timeText, untilNext } from './view-time';

const UNITS = { day: 'd', hour: 'h' };
const text = (left: number): string => timeText(left, UNITS).replaceAll('\u00a0', ' ');

describe('time that is left', () => {
  it('is told as finely as it matters', () => {
    expect(text(3 * 86_400_000 + 4.5 * 3_600_000)).toBe('3 d 4 h');
    expect(text(86_400_000)).toBe('1 d');
    expect(text(3_909_000)).toBe('1:05:09');
    expect(text(65_999)).toBe('1:05');
    expect(text(10_000)).toBe('0:10');
    expect(text(9_430)).toBe('0:09.4');
    expect(text(0)).toBe('0:00.0');
    expect(text(-5)).toBe('0:00.0');
  });

  it('is looked at when it changes', () => {
    for (const left of [9_990, 10_001, 65_999, 3_600_500]) {
      const next = left - untilNext(left);
      expect(text(next)).not.toBe(text(left));
      expect(untilNext(left)).toBeLessThanOrEqual(1001);
    }
    expect(untilNext(5 * 86_400_000)).toBe(60_000);
  });
});
