import { render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, test, vi } from 'vitest';
import Panel from './Panel.svelte';

function shown(brief: boolean) {
  const onclose = vi.fn();
  const children = createRawSnippet(() => ({ render: () => '<button>inside</button>' }));
  const { unmount } = render(Panel, {
    props: { title: 'Keys', side: 'left', width: 300, brief, onclose, children },
  });
  return { onclose, unmount };
}

/** Something outside that is pressed, with or without a state. */
function pressed(attribute?: string): void {
  const button = document.createElement('button');
  if (attribute) button.setAttribute(attribute, 'true');
  document.body.append(button);
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  button.remove();
}

test('the escape key closes it, and nobody else hears it', () => {
  const { onclose } = shown(false);
  const heard = vi.fn();
  window.addEventListener('keydown', heard);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  window.removeEventListener('keydown', heard);
  expect(onclose).toHaveBeenCalledOnce();
  expect(heard).not.toHaveBeenCalled();
});

test('other keys are left to the game', () => {
  const { onclose } = shown(false);
  const heard = vi.fn();
  window.addEventListener('keydown', heard);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }));
  window.removeEventListener('keydown', heard);
  expect(onclose).not.toHaveBeenCalled();
  expect(heard).toHaveBeenCalledOnce();
});

test('a brief one closes when something else is pressed, but not by the button that opened it', () => {
  const { onclose } = shown(true);
  pressed('aria-expanded');
  screen.getByText('inside').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(onclose).not.toHaveBeenCalled();
  pressed();
  expect(onclose).toHaveBeenCalledOnce();
});

test('others stay while the game goes on', () => {
  const { onclose } = shown(false);
  pressed();
  expect(onclose).not.toHaveBeenCalled();
});

test('the focus goes in, and back', async () => {
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  const { unmount } = shown(false);
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Keys' }));
  unmount();
  expect(document.activeElement).toBe(button);
  button.remove();
});
