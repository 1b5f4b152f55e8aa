import { expect, test } from './test';
import { dice, hurry, recorded, Table, textOf } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a reload in the middle of a turn loses nothing', async ({ page }) => {
  const game = recorded('everything');
  const table = await Table.open(page, game, { plies: 212 });
  const turn = game.plies.slice(212, 215).map(textOf);
  for (const line of turn) await table.act(line);
  await page.reload();
  await table.turn();
  expect(await table.drafted()).toEqual(turn);
  await expect(page.locator('.target.chosen')).toHaveAttribute('data-choice', turn[2] ?? '');
  await table.commit();
  await expect
    .poll(async () => (await table.told()).slice(212, 215))
    .toEqual(game.plies.slice(212, 215));
});

test('a closed page loses nothing', async ({ page, context }) => {
  await hurry(page);
  await page.goto('./');
  const table = new Table(page);
  const first = await table.turn();
  await table.press(`[data-cell="${first.cells[0]}"]`);
  const { id, draft } = await table.saved();
  expect(draft).toHaveLength(1);
  await page.close();

  const later = new Table(await context.newPage());
  await later.page.goto('./');
  const again = await later.turn();
  expect(again).toMatchObject({ digest: first.digest, ply: first.ply });
  expect(await later.saved()).toMatchObject({ id, draft });
});

test('a browser that keeps nothing is told of, and the game goes on', async ({ page }) => {
  await hurry(page);
  await page.goto('./');
  const table = new Table(page);
  const { cells, ply } = await table.turn();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await table.press(`[data-cell="${cells[0]}"]`);
  await expect(page.getByRole('alert').filter({ hasText: 'does not let us keep' })).toBeVisible();
  await table.commit();
  await expect.poll(async () => (await table.sight()).ply).toBeGreaterThan(ply + 3);
});

test('whoever comes back while a bot thinks finds one game going on', async ({ page }) => {
  const game = recorded('arrows');
  const table = await Table.open(page, game, { plies: 101, bots: [null, 'expert'] });
  await table.play(await table.turn(), dice(3));
  await page.goto('./#/new');
  await page.goto('./#/');
  const { ply } = await table.turn();
  expect(await table.told()).toHaveLength(ply);
});
