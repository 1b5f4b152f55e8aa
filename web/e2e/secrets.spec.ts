import { expect, test } from './test';
import { before, recorded, Table, textOf } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('nobody sees the gifts of another', async ({ page }) => {
  const game = recorded('everything');
  // The first gift of the game has just been given; its owner still has to choose.
  const given = game.plies.findIndex((ply) => ply.startsWith('gift'));
  const table = await Table.open(page, game, { plies: given + 1 });
  const content = () => page.evaluate(() => document.body.innerHTML);
  const gifts = page.getByRole('tab', { name: 'Gifts' });
  await gifts.click();
  await expect.poll(content).toContain('Take 2');
  await table.commit();

  const veil = page.getByRole('button', { name: 'I’m here' });
  await expect(veil).toBeVisible();
  expect(await content()).not.toContain('Take 2');
  await veil.click();
  expect((await table.turn()).cells.length).toBeGreaterThan(0);
  expect(await content()).not.toContain('Take 2');
  await gifts.click();
  expect(await content()).not.toContain('Take 2');
});

test('a draft and its secrets survive a reload while the device is passed', async ({ page }) => {
  const game = recorded('everything');
  // A gift is used and a tile laid; everyone sits in front of this screen.
  const from = before(game, /^unwrap sweeper/);
  const table = await Table.open(page, game, { plies: from });
  const turn = game.plies.slice(from, from + 2).map(textOf);
  for (const line of turn) await table.act(line);
  expect(await table.drafted()).toEqual(turn);
  await page.reload();

  // Nobody knows who holds the device now.
  const veil = page.locator('[data-veil]');
  await expect(veil).toBeVisible();
  await expect(page.locator('.dock .instruction')).toContainText('Pass the device');
  expect(await page.locator('[data-gift], [data-choice], .board g.ghost').count()).toBe(0);
  await expect(page.locator('body')).not.toContainText('Road Sweeper');
  await expect(page.locator('.dock .undo')).toBeDisabled();
  await page.keyboard.press('Control+z');
  await page.reload();
  await expect(veil).toBeVisible();
  expect(await table.drafted()).toEqual(turn);

  await veil.getByRole('button').click();
  await expect(page.locator('.board g.ghost')).toHaveCount(1);
  expect(await table.drafted()).toEqual(turn);
});
