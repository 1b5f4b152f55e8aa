import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { hurry, recorded, Table } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** There are gifts, abbots and some points. */
const PLIES = 141;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];

/** What keeps someone out, in short. */
async function barriers(page: Page, where: string): Promise<string[]> {
  // What is drawn on the board has no words; there are thousands of strokes.
  const axe = new AxeBuilder({ page }).withTags(TAGS).exclude('.world');
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${where}: ${id} ${target.join(' ')}`));
}

for (const theme of ['light', 'dark', 'contrast'] as const) {
  test.describe(theme, () => {
    const settings = { theme };

    test('the game, its draft and what stands beside it', async ({ page }) => {
      const game = recorded('everything');
      const table = await Table.open(page, game, { plies: PLIES, settings });
      const found = await barriers(page, 'turn');
      const { cells } = await table.sight();
      await table.press(`[data-cell="${cells[0]}"]`);
      found.push(...(await barriers(page, 'draft')));
      await page.keyboard.press('n');
      found.push(...(await barriers(page, 'inspector')));
      for (const key of ['b', '?', '/']) {
        await page.keyboard.press(key);
        found.push(...(await barriers(page, `key ${key}`)));
        await page.keyboard.press('Escape');
      }
      await page.getByRole('button', { name: 'Settings' }).click();
      found.push(...(await barriers(page, 'settings')));
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Share & export' }).click();
      found.push(...(await barriers(page, 'share')));
      expect(found).toEqual([]);
    });

    test('the end', async ({ page }) => {
      const game = recorded('ring');
      await Table.open(page, game, { plies: game.plies.length, settings });
      expect(await barriers(page, 'end')).toEqual([]);
    });

    test('the other pages', async ({ page }) => {
      await hurry(page, settings);
      const found: string[] = [];
      for (const address of ['#/new', '#/games', '#/learn', '#/learn/1', '#/rules']) {
        await page.goto(`./${address}`);
        await expect(page.locator('h1')).toBeVisible();
        found.push(...(await barriers(page, address)));
      }
      expect(found).toEqual([]);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the game and its end', async ({ page }) => {
    const game = recorded('everything');
    const table = await Table.open(page, game, { plies: PLIES });
    const { cells } = await table.sight();
    await table.press(`[data-cell="${cells[0]}"]`);
    expect(await barriers(page, 'draft')).toEqual([]);
  });
});

test('whoever listens hears whose turn it is, and what others do', async ({ page }) => {
  await hurry(page);
  await page.goto('./');
  const table = new Table(page);
  const { cells } = await table.turn();
  await expect(page.getByRole('alert')).toHaveText(/Your turn/);
  const status = page.getByRole('status');
  const before = await status.allTextContents();
  await table.press(`[data-cell="${cells[0]}"]`);
  await expect(page.getByRole('alert').filter({ hasText: 'Your turn' })).toHaveCount(0);
  await table.commit();
  await expect(page.getByRole('alert')).toHaveText(/Your turn/);
  expect(await status.allTextContents()).not.toEqual(before);
});
