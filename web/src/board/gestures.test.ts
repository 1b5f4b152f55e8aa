import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Camera } from './camera.svelte';
import { gestures, type Touched } from './gestures';

let camera: Camera;
let element: HTMLElement;
let remove: void | (() => void);
const told = {
  tap: vi.fn<Touched['tap']>(),
  double: vi.fn<Touched['double']>(),
  hold: vi.fn<Touched['hold']>(),
  turnable: vi.fn<Touched['turnable']>(() => false),
  turn: vi.fn<Touched['turn']>(),
};

interface Finger {
  id?: number;
  type?: string;
  button?: number;
  time?: number;
}

function send(name: string, x: number, y: number, finger: Finger = {}): void {
  const { id = 1, type = 'touch', button = 0, time } = finger;
  const event = new PointerEvent(name, {
    bubbles: true,
    cancelable: true,
    clientX: x,
    clientY: y,
    pointerId: id,
    pointerType: type,
    button,
  });
  if (time !== undefined) Object.defineProperty(event, 'timeStamp', { value: time });
  element.dispatchEvent(event);
}

function tap(x: number, y: number, finger: Finger = {}): void {
  send('pointerdown', x, y, finger);
  send('pointerup', x, y, finger);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  told.turnable.mockReturnValue(false);
  camera = new Camera();
  camera.width = 390;
  camera.height = 600;
  element = document.createElement('div');
  element.setPointerCapture = vi.fn();
  document.body.append(element);
  remove = gestures(camera, told)(element);
});

afterEach(() => {
  remove?.();
  element.remove();
  vi.useRealTimers();
});

test('a finger that hardly moves taps, and nothing pans', () => {
  const { x, y } = camera;
  send('pointerdown', 50, 60);
  send('pointermove', 56, 66);
  send('pointerup', 56, 66);
  expect(told.tap).toHaveBeenCalledExactlyOnceWith({ x: 56, y: 66 }, element, 'finger');
  expect([camera.x, camera.y]).toEqual([x, y]);
});

test('a finger that moves pans by as much, and taps nothing', () => {
  const { x, y } = camera;
  send('pointerdown', 50, 60);
  send('pointermove', 70, 60);
  send('pointermove', 90, 75);
  send('pointerup', 90, 75);
  expect([camera.x - x, camera.y - y]).toEqual([40, 15]);
  expect(told.tap).not.toHaveBeenCalled();
});

test('two fingers zoom about what lies between them', () => {
  const { scale } = camera;
  const under = camera.toBoard({ x: 150, y: 100 });
  send('pointerdown', 100, 100, { id: 1 });
  send('pointerdown', 200, 100, { id: 2 });
  send('pointermove', 50, 100, { id: 1 });
  send('pointermove', 250, 100, { id: 2 });
  expect(camera.scale).toBeCloseTo(scale * 2);
  const after = camera.toBoard({ x: 150, y: 100 });
  expect(after.x).toBeCloseTo(under.x);
  expect(after.y).toBeCloseTo(under.y);
  send('pointerup', 50, 100, { id: 1 });
  send('pointerup', 250, 100, { id: 2 });
  expect(told.tap).not.toHaveBeenCalled();
});

test('a finger that stays holds once, and does not tap', () => {
  send('pointerdown', 50, 60);
  vi.advanceTimersByTime(440);
  expect(told.hold).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(told.hold).toHaveBeenCalledExactlyOnceWith({ x: 50, y: 60 }, element);
  send('pointerup', 50, 60);
  expect(told.tap).not.toHaveBeenCalled();
});

test('a mouse never holds, and only its first button taps', () => {
  send('pointerdown', 50, 60, { type: 'mouse' });
  vi.advanceTimersByTime(2000);
  send('pointerup', 50, 60, { type: 'mouse' });
  expect(told.hold).not.toHaveBeenCalled();
  expect(told.tap).toHaveBeenCalledTimes(1);
  tap(50, 60, { type: 'mouse', button: 2 });
  expect(told.tap).toHaveBeenCalledTimes(1);
});

test('two taps are a double tap if they are near in time and place', () => {
  tap(50, 60, { time: 1000 });
  tap(55, 62, { time: 1200 });
  expect(told.double).toHaveBeenCalledTimes(1);
  expect(told.tap).toHaveBeenCalledTimes(1);
  tap(50, 60, { time: 5000 });
  tap(50, 60, { time: 6000 });
  tap(250, 60, { time: 6100 });
  expect(told.double).toHaveBeenCalledTimes(1);
  expect(told.tap).toHaveBeenCalledTimes(4);
});

test('a wheel zooms, or turns what can be turned by whole notches', () => {
  const { scale } = camera;
  const wheel = (deltaY: number): void => {
    element.dispatchEvent(new WheelEvent('wheel', { deltaY, cancelable: true }));
  };
  wheel(-100);
  expect(camera.scale).toBeGreaterThan(scale);
  told.turnable.mockReturnValue(true);
  const { scale: after } = camera;
  wheel(30);
  expect(told.turn).not.toHaveBeenCalled();
  wheel(40);
  expect(told.turn).toHaveBeenCalledExactlyOnceWith(1);
  wheel(-100);
  expect(told.turn).toHaveBeenLastCalledWith(-1);
  expect(camera.scale).toBe(after);
});

test('the second button of a mouse turns what can be turned, and leaves the menu elsewhere', () => {
  const menu = (): MouseEvent => new MouseEvent('contextmenu', { cancelable: true });
  const elsewhere = menu();
  element.dispatchEvent(elsewhere);
  expect(elsewhere.defaultPrevented).toBe(false);
  told.turnable.mockReturnValue(true);
  const here = menu();
  element.dispatchEvent(here);
  expect(here.defaultPrevented).toBe(true);
  expect(told.turn).toHaveBeenCalledExactlyOnceWith(1);
});

test('the view does not move under a finger, and moves again when it is lifted', () => {
  const far = { left: 9e4, top: 9e4, right: 9.1e4, bottom: 9.1e4 };
  const { x } = camera;
  send('pointerdown', 50, 60);
  camera.fit(far);
  expect(camera.x).toBe(x);
  send('pointerup', 50, 60);
  camera.fit(far);
  expect(camera.x).not.toBe(x);
});

test('a mouse that is let go elsewhere neither taps nor keeps hold of the view', () => {
  send('pointerdown', 50, 60, { type: 'mouse' });
  document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerId: 1 }));
  expect(told.tap).not.toHaveBeenCalled();
  const { x } = camera;
  camera.fit({ left: 9e4, top: 9e4, right: 9.1e4, bottom: 9.1e4 });
  expect(camera.x).not.toBe(x);
});
