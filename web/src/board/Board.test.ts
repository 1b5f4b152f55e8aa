import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import Board from './Board.svelte';
import { around, Camera } from './camera.svelte';
import type { BoardProps } from './props';

const TILES = [
  { key: '0,0', x: 0, y: 0, symbol: 'plain' },
  { key: '1,0', x: 1, y: 0, symbol: 'bent' },
];

let camera: Camera;

function props(more: Partial<BoardProps> = {}): BoardProps {
  return {
    label: 'Board',
    camera,
    seat: 0,
    drawing: (symbol) => `<rect data-drawing="${symbol}" width="1000" height="1000"/>`,
    tiles: TILES,
    oncell: vi.fn(),
    ontarget: vi.fn(),
    onarea: vi.fn(),
    onfit: vi.fn(),
    ...more,
  };
}

function show(more: Partial<BoardProps> = {}) {
  const given = props(more);
  const shown = render(Board, given);
  camera.width = 800;
  camera.height = 600;
  camera.fit(around(TILES, 1), false);
  const stage = shown.getByRole('application');
  const touch = (cell: { x: number; y: number }, on: Element = stage): void => {
    const { x, y } = camera.toView({ x: (cell.x + 0.5) * 1000, y: (cell.y + 0.5) * 1000 });
    for (const name of ['pointerdown', 'pointerup']) {
      const at = { clientX: x, clientY: y, bubbles: true, pointerId: 1, pointerType: 'mouse' };
      on.dispatchEvent(new PointerEvent(name, at));
    }
  };
  return { ...shown, stage, touch, given };
}

/** Nothing has a size here. */
class NoSizes {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoSizes);
  camera = new Camera();
});

test('it shows the tiles it is given, each drawing once', async () => {
  const { container, rerender } = show({
    tiles: [...TILES, { key: '5,5', x: 5, y: 5, symbol: 'plain' }],
  });
  expect(container.querySelectorAll('.tiles use')).toHaveLength(3);
  expect(container.querySelectorAll('symbol')).toHaveLength(2);
  const first = container.querySelector('.tiles use');
  await rerender(props({ tiles: TILES }));
  expect(container.querySelectorAll('.tiles use')).toHaveLength(2);
  expect(container.querySelector('.tiles use')).toBe(first);
});

test('offered cells and the proposed tile tell that they were tapped, nothing else does', () => {
  const { touch, given } = show({
    cells: [{ x: 2, y: 0, ways: 2 }],
    ghost: { key: 'ghost', x: 0, y: 1, symbol: 'plain', ways: 2 },
  });
  touch({ x: 2, y: 0 });
  expect(given.oncell).toHaveBeenLastCalledWith({ x: 2, y: 0 });
  touch({ x: 0, y: 1 });
  expect(given.oncell).toHaveBeenLastCalledWith({ x: 0, y: 1 });
  touch({ x: 0, y: 0 });
  expect(given.oncell).toHaveBeenCalledTimes(2);
  expect(given.onarea).toHaveBeenCalledExactlyOnceWith(null);
});

test('cells that are hidden still react', () => {
  const { container, touch, given } = show({ cells: [{ x: 2, y: 0 }], spots: false });
  expect(container.querySelector('.cell')?.classList.contains('hidden')).toBe(true);
  touch({ x: 2, y: 0 });
  expect(given.oncell).toHaveBeenCalledTimes(1);
});

test('an area tells its number', () => {
  const { container, touch, given } = show({
    areas: [{ id: 7, path: 'M0 0h1000v1000z', owners: [], pattern: null }],
  });
  const area = container.querySelector('[data-area="7"]');
  if (area) touch({ x: 0, y: 0 }, area);
  expect(given.onarea).toHaveBeenCalledExactlyOnceWith(7);
});

test('pips say in how many ways a tile fits', () => {
  const { container } = show({ cells: [{ x: 2, y: 0, ways: 3 }] });
  expect(container.querySelectorAll('.cell circle')).toHaveLength(3);
});

test('what was laid last is marked, and pointed to when it is out of view', async () => {
  const onlast = vi.fn();
  const { container, getByRole, queryByRole } = show({
    last: { x: 1, y: 0, seat: 1 },
    lastLabel: 'Back',
    onlast,
  });
  expect(container.querySelector('.last')?.getAttribute('transform')).toBe('translate(1000 0)');
  await tick();
  expect(queryByRole('button', { name: 'Back' })).toBeNull();
  camera.pan({ x: -5000, y: 0 });
  await tick();
  getByRole('button', { name: 'Back' }).click();
  expect(onlast).toHaveBeenCalledTimes(1);
});

test('targets are buttons that say what they are and whether they are chosen', async () => {
  const target = { x: 500, y: 100, symbol: 'plain', area: 3 };
  const onhover = vi.fn();
  const { container, getByRole, getByText, given } = show({
    onhover,
    areas: [{ id: 3, path: 'M0 0h1000v1000z', owners: [], pattern: null }],
    targets: [
      { ...target, key: 'city', label: 'City', detail: '3 tiles', chosen: false },
      { ...target, key: 'road', label: 'Road', detail: '2 tiles', chosen: true },
    ],
  });
  expect(getByRole('button', { name: 'Road, 2 tiles', pressed: true })).toBeTruthy();
  expect(getByText('2 tiles')).toBeTruthy();
  const city = getByRole('button', { name: 'City, 3 tiles', pressed: false });
  expect(container.querySelector('.focus')).toBeNull();
  city.focus();
  await tick();
  expect(container.querySelector('.focus')).not.toBeNull();
  const enter = (pointerType: string): boolean =>
    city.dispatchEvent(new PointerEvent('pointerenter', { pointerType }));
  enter('touch');
  expect(onhover).not.toHaveBeenCalled();
  enter('mouse');
  expect(onhover).toHaveBeenLastCalledWith(3);
  city.click();
  expect(given.ontarget).toHaveBeenCalledExactlyOnceWith('city');
});

test('the cursor is drawn and spoken', async () => {
  const speak = vi.fn((cell: { x: number; y: number }) => `cell ${cell.x} ${cell.y}`);
  const { container, getByRole, rerender } = show({ speak, cursor: { x: 1, y: 0 } });
  expect(getByRole('status').textContent).toBe('cell 1 0');
  expect(container.querySelector('.cursor')?.getAttribute('transform')).toBe('translate(1000 0)');
  await rerender({ cursor: { x: 0, y: 0 } });
  expect(getByRole('status').textContent).toBe('cell 0 0');
  await rerender({ cursor: null });
  expect(container.querySelector('.cursor')).toBeNull();
});

test('gaps are numbers, a last one is a hollow cross, none is a solid cross', async () => {
  const gaps = [0, 1, 5].map((left, n) => ({ x: 3 + n, y: 0, left, label: `${left}` }));
  const { container, rerender } = show({ gaps, overlay: 'ends' });
  expect(container.querySelectorAll('.cross')).toHaveLength(2);
  expect(container.querySelectorAll('.hollow')).toHaveLength(1);
  expect([...container.querySelectorAll('svg text')].map((it) => it.textContent)).toEqual(['5']);
  await rerender({ overlay: 'dead' });
  expect(container.querySelectorAll('svg text')).toHaveLength(0);
  expect(container.querySelectorAll('.cross')).toHaveLength(2);
});

test('points are shown once, and only if they are new', async () => {
  const effect = (key: string, points: number) => ({
    key,
    kind: 'score' as const,
    at: { x: 500, y: 500 },
    gains: [{ seat: 1, points }],
    cells: [{ x: 0, y: 0 }],
  });
  const { queryByText, rerender } = show({ effects: [effect('old', 4)] });
  expect(queryByText('+4')).toBeNull();
  await rerender({ effects: [effect('old', 4), effect('new', 9)] });
  expect(queryByText('+9')).not.toBeNull();
  expect(queryByText('+4')).toBeNull();
});

test('it can be focused, and says how it is used', () => {
  const { stage } = show({ kind: 'game board', hint: 'Arrow keys move' });
  expect(stage.tabIndex).toBe(0);
  expect(stage.getAttribute('aria-roledescription')).toBe('game board');
  const described = document.getElementById(stage.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Arrow keys move');
});

const RIM = (['N', 'E', 'S', 'W'] as const).flatMap((side) =>
  TILES.map(({ x, y }) => {
    const [dx, dy] = { N: [0.5, -0.08], E: [1.08, 0.5], S: [0.5, 1.08], W: [-0.08, 0.5] }[side];
    const at = { x: (x + (dx ?? 0)) * 1000, y: (y + (dy ?? 0)) * 1000 };
    const key = `gate ${x},${y} ${side}`;
    return {
      ...at,
      key,
      label: key,
      symbol: 'gate',
      area: null,
      cell: { x, y },
      side,
      chosen: false,
    };
  }),
);
const MANY = [...RIM, { ...RIM[0]!, key: 'gate 0,-1 N', x: 500, y: -1080, cell: { x: 0, y: -1 } }];

test('eight are buttons with lines, nine are places', async () => {
  const { container, rerender } = show({ targets: RIM });
  expect(container.querySelectorAll('.target[data-choice]')).toHaveLength(8);
  await rerender({ targets: MANY });
  expect(container.querySelectorAll('.target')).toHaveLength(0);
  const places = [...container.querySelectorAll('[data-choice]')];
  expect(places).toHaveLength(9);
  // Keys go through them like a page is read.
  expect(places[0]?.getAttribute('data-choice')).toBe('gate 0,-1 N');
  expect(places.at(-1)?.getAttribute('data-choice')).toBe('gate 1,0 S');
});

test('of many, the side that is nearest to a finger is chosen, and keys choose too', () => {
  const { container, touch, given } = show({ targets: MANY });
  touch({ x: 0.02, y: 0.62 });
  expect(given.ontarget).toHaveBeenLastCalledWith('gate 0,0 S');
  touch({ x: -0.7, y: 0 });
  expect(given.ontarget).toHaveBeenLastCalledWith('gate 0,0 W');
  const place = container.querySelector<HTMLElement>('[data-choice="gate 1,0 E"]');
  place?.click();
  expect(given.ontarget).toHaveBeenLastCalledWith('gate 1,0 E');
  expect(given.ontarget).toHaveBeenCalledTimes(3);
});

test('of many, the one a mouse points at is lit', async () => {
  const { container, stage } = show({ targets: MANY });
  const { x, y } = camera.toView({ x: 1500, y: -150 });
  const at = { clientX: x, clientY: y, bubbles: true, pointerType: 'mouse' };
  expect(container.querySelector('.places .lit')).toBeNull();
  stage.dispatchEvent(new PointerEvent('pointermove', at));
  await tick();
  expect(container.querySelector('.places .lit')?.getAttribute('d')).toMatch(/^M1070 0L1930 0$/);
});

test('nothing reacts to the finger that made it appear', async () => {
  const { container, stage, rerender, given } = show();
  const { x, y } = camera.toView({ x: 500, y: -100 });
  const at = { clientX: x, clientY: y, bubbles: true, pointerId: 1, pointerType: 'touch' };
  stage.dispatchEvent(new PointerEvent('pointerdown', at));
  await rerender({ targets: MANY });
  stage.dispatchEvent(new PointerEvent('pointerup', at));
  const place = container.querySelector('[data-choice="gate 0,0 N"]');
  place?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  await rerender({ targets: RIM });
  const button = container.querySelector('.target');
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  expect(given.ontarget).not.toHaveBeenCalled();
  button?.dispatchEvent(new PointerEvent('pointerdown', at));
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  expect(given.ontarget).toHaveBeenCalledTimes(1);
});

test('a finger on a cell that is too small comes nearer first', () => {
  const { stage, given } = show({ cells: [{ x: 2, y: 0 }] });
  camera.fit(
    around(
      [
        { x: -12, y: 0 },
        { x: 12, y: 0 },
      ],
      0,
    ),
    false,
  );
  expect(camera.tile).toBeLessThan(44);
  const tap = (pointerType: string): void => {
    const { x, y } = camera.toView({ x: 2500, y: 500 });
    const at = { clientX: x, clientY: y, bubbles: true, pointerId: 1, pointerType };
    for (const name of ['pointerdown', 'pointerup']) {
      stage.dispatchEvent(new PointerEvent(name, at));
    }
  };
  tap('touch');
  expect(given.oncell).not.toHaveBeenCalled();
  expect(camera.tile).toBeGreaterThanOrEqual(44);
  tap('touch');
  expect(given.oncell).toHaveBeenCalledExactlyOnceWith({ x: 2, y: 0 });
});

test('digits are shown to those who use keys', async () => {
  const { container } = show({ targets: RIM });
  expect(container.querySelectorAll('kbd')).toHaveLength(0);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: '1' }));
  await tick();
  expect(container.querySelectorAll('kbd')).toHaveLength(8);
});
