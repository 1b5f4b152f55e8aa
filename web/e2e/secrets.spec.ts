import { expect, test } from './test';
import { recorded, Table } from './table';

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
