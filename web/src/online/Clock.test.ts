import { render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { speech } from '../i18n/index.svelte';
import Clock from './Clock.svelte';
import type { Clock as Kind, Table } from './generated';
import { linked, person, table } from './table.fixture';

const seats = [person('Ann'), person('Ben')];
const PER_GAME: Kind = { kind: 'game', seconds: 600, increment: 0 };
const timed = (left: number[], running: number | null, clock: Kind = PER_GAME): Table =>
  table({ status: 'running', seats, clocks: { left, running } }, { clock });
const show = (of: Table, seat: number) =>
  render(Clock, { props: { link: linked(of, 'Ann').link, seat } });

describe('a clock', () => {
  beforeEach(async () => {
    await speech.speak('en');
  });

  it('shows the time of a seat', () => {
    show(timed([65_000, 500_000], 0), 0);
    expect(screen.getByRole('timer', { name: '1:05 left' })).toBeTruthy();
    expect(screen.queryByText('little time left')).toBeNull();
  });

  it('says when there is little left, not by color alone', () => {
    show(timed([8_200, 500_000], 0), 0);
    expect(screen.getByText('little time left')).toBeTruthy();
    expect(document.querySelector('.low svg')).not.toBeNull();
  });

  it('is silent about those who have a new time with each move', () => {
    show(timed([60_000, 60_000], 0, { kind: 'move', seconds: 60 }), 1);
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('is not there where nobody counts', () => {
    show(table({ status: 'running', seats }), 0);
    expect(screen.queryByRole('timer')).toBeNull();
  });
});
