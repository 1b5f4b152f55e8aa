import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { dice, hurry, recorded, Table } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const shown = (page: Page, digest: string) =>
  expect(page.locator('.game')).toHaveAttribute('data-digest', digest);

/** A game with a few turns, and what they looked like. */
async function played(page: Page, turns: number): Promise<[Table, Map<number, string>]> {
  await hurry(page);
  await page.goto('./');
  const table = new Table(page);
  const chance = dice(3);
  const seen = new Map<number, string>();
  for (let n = 0; n <= turns; n++) {
    const sight = await table.turn();
    seen.set(sight.ply, sight.digest);
    if (n < turns) await table.play(sight, chance);
  }
  return [table, seen];
}

test('the address of a move shows the same game as it was', async ({ page, browser, baseURL }) => {
  const [table, seen] = await played(page, 5);
  const { id } = await table.saved();
  for (const [ply, digest] of seen) {
    await page.goto(`./#/game/${id}/${ply}`);
    await shown(page, digest);
  }
  const [ply = 0, digest = ''] = [...seen][2] ?? [];
  await page.goto(`./#/game/${id}/${ply}`);
  await shown(page, digest);
  await page.reload();
  await shown(page, digest);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share & export' }).click();
  await page.getByRole('button', { name: /Copy link/ }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const elsewhere = await context.newPage();
  await elsewhere.goto(link);
  await shown(elsewhere, digest);
  await context.close();
});

test('back in time, to the present, and another way', async ({ page }) => {
  const [table, seen] = await played(page, 4);
  const { id } = await table.saved();
  const [, present = ''] = [...seen].at(-1) ?? [];
  await page.keyboard.press('[');
  await expect(page.locator('.game')).not.toHaveAttribute('data-digest', present);
  await page.getByRole('button', { name: 'Live' }).click();
  await shown(page, present);

  const track = page.getByRole('slider', { name: 'History of the game' });
  const box = await track.boundingBox();
  if (!box) throw new Error('no track');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.locator('.game')).not.toHaveAttribute('data-digest', present);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect.poll(async () => (await table.saved()).id).not.toBe(id);
  const sight = await table.turn();
  await table.play(sight, dice(5));
  await table.turn();
});

test('a log goes out and comes in again, and a picture is taken', async ({ page }) => {
  const game = recorded('ring');
  const table = await Table.open(page, game, { plies: game.plies.length });
  const { digest } = await table.sight();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const take = async (name: string): Promise<Buffer> => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    return readFile(await (await coming).path());
  };
  const picture = await take('Picture (PNG)');
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.readUInt32BE(16)).toBeGreaterThan(800);
  expect(picture.length).toBeGreaterThan(50_000);
  const light = (await take('Drawing (SVG)')).toString();
  expect(light).toContain('<svg');
  // A picture is as light or dark as the page.
  await page.emulateMedia({ colorScheme: 'dark' });
  expect((await take('Drawing (SVG)')).toString()).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  expect((await take('Drawing (SVG)')).toString()).toBe(light);
  const log = await take('Download the log');
  expect(log.toString()).toContain(game.plies.at(-1));

  await page.goto('./#/games');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'game.log', mimeType: 'text/plain', buffer: log });
  await shown(page, digest);
});

const NONSENSE = ['#/game/unknown', '#/log/nonsense', '#/log/%00%01/3', '#/game/unknown/99999'];

test('nonsense is answered in words', async ({ page }) => {
  for (const address of NONSENSE) {
    await page.goto('about:blank');
    await page.goto(`./${address}`);
    await expect(page.getByRole('alert').first(), address).toHaveText(/\w+ \w+/);
  }
  await page.goto('./#/games');
  for (const text of ['', 'nonsense', 'remparts 1\nplayers 2\nplies\nfirst 9\n', '\0'.repeat(99)]) {
    const buffer = Buffer.from(text);
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'game.log', mimeType: 'text/plain', buffer });
    await expect(page.getByRole('alert').first()).toHaveText(/\w+ \w+/);
    await page.getByRole('alert').getByRole('button').click();
  }
});
