import { expect, test } from './test';
import { hurry, Table } from './table';

test.describe.configure({ timeout: 120_000 });

test('a whole game against a bot, its breakdown, and a rematch', async ({ page }) => {
  await hurry(page);
  await page.goto('./');
  const table = new Table(page);
  await table.finish();
  const { id, scores } = await table.saved();

  await page.getByRole('button', { name: 'Skip all' }).click();
  const totals = page.locator('section.end .total td');
  await expect(totals).toHaveCount(scores.length);
  const shown = (await totals.allTextContents()).map(Number);
  expect(shown).toEqual(scores.toSorted((one, other) => other - one));

  await page.getByRole('button', { name: 'Rematch' }).click();
  await table.turn();
  const again = await table.saved();
  expect(again.id).not.toBe(id);
  expect(again.over).toBe(false);
});

test.describe('with everything', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a whole game against two bots', async ({ page }) => {
    await hurry(page);
    await page.goto('./#/new');
    await page.getByRole('button', { name: 'Everything' }).click();
    await page.getByRole('button', { name: 'Add a player' }).click();
    for (const seat of [2, 3]) {
      await page.getByLabel(`Who plays on seat ${seat}`).selectOption('beginner');
    }
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    const table = new Table(page);
    await table.finish();
    const { setup, scores } = await table.saved();
    for (const part of ['river', 'abbot', 'anniversary', 'inn', 'gifts']) {
      expect(setup).toContain(part);
    }
    const totals = await page.locator('section.end .total td').allTextContents();
    expect(totals.map(Number)).toEqual(scores.toSorted((one, other) => other - one));
  });
});
