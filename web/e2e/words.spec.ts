import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { recorded, Table } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Everything that is said on the main screens, seen or heard, line by line. */
async function said(page: Page): Promise<string[]> {
  const found = new Set<string>();
  const collect = async (): Promise<void> => {
    const lines = await page.evaluate(() => {
      const named = [...document.querySelectorAll('[aria-label], [title], [placeholder]')];
      const names = named.flatMap((it) =>
        ['aria-label', 'title', 'placeholder'].map((name) => it.getAttribute(name) ?? ''),
      );
      return [...document.body.innerText.split('\n'), ...names];
    });
    lines.forEach((line) => found.add(line.trim()));
  };
  const game = recorded('everything');
  const table = await Table.open(page, game, { plies: 141 });
  const { cells } = await table.sight();
  await table.press(`[data-cell="${cells[0]}"]`);
  await collect();
  for (const key of ['b', '?', '/']) {
    await page.keyboard.press(key);
    await collect();
    await page.keyboard.press('Escape');
  }
  for (const address of ['#/new', '#/games', '#/learn', '#/learn/1', '#/rules']) {
    await page.goto(`./${address}`);
    await expect(page.locator('h1')).toBeVisible();
    await collect();
  }
  return [...found];
}

/** Words that are the same in both languages. */
const SAME = /^[\W\d]*$|^\d+\spoints?$/;

for (const [locale, language, turn] of [
  ['fr-FR', 'fr', 'À vous de jouer'],
  ['en-GB', 'en', 'Your turn'],
  ['de-DE', 'en', 'Your turn'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });

    test(`a browser that speaks ${locale} is answered in ${language}`, async ({ page }) => {
      await page.goto('./');
      await new Table(page).turn();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('.dock strong')).toHaveText(turn);
    });
  });
}

test('no words of one language are left in the other', async ({ page, browser, baseURL }) => {
  const english = new Set(await said(page));
  const context = await browser.newContext({ locale: 'fr-FR', ...(baseURL && { baseURL }) });
  const french = await said(await context.newPage());
  await context.close();
  const left = french.filter((line) => english.has(line) && !SAME.test(line) && /\w \w/.test(line));
  expect(left).toEqual([]);
});

test('the language is switched, and stays', async ({ page }) => {
  await page.goto('./');
  await new Table(page).turn();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Français' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('.dock strong')).toHaveText('À vous de jouer');
  await page.reload();
  await new Table(page).turn();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});
