import { expect, test } from './test';
import { hurry, recorded, Table } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the ring closes, and the game is over', async ({ page }) => {
  const ring = recorded('ring');
  const from = ring.plies.findLastIndex((ply) => ply.startsWith('place'));
  const table = await Table.open(page, ring, { plies: from });
  await table.follow(ring, from, ring.plies.length - from);
  expect((await table.turn()).over).toBe(true);
  const { log, over, scores } = await table.saved();
  expect(over).toBe(true);
  expect(log.trimEnd().split('\n').at(-1)).toBe(ring.plies.at(-1));
  const totals = await page.locator('section.end .total td').allTextContents();
  expect(totals.map(Number)).toEqual(scores.toSorted((one, other) => other - one));
});

test('a whole game of The City against a bot', async ({ page }) => {
  test.setTimeout(120_000);
  await hurry(page);
  await page.goto('./#/new');
  await page.getByRole('button', { name: 'The City' }).click();
  await page.getByLabel('Who plays on seat 2').selectOption('beginner');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const table = new Table(page);
  await table.finish();
  expect(await table.saved()).toMatchObject({ game: 'city', over: true });
});
