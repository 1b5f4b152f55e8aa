/**
 * Whatever the dock says, in either language, nothing in it or around it moves: a button that a finger
 * is on its way to stays where it is.
 */
import type { Page } from '@playwright/test';
import { LAYOUTS } from './layouts';
import { install, OFFERED } from './reach.page';
import { positions } from './reach.positions';
import { dice, recorded, shelve, SWIFT, Table } from './table';
import { expect, test } from './test';

declare global {
  interface Window {
    /** Buttons that moved, and what they say. */
    shifts: string[];
  }
}

/** What must keep its place, by what finds it. */
const KEPT = [
  '.game > .board',
  '.players',
  '.dock',
  '.dock .rotate',
  '.dock .undo',
  '.dock .commit',
];
/** What is said may have more lines, but begins where it did. */
const BEGINS = '.dock .status';

/** Where everything is, in whole pixels. */
function places(page: Page): Promise<Record<string, string>> {
  return page.evaluate(
    ([queries, begins]) => {
      const placed = queries.map((query) => {
        const box = document.querySelector(query)?.getBoundingClientRect();
        const sides = box ? [box.left, box.top, box.right, box.bottom].map(Math.round) : [];
        return [query, sides.join(' ')];
      });
      const words = document.querySelector(begins)?.getBoundingClientRect();
      placed.push([begins, String([words?.left, words?.top].map((at) => Math.round(at ?? 0)))]);
      return Object.fromEntries(placed) as Record<string, string>;
    },
    [KEPT, BEGINS] as const,
  );
}

/** Collects every shift of buttons that the browser sees, also those that follow a touch. */
function watch(): void {
  window.shifts = [];
  type Shift = PerformanceEntry & { sources: { node: Node | null }[] };
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as Shift[]) {
      for (const { node } of sources) {
        const it = node instanceof Element ? node : node?.parentElement;
        const part = it?.closest('.dock .acts, .tools');
        if (part) window.shifts.push(`${part.className} ${it?.className} ${it?.textContent}`);
      }
    }
  }).observe({ type: 'layout-shift' });
}

for (const [name, { width, height, touch }] of Object.entries(LAYOUTS)) {
  test.describe(name, () => {
    test.use({
      viewport: { width, height },
      hasTouch: touch,
      isMobile: touch,
      contextOptions: { reducedMotion: 'reduce' },
    });

    for (const language of ['en', 'fr']) {
      test(`nothing moves when the dock changes its words: ${name}, ${language}`, async ({
        page,
      }) => {
        test.setTimeout(120_000);
        await page.addInitScript(install, OFFERED);
        await page.addInitScript(
          ([wishes, language]) => {
            localStorage.setItem('remparts.settings', wishes);
            localStorage.setItem('remparts.language', language);
          },
          [JSON.stringify(SWIFT), language] as const,
        );
        await page.goto('./#/games');
        const kept = new Map<string, Record<string, string>>();
        for (const position of await positions()) {
          if (position.over) continue;
          await page.evaluate((game) => window.reach.open(game), position.saved);
          const now = await places(page);
          // Two tiles in hand take the room of two; every game has figures of its own.
          const hasTwo = (await page.locator('.dock .tile button').count()) > 1;
          const like = `${position.saved.setup} ${hasTwo}`;
          const before = kept.get(like) ?? now;
          kept.set(like, before);
          expect.soft(now, position.name).toEqual(before);
        }
      });
    }

    test(`nothing moves while turns are played: ${name}`, async ({ page }) => {
      const game = recorded('everything');
      await page.addInitScript(watch);
      await shelve(page, game, { plies: 104, bots: [null, 'beginner', 'beginner'] });
      await page.goto('./#/game/table');
      const press = touch
        ? (x: number, y: number): Promise<void> => page.touchscreen.tap(x, y)
        : undefined;
      const table = new Table(page, press);
      await table.turn();
      await page.evaluate(() => (window.shifts.length = 0));
      const chance = dice(7);
      for (let turns = 0; turns < 4; turns++) await table.play(await table.turn(), chance);
      expect(await page.evaluate(() => window.shifts)).toEqual([]);
    });
  });
}
