import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { speech } from '../i18n/index.svelte';
import Chairs from './Chairs.svelte';
import { added, formOf, type Form } from './form';
import { FIRST } from './last';

/** Shows three chairs, and takes every change as a page would. */
function table(): { form: () => Form } {
  const base = formOf(FIRST);
  let form: Form = { ...base, chairs: added(base.chairs) };
  const props = {
    form,
    shuffle: false,
    canGrow: true,
    canShrink: true,
    onchange: (next: Form) => {
      form = next;
      void view.rerender({ form });
    },
    onshuffle: () => {},
  };
  const view = render(Chairs, { props });
  return { form: () => form };
}

describe('chairs', () => {
  beforeEach(async () => {
    await speech.speak('en');
  });

  it('seat people and bots', async () => {
    const { form } = table();
    const who = screen.getByRole('combobox', { name: 'Who plays on seat 2' });
    await fireEvent.change(who, { target: { value: 'human' } });
    expect(form().chairs[1]?.kind).toBe('human');
    await fireEvent.input(screen.getByRole('textbox', { name: 'Name on seat 2' }), {
      target: { value: 'Ben' },
    });
    expect(form().chairs[1]?.name).toBe('Ben');
    await fireEvent.change(who, { target: { value: 'novice' } });
    expect(form().chairs[1]).toMatchObject({ kind: 'bot', level: 'novice', name: 'Ben' });
    expect(screen.queryByRole('combobox', { name: 'Style of the bot on seat 2' })).toBeNull();
  });

  it('give bots a style', async () => {
    const { form } = table();
    const style = screen.getByRole('combobox', { name: 'Style of the bot on seat 2' });
    await fireEvent.change(style, { target: { value: 'raider' } });
    expect(form().chairs[1]?.style).toBe('raider');
    await fireEvent.change(style, { target: { value: '' } });
    expect(form().chairs[1]?.style).toBeNull();
  });

  it('swap colors', async () => {
    const { form } = table();
    await fireEvent.click(screen.getByRole('button', { name: 'Color of seat 1: blue' }));
    const colors = screen.getByRole('group', { name: 'Color of seat 1' });
    await fireEvent.click(within(colors).getByRole('radio', { name: 'vermilion' }));
    expect(form().chairs.map(({ livery }) => livery)).toEqual([1, 0, 2]);
  });

  it('on line are one’s own, open, or for bots', async () => {
    let me: number | null = 0;
    const form = formOf(FIRST);
    const chairs: Form[] = [];
    render(Chairs, {
      props: {
        form,
        shuffle: false,
        canGrow: true,
        canShrink: false,
        me,
        onme: (id: number | null) => (me = id),
        onchange: (next: Form) => chairs.push(next),
        onshuffle: () => {},
      },
    });
    const [first, second] = screen.getAllByRole<HTMLSelectElement>('combobox', {
      name: /^Who plays/,
    });
    expect([first?.value, second?.value]).toEqual(['me', 'club']);
    expect(screen.queryByRole('textbox')).toBeNull();
    if (first) await fireEvent.change(first, { target: { value: 'human' } });
    expect(me).toBeNull();
    if (second) await fireEvent.change(second, { target: { value: 'me' } });
    expect(me).toBe(1);
    expect(chairs.at(-1)?.chairs[1]?.kind).toBe('human');
  });

  it('keep the focus where it is needed', async () => {
    const { form } = table();
    await fireEvent.click(screen.getByRole('button', { name: 'Move Club 2 up' }));
    expect(form().chairs.map(({ id }) => id)).toEqual([0, 2, 1]);
    await expect.poll(() => document.activeElement?.getAttribute('data-chair')).toBe('2');
    await fireEvent.click(screen.getByRole('button', { name: 'Remove Club 1' }));
    expect(form().chairs).toHaveLength(2);
    await expect.poll(() => document.activeElement?.textContent.trim()).toBe('Add a player');
  });
});
