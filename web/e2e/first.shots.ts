/**
 * A first game on a phone, from opening the page to the result, as strips of pictures:
 * `STRIPS=folder npm run pictures -- first` writes them there. No part of the tests.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { dice, Table } from './table';

const FOLDER = process.env['STRIPS'] ?? '';

/** Both ways up; by someone who speaks the one language or the other, by day or by night. */
const HELD = {
  upright: { size: { width: 390, height: 844 }, locale: 'en-GB', colorScheme: 'light' },
  side: { size: { width: 844, height: 390 }, locale: 'fr-FR', colorScheme: 'dark' },
} as const;

/** Milliseconds that someone looks at a screen before they touch it, in which hints appear. */
const LOOK = 450;

/** Every step of the first turns is shown, and later those of some. */
const SHOWN = (turn: number): boolean => turn < 5 || turn % 8 === 0;

/** Someone who takes pictures of what is on the screen, in order. */
class Camera {
  readonly pictures: { name: string; said: string }[] = [];
  readonly #page: Page;
  readonly #folder: string;

  constructor(page: Page, folder: string) {
    this.#page = page;
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  async take(what: string): Promise<void> {
    await expect(this.#page.locator('[data-moving="true"]')).toHaveCount(0);
    await this.#page.waitForTimeout(LOOK);
    const said = await this.#page.evaluate(() => {
      const dock = document.querySelector<HTMLElement>('.dock .instruction, .dock .status p');
      return (dock ?? document.querySelector<HTMLElement>('section.end'))?.innerText ?? '';
    });
    const name = `${String(this.pictures.length + 1).padStart(3, '0')}-${what}.png`;
    await this.#page.screenshot({ path: join(this.#folder, name), scale: 'css' });
    this.pictures.push({ name, said });
  }

  /** All pictures side by side, some in each strip. */
  async strips(size: { width: number; height: number }): Promise<void> {
    const many = size.width < size.height ? 6 : 3;
    for (let first = 0; first < this.pictures.length; first += many) {
      const some = this.pictures.slice(first, first + many);
      const images = some.map(({ name }) => {
        const data = readFileSync(join(this.#folder, name)).toString('base64');
        return `<figure><img src="data:image/png;base64,${data}"><figcaption>${name}</figcaption></figure>`;
      });
      const sheet = await this.#page.context().newPage();
      await sheet.setViewportSize({ width: (size.width + 12) * some.length, height: 100 });
      await sheet.setContent(
        `<style>body{margin:6px;display:flex;gap:12px;font:14px sans-serif}figure{margin:0}
        img{display:block;width:${size.width}px;outline:1px solid #888}</style>${images.join('')}`,
      );
      const number = String(first / many + 1).padStart(2, '0');
      const path = join(this.#folder, `strip-${number}.png`);
      await sheet.screenshot({ path, fullPage: true, scale: 'css' });
      await sheet.close();
    }
    const told = this.pictures.map(({ name, said }) => `${name}\t${said.replace(/\s+/g, ' ')}`);
    writeFileSync(join(this.#folder, 'said.txt'), `${told.join('\n')}\n`);
  }
}

for (const [held, { size, locale, colorScheme }] of Object.entries(HELD)) {
  test.describe(held, () => {
    test.skip(FOLDER === '', 'STRIPS names no folder');
    const phone = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
    test.use({ viewport: size, ...phone, locale, colorScheme });

    test(`a first game on a phone, ${held}`, async ({ page }) => {
      test.setTimeout(600_000);
      const camera = new Camera(page, join(FOLDER, held));
      const table = new Table(page, (x, y) => page.touchscreen.tap(x, y));
      const chance = dice(5);
      await page.goto('./');
      let sight = await table.turn();
      for (let turn = 0; !sight.over; turn++) {
        const take = (what: string): Promise<void> =>
          SHOWN(turn) ? camera.take(`turn${turn + 1}-${what}`) : Promise.resolve();
        await take('begins');
        await table.lay(sight.cells[chance(sight.cells.length)] ?? '');
        await take('tile');
        const { choices } = await table.sight();
        const figures = choices.filter((choice) => choice.startsWith('put'));
        const figure = figures[chance(figures.length)];
        if (figure && chance(3) > 0) {
          await table.press(`[data-choice="${figure}"]`);
          await take('follower');
        }
        await table.commit();
        const { ply } = sight;
        await expect.poll(async () => (await table.sight()).ply).toBeGreaterThan(ply);
        await take('ended');
        sight = await table.turn();
      }
      await camera.take('over');
      const on = page.locator('section.end').getByRole('button', { name: /^(skip|passer)$/i });
      for (let act = 0; act < 12 && (await on.count()) > 0; act++) {
        await on.first().tap();
        await camera.take('scoring');
      }
      await camera.take('result');
      await camera.strips(size);
      const silent = camera.pictures.filter(({ said }) => said.trim() === '');
      expect(silent.map(({ name }) => name)).toEqual([]);
    });
  });
}
