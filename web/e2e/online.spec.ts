import { rounds, test, Visitor } from './house';
import { dice } from './table';
import { expect } from './test';

const digestOf = async ({ table }: Visitor): Promise<string> => (await table.sight()).digest;

test('two browsers and a spectator play a game by link', async ({ browser, house }) => {
  // A whole game takes most of a minute where others use the machine as well.
  test.setTimeout(120_000);
  const [ana, ben, eve] = [
    await Visitor.come(browser),
    await Visitor.come(browser),
    await Visitor.come(browser),
  ];
  const link = await ana.open(house, 'Ana');
  await ben.join(link, 'Ben');
  await Promise.all([ana.ready(), ben.ready(), eve.page.goto(link)]);
  const chance = dice(7);
  await rounds([ana, ben], chance, 4);

  // One of them loads the page anew in the middle of a turn.
  const first = await Promise.race([ana, ben].map((it) => it.table.turn().then(() => it)));
  const { cells } = await first.table.turn();
  await first.table.press(`[data-cell="${cells[0]}"]`);
  const drafted = await first.table.drafted();
  expect(drafted).toHaveLength(1);
  await first.page.reload();
  await first.table.turn();
  expect(await first.table.drafted()).toEqual(drafted);
  await first.table.press('.dock .undo');
  await rounds([ana, ben], chance, 4);

  // The server loses its power. A turn can be played all the same, and arrives when it is back.
  const next = await Promise.race([ana, ben].map((it) => it.table.turn().then(() => it)));
  await house.kill();
  for (const { page } of [ana, ben, eve]) {
    await expect(page.getByText('Connection lost').first()).toBeVisible();
  }
  const before = await next.table.turn();
  await next.table.press(`[data-cell="${before.cells[0]}"]`);
  await next.table.commit();
  await expect(next.page.getByText('Your move is kept')).toBeVisible();
  await next.page.waitForTimeout(600);
  expect((await next.table.sight()).ply).toBe(before.ply);
  await house.start();
  await expect.poll(async () => (await next.table.sight()).ply).toBeGreaterThan(before.ply);

  await rounds([ana, ben], chance);
  const digest = await digestOf(ana);
  for (const other of [ben, eve]) {
    await expect.poll(() => digestOf(other)).toBe(digest);
    expect((await other.table.turn()).over).toBe(true);
  }

  // The same link is the replay, for whoever comes later.
  const zoe = await Visitor.come(browser);
  await zoe.page.goto(link);
  expect((await zoe.table.turn()).over).toBe(true);
  expect(await digestOf(zoe)).toBe(digest);
  await zoe.page.goto(`${link}/${before.ply}`);
  await expect(zoe.page.locator('.game')).toHaveAttribute('data-digest', before.digest);
  await zoe.page.reload();
  await expect(zoe.page.locator('.game')).toHaveAttribute('data-digest', before.digest);
  await zoe.page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(zoe.page).toHaveURL(/#\/game\//);
  await zoe.table.turn();
  for (const visitor of [ana, ben, eve, zoe]) await visitor.leave();
});
