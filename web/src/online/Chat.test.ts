import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { speech } from '../i18n/index.svelte';
import { Trouble } from './api';
import Chat from './Chat.svelte';
import type { Said } from './generated';
import { linked, person, table } from './table.fixture';
import { Unread } from './view-unread.svelte';

const seats = [person('Ann'), person('Ben')];
const said = (at: number, player: string, text: string): Said => ({
  at,
  player,
  name: player,
  seat: seats.findIndex((seat) => seat.player === player),
  text,
});

async function say(text: string): Promise<void> {
  const field = screen.getByRole('textbox', { name: 'Say something to the table' });
  await fireEvent.input(field, { target: { value: text } });
  await fireEvent.click(screen.getByRole('button', { name: 'Send' }));
}

describe('the chat', () => {
  beforeEach(async () => {
    await speech.speak('en');
  });

  it('says what is written, as it is', async () => {
    const { link, orders } = linked(table({ seats }), 'Ann');
    render(Chat, { props: { link } });
    await say('  <b>hello</b> ');
    expect(orders).toEqual([{ do: 'say', text: '<b>hello</b>' }]);
    expect(screen.getByRole('textbox')).toHaveProperty('value', '');
  });

  it('keeps what was not said', async () => {
    const order = (): Promise<void> => Promise.reject(new Trouble('too-fast'));
    render(Chat, { props: { link: linked(table({ seats }), 'Ann', { order }).link } });
    await say('hello');
    expect((await screen.findByRole('alert')).textContent).toContain('too fast');
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'hello');
  });

  it('shows text as text', () => {
    const chat = [said(1, 'Ben', '<img src=x>')];
    render(Chat, { props: { link: linked(table({ seats }, { chat }), 'Ann').link } });
    expect(screen.getByRole('log').textContent).toContain('<img src=x>');
    expect(document.querySelector('img')).toBeNull();
  });

  it('offers to mute others, and not oneself', () => {
    const chat = [said(1, 'Ben', 'one'), said(2, 'Ann', 'two')];
    render(Chat, { props: { link: linked(table({ seats }, { chat }), 'Ann').link } });
    expect(screen.getAllByRole('button', { name: /Mute, block or report/ })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Mute, block or report Ben' })).toBeTruthy();
  });

  it('is for those with a seat where the table wants it so', () => {
    const quiet = table({ seats }, { talk: 'seats' });
    const { unmount } = render(Chat, { props: { link: linked(quiet, 'Ann').link } });
    expect(screen.getByRole('textbox')).toBeTruthy();
    unmount();
    for (const who of ['Eve', null]) {
      const { unmount } = render(Chat, { props: { link: linked(quiet, who).link } });
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.getByRole('log').textContent).toContain('Only those with a seat');
      unmount();
    }
  });

  it('asks those without a name for it', () => {
    render(Chat, { props: { link: linked(table({ seats }), null).link } });
    expect(screen.getByRole('textbox', { name: 'Your name' })).toBeTruthy();
  });
});

describe('what is unread', () => {
  it('counts what others have said since', () => {
    const before = table({ seats }, { chat: [said(1, 'Ben', 'one')] });
    const { link } = linked(before, 'Ann');
    const unread = new Unread(link);
    expect(unread.count).toBe(0);
    const after = {
      ...before,
      chat: [...before.chat, said(2, 'Ben', 'two'), said(3, 'Ann', 'me')],
    };
    Object.assign(link, { table: after });
    expect(unread.count).toBe(1);
    unread.see();
    expect(unread.count).toBe(0);
  });
});
