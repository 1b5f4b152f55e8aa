import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../game/session.svelte';
import { speech } from '../i18n/index.svelte';
import Scrubber from './Scrubber.svelte';
import { ShownGame } from './shown.fixture.svelte';

/** Nothing has a size here, so nothing changes it. */
class Still {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

function show(game: ShownGame): { game: ShownGame; onbranch: ReturnType<typeof vi.fn> } {
  const onbranch = vi.fn();
  // The scrubber asks for no more than the fixture has.
  render(Scrubber, { session: game as unknown as Session, onbranch });
  return { game, onbranch };
}

async function press(name: string): Promise<void> {
  screen.getByRole('button', { name }).click();
  await tick();
}

async function key(name: string): Promise<void> {
  const slider = screen.getByRole('slider');
  slider.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
  await tick();
}

function spoken(): string | null {
  return screen.getByRole('slider').getAttribute('aria-valuetext');
}

describe('the scrubber', () => {
  beforeEach(async () => {
    vi.stubGlobal('ResizeObserver', Still);
    await speech.speak('en');
  });

  it('is a slider that speaks', async () => {
    show(new ShownGame());
    expect(spoken()).toBe('Turn 3 of 3, Ana 5, Ben 4');
    await key('ArrowLeft');
    expect(spoken()).toBe('Turn 2 of 3, Ana 0, Ben 4');
    await key('Home');
    expect(spoken()).toBe('Start of the game, Ana 0, Ben 0');
    await key('ArrowUp');
    expect(screen.getByRole('slider').getAttribute('aria-valuenow')).toBe('2');
    await key('End');
    expect(spoken()).toBe('Turn 3 of 3, Ana 5, Ben 4');
  });

  it('speaks French as well', async () => {
    await speech.speak('fr');
    show(new ShownGame());
    expect(spoken()).toBe('Tour 3 sur 3, Ana 5, Ben 4');
  });

  it('leads back to a running game', async () => {
    const { game } = show(new ShownGame());
    await press('Previous turn');
    expect(game.live).toBe(false);
    await press('Live');
    expect(game.live).toBe(true);
  });

  it('has no present where nobody plays', () => {
    show(new ShownGame({ over: true }));
    expect(screen.queryByRole('button', { name: 'Live' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Play on from here' })).toBeNull();
  });

  it('branches from the past', async () => {
    const { game, onbranch } = show(new ShownGame({ over: true }));
    await press('First turn');
    await press('Next turn');
    await press('Play on from here');
    expect(onbranch).toHaveBeenCalledOnce();
    expect(game.branched).toBe(2);
  });

  it('branches from the end of a game that was broken off elsewhere', () => {
    show(new ShownGame({ canGoOn: false }));
    expect(screen.getByRole('button', { name: 'Play on from here' })).toBeTruthy();
  });
});
