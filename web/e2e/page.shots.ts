/** The pictures of the page in the documentation: `npm run pictures` makes them anew. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { test } from './test';
import { before, hurry, recorded, Table, type Begin, type Recorded } from './table';

const FOLDER = new URL('../../docs/pictures/page/', import.meta.url);

const everything = recorded('everything');
const city = recorded('city');

const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 }, hasTouch: false, deviceScaleFactor: 1 },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 2 },
} as const;

const BOTS = [null, 'expert', 'club'];

/** Opens a recorded game where a person is to move. */
async function at(page: Page, game: Recorded, begin: Begin): Promise<Table> {
  const table = await Table.open(page, game, begin);
  await page.waitForTimeout(700);
  return table;
}

const middle = before(everything, /^unwrap sweeper/) - 3;

/** Everything there is to see, and how one comes there. */
const SCENES: Record<string, (page: Page) => Promise<void>> = {
  home: async (page) => {
    await hurry(page);
    await page.goto('./');
    await new Table(page).turn();
  },
  setup: async (page) => {
    await page.goto('./#/new');
    await page.getByRole('button', { name: 'Everything' }).click();
  },
  fields: async (page) => {
    await at(page, everything, { plies: middle, bots: [null, null, null] });
    await page.keyboard.press('f');
    // The middle of the board lies in some feature.
    const box = await page.locator('[data-board]').boundingBox();
    if (box) await page.mouse.click(box.x + box.width * 0.5, box.y + box.height * 0.36);
  },
  figure: async (page) => {
    const from = before(everything, /^put meeple .* city/, 4);
    const table = await at(page, everything, { plies: from, bots: [null, null, null] });
    await table.act(everything.plies[from]?.replace(/\s+#.*/, '') ?? '');
    await page.keyboard.press('1');
  },
  breakdown: async (page) => {
    await at(page, everything, { plies: everything.plies.length, bots: BOTS });
    await page.keyboard.press('Space');
  },
  replay: async (page) => {
    await at(page, everything, { plies: everything.plies.length, bots: BOTS });
    await page.keyboard.press('Space');
    for (let turn = 0; turn < 40; turn++) await page.keyboard.press('[');
  },
  city: async (page) => {
    const from = before(city, /^tower/, 9);
    await at(page, city, { plies: from, bots: [null, null, null] });
  },
  bag: async (page) => {
    await at(page, everything, { plies: middle, bots: [null, null, null] });
    await page.keyboard.press('b');
  },
  lesson: async (page) => {
    await page.goto('./#/learn/5');
  },
  rules: async (page) => {
    await page.goto('./#/rules/fields');
  },
};

for (const [name, go] of Object.entries(SCENES)) {
  for (const [size, use] of Object.entries(SIZES)) {
    for (const theme of ['light', 'dark'] as const) {
      test(`${name} ${size} ${theme}`, async ({ browser, baseURL }) => {
        const context = await browser.newContext({
          ...use,
          baseURL: baseURL ?? '',
          colorScheme: theme,
          locale: 'en',
        });
        const page = await context.newPage();
        await go(page);
        await page.waitForTimeout(1500);
        const session = await context.newCDPSession(page);
        const shot = await session.send('Page.captureScreenshot', { format: 'webp', quality: 86 });
        mkdirSync(FOLDER, { recursive: true });
        writeFileSync(
          new URL(`${name}-${size}-${theme}.webp`, FOLDER),
          Buffer.from(shot.data, 'base64'),
        );
        await context.close();
      });
    }
  }
}
