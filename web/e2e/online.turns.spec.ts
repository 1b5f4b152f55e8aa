import { rounds, test, Visitor, type House } from './house';
import { dice } from './table';
import { expect } from './test';

/** Two who play, and the one of them who has to choose. */
async function begun(
  house: House,
  ana: Visitor,
  ben: Visitor,
): Promise<{ first: Visitor; second: Visitor }> {
  const link = await ana.open(house, 'Ana');
  await ben.join(link, 'Ben');
  await Promise.all([ana.ready(), ben.ready()]);
  const first = await Promise.race([ana, ben].map((it) => it.table.turn().then(() => it)));
  return { first, second: first === ana ? ben : ana };
}

test('a move that was on its way survives a reload and a server that is gone', async ({
  browser,
  house,
}) => {
  const ana = await Visitor.come(browser);
  const ben = await Visitor.come(browser);
  const { first, second } = await begun(house, ana, ben);
  await first.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const before = await first.table.turn();
  await house.kill();
  await first.table.press(`[data-cell="${before.cells[0]}"]`);
  await first.table.commit();
  await expect(first.page.getByText('Your move is kept')).toBeVisible();
  // The page itself comes from the browser.
  await first.page.reload();
  await expect(first.page.getByText('Connection lost').first()).toBeVisible();
  await house.start();
  for (const { table } of [first, second]) {
    await expect
      .poll(async () => (await table.sight()).ply, { timeout: 15_000 })
      .toBeGreaterThan(before.ply);
  }
  expect((await second.table.turn()).cells.length).toBeGreaterThan(0);
  for (const visitor of [ana, ben]) await visitor.leave();
});

test('whoever looks back is left alone while others play', async ({ browser, house }) => {
  const ana = await Visitor.come(browser);
  const ben = await Visitor.come(browser);
  const { first, second } = await begun(house, ana, ben);
  await rounds([first, second], dice(3), 2);

  await second.page.keyboard.press('[');
  const then = await second.table.sight();
  const before = await first.table.turn();
  await first.table.play(before, dice(5));
  await second.page.waitForTimeout(300);
  expect((await second.table.sight()).digest).toBe(then.digest);
  await second.page.getByRole('button', { name: 'Live' }).click();
  await expect.poll(async () => (await second.table.sight()).ply).toBeGreaterThan(before.ply);
  for (const visitor of [ana, ben]) await visitor.leave();
});

test('a table that is not there is told of', async ({ browser, house }) => {
  const eve = await Visitor.come(browser);
  await eve.page.goto(`${house.url}#/table/7KmPq2RsTuVwXyZ9`);
  await expect(eve.page.getByText('This table is gone.')).toBeVisible();
  await eve.page.goto(`${house.url}#/table/nonsense`);
  await expect(eve.page.getByText('This table is gone.')).toBeVisible();
  await eve.leave();
});
