import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { speech } from '../i18n/index.svelte';
import Fair from './Fair.svelte';
import { table } from './table.fixture';
import { checkDraws } from './view-draws';

vi.mock('./view-draws', () => ({ checkDraws: vi.fn() }));

const over = table({ status: 'over', seed: '5'.repeat(64) });

describe('the promise of fair draws', () => {
  beforeEach(async () => {
    await speech.speak('en');
  });

  it('is told before the game, and cannot be checked yet', () => {
    render(Fair, { props: { table: table() } });
    expect(screen.getByText('c'.repeat(64))).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is checked by one press, and stays open', async () => {
    vi.mocked(checkDraws).mockResolvedValue({ is: 'fair', draws: 71 });
    render(Fair, { props: { table: over, folded: true } });
    const details = document.querySelector('details');
    if (details) details.open = true;
    await fireEvent(details ?? document, new Event('toggle'));
    await fireEvent.click(screen.getByRole('button', { name: 'Check the draws' }));
    expect(await screen.findByText(/^71\s+draws checked/)).toBeTruthy();
    expect(details?.open).toBe(true);
  });

  it('that was broken is told so', async () => {
    vi.mocked(checkDraws).mockResolvedValue({ is: 'unfair' });
    render(Fair, { props: { table: over } });
    await fireEvent.click(screen.getByRole('button', { name: 'Check the draws' }));
    expect(await screen.findByText(/do not match/)).toBeTruthy();
  });
});
