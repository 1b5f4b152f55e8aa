import { beforeEach, expect, test, vi } from 'vitest';
import { Cursor } from '../board/cursor.svelte';
import type { Choice, Screen } from '../engine/types';
import { isTaken, keyboard, pressed, type Keyed, type View } from './keys';

function choice(more: Partial<Choice>): Choice {
  return {
    text: '',
    kind: 'place',
    face: null,
    cell: null,
    rotation: null,
    side: null,
    figure: null,
    gift: null,
    spot: null,
    region: null,
    at: null,
    points: null,
    sight: [],
    ...more,
  };
}

const pass = choice({ kind: 'pass', text: 'pass' });
const placements = [choice({ cell: [2, 0] }), choice({ cell: [0, 3] }), choice({ cell: [2, 0] })];

function game() {
  return {
    placements: placements as readonly Choice[],
    placed: null as Choice | null,
    offer: { among: [pass] as readonly Choice[], chosen: null },
    canCommit: true,
    base: { last: { x: 0, y: 0, seat: 1 }, seats: [{}, {}] } as unknown as Screen,
    tap: vi.fn(),
    turn: vi.fn(),
    choose: vi.fn(),
    undo: vi.fn(),
    commit: vi.fn(async () => {}),
  } satisfies Keyed;
}

function looks() {
  const cursor = new Cursor();
  return {
    fit: vi.fn(),
    showLast: vi.fn(),
    zoom: vi.fn(),
    pan: vi.fn(),
    toggle: vi.fn(),
    numbered: vi.fn(() => ['first', 'second']),
    cursor,
    region: vi.fn(),
    replayLast: vi.fn(),
    bag: vi.fn(),
    coordinates: vi.fn(),
    pin: vi.fn(),
    step: vi.fn(),
    scoring: vi.fn(),
    first: vi.fn(),
    live: vi.fn(),
    play: vi.fn(),
    mute: vi.fn(),
    help: vi.fn(),
    command: vi.fn(),
    summary: vi.fn(),
  } satisfies View;
}

let session: ReturnType<typeof game>;
let view: ReturnType<typeof looks>;

beforeEach(() => {
  session = game();
  view = looks();
});

function press(key: string, more: KeyboardEventInit = {}): boolean {
  return pressed(new KeyboardEvent('keydown', { key, ...more }), session, view);
}

test.each([
  [',', 'fit', []],
  ['.', 'showLast', []],
  ['l', 'replayLast', []],
  ['b', 'bag', []],
  ['c', 'coordinates', []],
  ['i', 'pin', []],
  ['n', 'region', [1]],
  ['p', 'region', [-1]],
  ['[', 'step', [-1]],
  [']', 'step', [1]],
  ['{', 'scoring', [-1]],
  ['}', 'scoring', [1]],
  ['Home', 'first', []],
  ['End', 'live', []],
  ['k', 'play', []],
  ['m', 'mute', []],
  ['?', 'help', []],
  ['/', 'command', []],
  ['+', 'zoom', [1.2]],
  ['-', 'zoom', [1 / 1.2]],
  ['f', 'toggle', ['fields']],
  ['O', 'toggle', ['owners']],
  ['e', 'toggle', ['ends']],
  ['x', 'toggle', ['dead']],
  ['w', 'pan', [{ x: -0, y: 80 }]],
  ['d', 'pan', [{ x: -80, y: -0 }]],
] as const)('%s looks: %s', (key, name, args) => {
  expect(press(key)).toBe(true);
  expect(view[name]).toHaveBeenCalledExactlyOnceWith(...args);
});

test('other keys, and keys with modifiers, stay the browser’s', () => {
  expect(press('Tab')).toBe(false);
  expect(press('q')).toBe(false);
  expect(press('f', { ctrlKey: true })).toBe(false);
  expect(press('ArrowLeft', { altKey: true })).toBe(false);
  expect(press('r', { metaKey: true })).toBe(false);
});

test('what nobody offers has no key', () => {
  const plain = { fit, showLast: fit, zoom: fit, pan: fit, toggle: fit, numbered: () => [] };
  const event = (key: string): KeyboardEvent => new KeyboardEvent('keydown', { key });
  for (const key of ['b', 'n', '[', '}', 'Home', '?', '/', 'ArrowUp']) {
    expect(pressed(event(key), session, plain)).toBe(false);
  }
});
function fit(): void {}

test('turning, taking back, committing', () => {
  press('r');
  press('R', { shiftKey: true });
  expect(session.turn.mock.calls).toEqual([[1], [-1]]);
  press('Escape');
  press('z', { ctrlKey: true });
  expect(session.undo).toHaveBeenCalledTimes(2);
  press(' ');
  expect(session.commit).toHaveBeenCalledTimes(1);
});

test('a key that is held commits once', () => {
  press(' ');
  expect(press(' ', { repeat: true })).toBe(true);
  expect(session.commit).toHaveBeenCalledTimes(1);
});

test('digits choose by place, on any keyboard, and 0 is none', () => {
  press('2', { code: 'Digit2' });
  press('&', { code: 'Digit1' });
  press('1', { code: 'Numpad1' });
  press('à', { code: 'Digit0' });
  expect(session.choose.mock.calls).toEqual([['second'], ['first'], ['first'], ['pass']]);
  expect(press('9', { code: 'Digit9' })).toBe(false);
});

test('digits with Shift speak of players', () => {
  press('@', { code: 'Digit2', shiftKey: true });
  expect(view.summary).toHaveBeenCalledExactlyOnceWith(1);
  expect(press('#', { code: 'Digit3', shiftKey: true })).toBe(false);
  expect(session.choose).not.toHaveBeenCalled();
});

test('arrows go from spot to spot and Enter lays the tile there', () => {
  press('ArrowRight');
  expect(view.cursor.at).toEqual({ x: 2, y: 0 });
  press('Enter');
  expect(session.tap).toHaveBeenCalledExactlyOnceWith(2, 0);
  expect(session.commit).not.toHaveBeenCalled();
  press('ArrowDown');
  expect(view.cursor.at).toEqual({ x: 0, y: 3 });
});

test('the first arrow finds a spot even if none lies ahead', () => {
  press('ArrowLeft');
  expect(view.cursor.at).toEqual({ x: 2, y: 0 });
});

test('Enter on the proposed tile commits', () => {
  view.cursor.at = { x: 2, y: 0 };
  session.placed = choice({ cell: [2, 0] });
  press('Enter');
  expect(session.commit).toHaveBeenCalledTimes(1);
  expect(session.tap).not.toHaveBeenCalled();
});

test('without spots, or with Shift, arrows go from cell to cell', () => {
  press('ArrowUp', { shiftKey: true });
  expect(view.cursor.at).toEqual({ x: 0, y: -1 });
  session.placements = [];
  press('ArrowUp');
  expect(view.cursor.at).toEqual({ x: 0, y: -2 });
});

test('a tap on the key of an overlay switches it, holding it only peeks', () => {
  const keys = keyboard(() => session, view);
  const send = (name: 'down' | 'up', time: number, repeat = false): void => {
    const event = new KeyboardEvent(`key${name}`, { key: 'f', repeat });
    Object.defineProperty(event, 'timeStamp', { value: time });
    keys[name](event);
  };
  send('down', 0);
  send('up', 100);
  expect(view.toggle).toHaveBeenCalledTimes(1);
  send('down', 1000);
  send('down', 1300, true);
  send('up', 1600);
  expect(view.toggle).toHaveBeenCalledTimes(3);
});

test('fields, buttons and lists keep their keys', () => {
  const taken = (html: string, key: string): boolean => {
    document.body.innerHTML = html;
    let result = false;
    document.addEventListener('keydown', (event) => (result = isTaken(event)), { once: true });
    document.body.firstElementChild?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true }),
    );
    return result;
  };
  expect(taken('<input>', 'f')).toBe(true);
  expect(taken('<div role="slider"></div>', 'ArrowLeft')).toBe(true);
  expect(taken('<button></button>', ' ')).toBe(true);
  expect(taken('<button></button>', 'Enter')).toBe(true);
  expect(taken('<button></button>', 'ArrowLeft')).toBe(false);
  expect(taken('<button role="tab"></button>', 'ArrowLeft')).toBe(true);
  expect(taken('<div role="application"></div>', ' ')).toBe(false);
});
