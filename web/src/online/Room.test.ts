import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { speech } from '../i18n/index.svelte';
import { Trouble } from './api';
import { makeNonce } from './nonce';
import Room from './Room.svelte';
import { linked, person, sitter, table } from './table.fixture';

const press = (name: string | RegExp): Promise<void> =>
  fireEvent.click(screen.getByRole('button', { name })).then(() => undefined);

/** What whoever has a seat adds to the draws without being asked. */
const added = () => ({ do: 'nonce', nonce: makeNonce('table') });

describe('a room', () => {
  beforeEach(async () => {
    localStorage.clear();
    await speech.speak('en');
  });

  it('gives its host the link, bots to seat, and the way to begin', async () => {
    const { link, orders } = linked(table(), 'Ann');
    render(Room, { props: { link } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ann’s table');
    expect(screen.getByLabelText('Invite with this link')).toHaveProperty(
      'value',
      expect.stringContaining('#/table/table'),
    );
    const bots = screen.getByRole('combobox', { name: 'Seat a bot on seat 2' });
    await fireEvent.change(bots, { target: { value: 'expert' } });
    await press('I’m ready');
    expect(orders).toEqual([
      added(),
      { do: 'bot', seat: 1, bot: 'expert' },
      { do: 'ready', ready: true },
    ]);
  });

  it('asks whoever comes by link for a name, and nothing else', () => {
    render(Room, { props: { link: linked(table(), null).link } });
    expect(screen.getByRole('textbox', { name: 'Your name' })).toBe(document.activeElement);
    expect(screen.getByText('Ann invites you to play.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'I’m ready' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sit here' })).toBeNull();
  });

  it('lets whoever has a name sit down', async () => {
    const { link, orders } = linked(table(), 'Ben');
    render(Room, { props: { link } });
    await press('Sit here');
    expect(orders).toEqual([{ do: 'sit', seat: 1 }]);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('says what it waits for', async () => {
    const seats = [person('Ann', { ready: true }), person('Ben')];
    const { rerender } = render(Room, { props: { link: linked(table({ seats }), 'Ann').link } });
    expect(screen.getByText('Waiting for Ben to be ready.')).toBeTruthy();
    await rerender({ link: linked(table({ seats }), 'Ben').link });
    expect(screen.getByText('Everyone waits for you.')).toBeTruthy();
    await rerender({ link: linked(table({ seats }), 'Cleo').link });
    expect(screen.getByText('All seats are taken. You can watch.')).toBeTruthy();
  });

  it('begins even if a bot came last', async () => {
    const seats = [
      person('Ann', { ready: true }),
      sitter({ kind: 'bot', bot: 'club', ready: true }),
    ];
    const { link, orders } = linked(table({ seats }), 'Ann');
    render(Room, { props: { link } });
    await press('Start');
    expect(orders).toEqual([added(), { do: 'ready', ready: false }, { do: 'ready', ready: true }]);
  });

  it('says in words why something was not done', async () => {
    const order = (): Promise<void> => Promise.reject(new Trouble('taken'));
    render(Room, { props: { link: linked(table(), 'Ben', { order }).link } });
    await press('Sit here');
    expect(await screen.findByText(/Someone else was quicker/)).toBeTruthy();
  });

  it('closes only after a second word', async () => {
    const { link, orders } = linked(table(), 'Ann');
    render(Room, { props: { link } });
    await press('Close the table');
    expect(orders).toEqual([added()]);
    await press('Yes, close it');
    expect(orders).toEqual([added(), { do: 'close' }]);
  });

  it('lets its host ask somebody to leave', async () => {
    const seats = [person('Ann'), person('Ben')];
    const { link, orders } = linked(table({ seats }), 'Ann');
    const { rerender } = render(Room, { props: { link } });
    await press('Ask Ben to leave');
    expect(orders).toEqual([added(), { do: 'dismiss', seat: 1 }]);
    await rerender({ link: linked(table({ seats }), 'Ben').link });
    expect(screen.queryByRole('button', { name: /to leave/ })).toBeNull();
  });

  it('tells who is there', () => {
    const seats = [person('Ann', { ready: true }), person('Ben')];
    const presence = { seats: [true, false], watchers: 3 };
    render(Room, { props: { link: linked(table({ seats }), 'Ann', { presence }).link } });
    const [ann, ben] = screen.getAllByRole('listitem');
    expect(ann && within(ann).getByText('here')).toBeTruthy();
    expect(ben && within(ben).getByText('away')).toBeTruthy();
    expect(screen.getByText(/^3\s+watching$/)).toBeTruthy();
  });
});
