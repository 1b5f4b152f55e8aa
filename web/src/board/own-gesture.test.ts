import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownGesture } from './own-gesture';

let frame: HTMLElement;
let remove: void | (() => void);
const pressed = vi.fn();

function button(): HTMLElement {
  const made = document.createElement('button');
  made.addEventListener('click', pressed);
  frame.append(made);
  return made;
}

function down(on: Element): void {
  on.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerId: 1 }));
}

function click(on: Element, detail = 1): void {
  on.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
}

beforeEach(() => {
  pressed.mockClear();
  frame = document.createElement('div');
  document.body.append(frame);
  remove = ownGesture(frame);
});

afterEach(() => {
  remove?.();
  frame.remove();
});

test('what appears under a finger is not pressed by it', () => {
  down(frame);
  const late = button();
  click(late);
  expect(pressed).not.toHaveBeenCalled();
  down(late);
  click(late);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('what slides under a finger is not pressed either', () => {
  const one = button();
  const other = button();
  down(one);
  click(other);
  expect(pressed).not.toHaveBeenCalled();
});

test('a finger may come down on what is drawn on a button', () => {
  const whole = button();
  const drawn = document.createElement('span');
  whole.append(drawn);
  down(drawn);
  click(whole);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('keys and programs press at any time', () => {
  click(button(), 0);
  expect(pressed).toHaveBeenCalledTimes(1);
});
