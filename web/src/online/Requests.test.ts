import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { speech } from '../i18n/index.svelte';
import type { Request, State, Table } from './generated';
import Requests from './Requests.svelte';
import { linked, person, table } from './table.fixture';
import TableMenu from './TableMenu.svelte';

const seats = [person('Ann'), person('Ben'), person('Cleo')];
const request: Request = { kind: 'undo', by: 1, agreed: [1], waiting: [0, 2] };
const running = (more: Partial<State> = {}, table_: Partial<Table> = {}): Table =>
  table({ status: 'running', seats, ...more }, table_);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('questions at the table', () => {
  beforeEach(async () => {
    await speech.speak('en');
  });

  it('are answered by whoever is asked', async () => {
    const { link, orders } = linked(running({ request }), 'Ann');
    render(Requests, { props: { link } });
    expect(screen.getByRole('alert').textContent).toContain('Ben asks to take back');
    await press('Agree');
    await press('Decline');
    expect(orders).toEqual([{ do: 'agree' }, { do: 'decline' }]);
  });

  it('can be withdrawn, and tell who is waited for', async () => {
    const { link, orders } = linked(running({ request }), 'Ben');
    render(Requests, { props: { link } });
    expect(screen.getByRole('status').textContent).toContain('Waiting for Ann and Cleo.');
    await press('Withdraw');
    expect(orders).toEqual([{ do: 'decline' }]);
  });

  it('are only seen by those who look on', () => {
    render(Requests, { props: { link: linked(running({ request }), null).link } });
    expect(screen.getByRole('status').textContent).toContain('Ben asks');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('let someone who was late come back, if there is time again', async () => {
    const late = [person('Ann', { state: 'late' }), person('Ben')];
    const perMove = running({ seats: late }, { clock: { kind: 'move', seconds: 30 } });
    const { link, orders } = linked(perMove, 'Ann');
    const { rerender } = render(Requests, { props: { link } });
    await press('I’m back');
    expect(orders).toEqual([{ do: 'ready', ready: true }]);
    const perGame = running(
      { seats: late },
      { clock: { kind: 'game', seconds: 30, increment: 0 } },
    );
    await rerender({ link: linked(perGame, 'Ann').link });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the menu of a table', () => {
  const menu = (of: Table, who: string | null) => {
    const { link, orders } = linked(of, who);
    render(TableMenu, { props: { link, ondone: () => undefined } });
    return orders;
  };

  it('asks to take back only what can be', async () => {
    const orders = menu(running({ undoable: 0 }), 'Ann');
    await press('Ask to take back');
    expect(orders).toEqual([{ do: 'undo' }]);
  });

  it('asks nothing while something else waits', () => {
    menu(running({ undoable: 0, request }), 'Ann');
    expect(screen.getByRole('button', { name: 'Ask to take back' })).toHaveProperty(
      'disabled',
      true,
    );
    expect(screen.getByRole('button', { name: 'Offer to abandon' })).toHaveProperty(
      'disabled',
      true,
    );
  });

  it('resigns only after a second word', async () => {
    const orders = menu(running(), 'Ann');
    await press('Resign');
    expect(orders).toEqual([]);
    await press('Yes, resign');
    expect(orders).toEqual([{ do: 'resign' }]);
  });

  it('has nothing to ask for those who look on', () => {
    menu(running(), 'Dora');
    expect(screen.queryByRole('button', { name: 'Resign' })).toBeNull();
    expect(screen.getByText(/same for everyone/)).toBeTruthy();
  });
});
