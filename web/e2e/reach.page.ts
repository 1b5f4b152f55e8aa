/** What runs inside of the page: it opens positions, and asks the screen what lies under a finger. */
import type { Saved } from '../src/app/shelf';

/** Something that can be chosen, and what lies where it is shown. */
export interface Spot {
  query: string;
  /** Nothing if it can be touched; else why not. */
  fault: string | null;
  /** Whether nothing but others that can be chosen lie over it. */
  crowded: boolean;
  /** Where to touch it. */
  x: number;
  y: number;
  /** The shorter of its sides. */
  size: number;
}

/** What a player has before them. */
export interface State {
  ply: number;
  draft: string[];
  veiled: boolean;
  over: boolean;
  /** What the dock asks for. */
  instruction: string;
  /** Changes when the board is looked at from elsewhere. */
  view: string;
  /** How far someone has gone into the gifts. */
  gift: string | null;
  /** What could be touched now. */
  offered: string[];
  failure: string;
}

export interface Reach {
  open(saved: Saved): Promise<State>;
  state(): Promise<State>;
  spots(queries: readonly string[]): Spot[];
  /** The part of the screen on which this is seen. */
  seen(query: string): number;
  /** How many of some lie under another. */
  under(query: string, over: string): number;
}

declare global {
  interface Window {
    reach: Reach;
  }
}

/** Everything that is touched to decide something. */
const OFFERED = ['data-cell', 'data-choice', 'data-gift'] as const;

export function install(offered: readonly string[]): void {
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  const all = (query: string): Element[] => [...document.querySelectorAll(query)];

  function view(): string {
    const world = document.querySelector<HTMLElement>('.world')?.style.transform ?? '';
    const places = all(offered.map((name) => `[${name}]`).join()).map((it) => {
      const { x, y, width } = it.getBoundingClientRect();
      return [x, y, width].map(Math.round).join();
    });
    return [world, ...places].join(' ');
  }

  /** Waits until nothing moves any more. */
  async function rest(until: () => boolean): Promise<void> {
    const limit = performance.now() + 6000;
    let before = '';
    let still = 0;
    while (still < 2 && performance.now() < limit) {
      await frame();
      const now = view();
      const moves = document.querySelector('[data-moving="true"]') !== null;
      still = now === before && !moves && until() ? still + 1 : 0;
      before = now;
    }
  }

  let id = '';
  const ids = { last: 0 };

  function kept(): Saved {
    return JSON.parse(localStorage.getItem(`remparts.game.${id}`) ?? '{}') as Saved;
  }

  function look(): State {
    const game = document.querySelector('.game');
    const said =
      document.querySelector<HTMLElement>('.dock .instruction') ??
      document.querySelector<HTMLElement>('.dock .status p > span');
    return {
      ply: Number(game?.getAttribute('data-ply')),
      draft: kept().draft ?? [],
      veiled: document.querySelector('[data-veil]') !== null,
      over: document.querySelector('section.end') !== null,
      instruction: said?.innerText.trim() ?? '',
      view: view(),
      gift:
        document.querySelector('[data-gift][aria-pressed="true"]')?.getAttribute('data-gift') ??
        null,
      offered: offered.flatMap((name) =>
        all(`[${name}]`).map((it) => `[${name}="${it.getAttribute(name)}"]`),
      ),
      failure: document.querySelector('[role="alert"].failure')?.textContent ?? '',
    };
  }

  async function open(saved: Saved): Promise<State> {
    localStorage.removeItem(`remparts.game.${id}`);
    id = `reach${(ids.last += 1)}`;
    localStorage.setItem('remparts.games', JSON.stringify([id]));
    localStorage.setItem(`remparts.game.${id}`, JSON.stringify({ ...saved, id }));
    const plies = saved.log.trimEnd().split('plies\n')[1]?.split('\n').length ?? 0;
    const old = document.querySelector('.game');
    location.hash = `#/game/${id}`;
    await rest(() => {
      const game = document.querySelector('.game');
      return game !== null && game !== old && Number(game.getAttribute('data-ply')) === plies;
    });
    return look();
  }

  async function state(): Promise<State> {
    await frame();
    await rest(() => true);
    return look();
  }

  /** What someone would call it. */
  function named(it: Element | null): string {
    if (!it) return 'the edge of the screen';
    const part = it.closest('button, a, [role], section, nav, p, aside') ?? it;
    const kind = part
      .getAttribute('class')
      ?.replace(/\bs(velte)?-\w+/g, '')
      .trim();
    const words = part.getAttribute('aria-label') ?? part.textContent?.trim().slice(0, 30) ?? '';
    return `<${part.tagName.toLowerCase()}${kind ? ` ${kind}` : ''}> ${words}`.trim();
  }

  type Place = [x: number, y: number];

  /** Points inside of a drawn shape, the roomiest first and four around it. */
  function within(shape: SVGGeometryElement): Place[] {
    const box = shape.getBoundingClientRect();
    const matrix = shape.getScreenCTM()?.inverse();
    if (!matrix) return [];
    const isFilled = getComputedStyle(shape).fill !== 'none';
    const inside = (x: number, y: number): boolean => {
      const point = new DOMPoint(x, y).matrixTransform(matrix);
      return isFilled ? shape.isPointInFill(point) : shape.isPointInStroke(point);
    };
    const seen = {
      left: Math.max(box.left, 0),
      right: Math.min(box.right, innerWidth),
      top: Math.max(box.top, 0),
      bottom: Math.min(box.bottom, innerHeight),
    };
    const grid = 16;
    let best: { at: Place; room: number } | null = null;
    for (let row = 0; row < grid; row++) {
      for (let column = 0; column < grid; column++) {
        const x = seen.left + ((column + 0.5) * (seen.right - seen.left)) / grid;
        const y = seen.top + ((row + 0.5) * (seen.bottom - seen.top)) / grid;
        if (!inside(x, y)) continue;
        let room = 1;
        while (room < 22 && around([x, y], room).every((at) => inside(...at))) room++;
        if (!best || room > best.room) best = { at: [x, y], room };
      }
    }
    return best ? [best.at, ...around(best.at, best.room * 0.6)] : [];
  }

  function around([x, y]: Place, by: number): Place[] {
    return [
      [x - by, y],
      [x + by, y],
      [x, y - by],
      [x, y + by],
    ];
  }

  function pointsOf(it: Element): Place[] {
    if (it instanceof SVGGeometryElement) return within(it);
    const { x, y, width, height } = it.getBoundingClientRect();
    if (width === 0) return [];
    const [cx, cy] = [x + width / 2, y + height / 2];
    return [
      [cx, cy],
      [cx - width * 0.32, cy],
      [cx + width * 0.32, cy],
      [cx, cy - height * 0.32],
      [cx, cy + height * 0.32],
    ];
  }

  function spot(query: string): Spot {
    const it = all(query).find((one) => one.getClientRects().length > 0) ?? all(query)[0];
    if (!it) return { query, fault: 'is not there', crowded: false, x: 0, y: 0, size: 0 };
    const { width, height } = it.getBoundingClientRect();
    const size = Math.min(width, height);
    const points = pointsOf(it);
    const [x, y] = points[0] ?? [0, 0];
    const tops = points.map((at) => document.elementFromPoint(...at));
    const lost = tops.filter((top) => top?.closest(query) !== it);
    const [over] = lost;
    const fault =
      points.length === 0
        ? 'is not seen'
        : over === undefined
          ? null
          : `${lost.length} of ${points.length} points under ${named(over)}`;
    const crowded = lost.every((top) => top?.closest('[data-choice]'));
    return { query, fault, crowded, x, y, size };
  }

  function seen(query: string): number {
    const lines = 20;
    const at = (n: number, length: number): number => ((n + 0.5) * length) / lines;
    const points = Array.from({ length: lines * lines }, (_, n): Place => [
      at(n % lines, innerWidth),
      at(Math.floor(n / lines), innerHeight),
    ]);
    const hits = points.filter((point) => document.elementFromPoint(...point)?.closest(query));
    return hits.length / points.length;
  }

  function under(query: string, over: string): number {
    const tops = all(over).map((it) => it.getBoundingClientRect());
    return all(query).filter((it) => {
      const { left, right, top, bottom } = it.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return tops.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
    }).length;
  }

  window.reach = { open, state, spots: (queries) => queries.map(spot), seen, under };
}

export { OFFERED };
