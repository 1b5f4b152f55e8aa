import { expect, test } from 'vitest';
import { samples, SOUND_NAMES } from './waves';

const RATE = 44_100;
const decibels = (value: number): number => 20 * Math.log10(value);

test.each(SOUND_NAMES)('%s is heard, does not clip, and is short', (name) => {
  const wave = samples(name, RATE);
  const peak = decibels(Math.max(...wave.map(Math.abs)));
  expect(peak).toBeGreaterThan(-24);
  expect(peak).toBeLessThan(-3);
  expect(wave.length / RATE).toBeLessThanOrEqual(0.4);
});

test.each(SOUND_NAMES)('%s begins and ends in silence', (name) => {
  const wave = samples(name, RATE);
  expect(Math.abs(wave[0] ?? 1)).toBeLessThan(0.01);
  expect(Math.abs(wave.at(-1) ?? 1)).toBeLessThan(0.001);
});

test.each(SOUND_NAMES)('%s has no hum that would move a speaker for nothing', (name) => {
  const wave = samples(name, RATE);
  const mean = wave.reduce((sum, value) => sum + value, 0) / wave.length;
  expect(Math.abs(mean)).toBeLessThan(0.01);
});

test('no two sounds are the same, and each is the same every time', () => {
  const texts = SOUND_NAMES.map((name) => samples(name, 8000).join());
  expect(new Set(texts).size).toBe(SOUND_NAMES.length);
  expect(samples('draw', 8000)).toEqual(samples('draw', 8000));
});
