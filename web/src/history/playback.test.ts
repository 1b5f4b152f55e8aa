import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry } from '../engine/types';
import { playbackOf, togglePlay } from './playback.svelte';
import type { Scrubbed } from './turns';

const CHRONICLE: readonly Entry[] = [1, 2, 3].map((turn) => ({
  ply: turn,
  turn,
  seat: 0,
  chance: false,
  text: '',
  happenings: [],
  scores: [0],
}));

function shown(): Scrubbed {
  return {
    chronicle: CHRONICLE,
    plies: 3,
    ply: 3,
    live: true,
    show(ply) {
      Object.assign(this, { ply: ply ?? 3, live: ply === null });
    },
  };
}

describe('playback', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('begins again at the end, and stops there', () => {
    const game = shown();
    const playback = playbackOf(game);
    togglePlay(game);
    expect([game.ply, playback.playing]).toEqual([0, true]);
    vi.advanceTimersByTime(1200);
    expect(game.ply).toBe(1);
    vi.advanceTimersByTime(2400);
    expect([game.live, playback.playing]).toEqual([true, false]);
  });

  it('has four speeds', () => {
    const game = shown();
    const playback = playbackOf(game);
    game.show(0);
    const speeds = [1, 2, 3, 4].map(() => {
      playback.faster();
      return playback.speed;
    });
    expect(speeds).toEqual([2, 4, 8, 1]);
    playback.faster();
    playback.play();
    vi.advanceTimersByTime(600);
    expect(game.ply).toBe(1);
    playback.pause();
    vi.advanceTimersByTime(6000);
    expect(game.ply).toBe(1);
  });
});
