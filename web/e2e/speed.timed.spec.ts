import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { dice, recorded, Table } from './table';

/** Bars, in milliseconds. */
const FRAME = 20;
const BLOCKED = 100;
/** So long after a move it is still being drawn. */
const DRAWN = 150;
const TURNS = 5;

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

/** How far frames are apart while something goes on. */
async function frames(page: Page, during: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const shared = window as unknown as { frames: number[]; watching: boolean };
    shared.frames = [];
    shared.watching = true;
    let before = performance.now();
    const next = (now: number): void => {
      shared.frames.push(now - before);
      before = now;
      if (shared.watching) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await during();
  return page.evaluate(() => {
    const shared = window as unknown as { frames: number[]; watching: boolean };
    shared.watching = false;
    return shared.frames.slice(2);
  });
}

/** When moves were shown, and when the page was busy for long. */
interface Watch {
  moves: number[];
  busy: { from: number; to: number }[];
}

async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shared = window as unknown as Watch;
    shared.moves = [];
    shared.busy = [];
    const game = document.querySelector('.game');
    if (!game) return;
    new MutationObserver(() => shared.moves.push(performance.now())).observe(game, {
      attributeFilter: ['data-ply'],
    });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        shared.busy.push({ from: startTime, to: startTime + duration });
      }
    }).observe({ type: 'longtask' });
  });
}

/** What was seen since the last time. */
function watched(page: Page): Promise<Watch> {
  return page.evaluate(() => {
    const shared = window as unknown as Watch;
    return { moves: shared.moves.splice(0), busy: shared.busy.splice(0) };
  });
}

test('a board of 121 tiles follows the pointer', async ({ page }) => {
  const game = recorded('everything');
  const table = await Table.open(page, game, { plies: game.plies.length - 6 });
  expect(await page.locator('.tiles use').count()).toBeGreaterThan(100);
  await table.turn();
  const box = await page.locator('[data-board]').boundingBox();
  if (!box) throw new Error('no board');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  const medians: number[] = [];
  for (let n = 0; n < 3; n++) {
    const apart = await frames(page, async () => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (let step = 0; step < 60; step++) {
        const angle = (step / 60) * 2 * Math.PI;
        await page.mouse.move(x + 180 * Math.sin(angle), y + 90 * (1 - Math.cos(angle)));
      }
      await page.mouse.up();
    });
    medians.push(median(apart));
  }
  console.log(`frames while dragging: ${medians.map((it) => it.toFixed(1)).join(', ')} ms`);
  expect(Math.min(...medians)).toBeLessThanOrEqual(FRAME);
});

for (const [bot, bar] of [
  ['club', 300],
  ['expert', 2000],
] as const) {
  for (const [name, plies] of [
    ['arrows', 101],
    ['everything', 212],
    ['city', 136],
  ] as const) {
    test(`${bot} answers in time: ${name}`, async ({ page }) => {
      const game = recorded(name);
      const seats = name === 'arrows' ? 2 : 3;
      const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : bot));
      const table = await Table.open(page, game, { plies, bots });
      const chance = dice(11);
      const times: number[] = [];
      const blocked: number[] = [];
      await watch(page);
      for (let n = 0; n < TURNS; n++) {
        await table.play(await table.turn(), chance);
        await table.turn();
        const { moves, busy } = await watched(page);
        for (let move = 1; move < moves.length; move++) {
          const [from = 0, to = 0] = moves.slice(move - 1);
          times.push(to - from);
          const thinking = busy.filter((it) => it.from > from + DRAWN && it.to < to);
          blocked.push(Math.max(0, ...thinking.map((it) => it.to - it.from)));
        }
      }
      const said = (values: readonly number[]): string =>
        values.map((it) => it.toFixed(0)).join(', ');
      console.log(`${bot} in ${name}: ${said(times)} ms; busy meanwhile: ${said(blocked)} ms`);
      expect(median(times)).toBeLessThan(bar);
      expect(median(blocked)).toBeLessThan(BLOCKED);
    });
  }
}
