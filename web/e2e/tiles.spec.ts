/** Tile files of one's own: typed in as docs/TILES.md teaches, loaded on the page, and played with. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { dice, hurry, Table } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const read = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The tiles that the guide shows as a whole. */
const TYPED = (read('docs/TILES.md').split('```tiles\n')[1]?.split('```')[0] ?? '')
  .trim()
  .split('\n\n');

/** Our file of The City under another name, with the three tiles of the guide in place of ours. */
function mytown(): string {
  const file = read('crates/engine/data/tiles/city.tiles').replace('set city\n', 'set mytown\n');
  return TYPED.reduce((text, tile) => {
    const begin = text.indexOf(`tile ${tile.split(' ')[1]} `);
    const end = text.indexOf('\n\n', begin);
    expect(begin, tile).toBeGreaterThan(0);
    return text.slice(0, begin) + tile + (end < 0 ? '\n' : text.slice(end));
  }, file);
}

const SET = {
  name: 'mytown.tiles',
  mimeType: 'text/plain',
  buffer: Buffer.from(mytown()),
};
/** The first tile of the guide lacks half a side. */
const BROKEN = {
  ...SET,
  buffer: Buffer.from(mytown().replace(TYPED[0] ?? '', (tile) => tile.replace('Es Se', 'Es'))),
};

const load = (page: Page, file: typeof SET): Promise<void> =>
  page.getByLabel('Load a tile file').setInputFiles(file);

test('tiles from a file are played with, and the game is there after a reload', async ({
  page,
}) => {
  expect(TYPED).toHaveLength(3);
  await hurry(page);
  await page.goto('./#/new');
  await page.getByText('Tiles of your own').click();

  await load(page, BROKEN);
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('has to be put right');
  await expect(refusal).toContainText(/set mytown, tile straight_market1-f, line \d+: /);

  await load(page, SET);
  await expect(refusal).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'The City' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /The City/ })).toBeChecked();
  await expect(page.getByText('The City, with the tiles “mytown”: ')).toBeVisible();
  await page.getByLabel('Who plays on seat 2').selectOption('club');
  await page.getByRole('button', { name: 'Start', exact: true }).click();

  const table = new Table(page);
  const chance = dice(5);
  for (let turn = 0; turn < 4; turn++) await table.play(await table.turn(), chance);
  const before = await table.turn();
  const { log } = await table.saved();
  expect(log).toMatch(/^tiles mytown [0-9a-f]{32}$/m);
  expect(log).toContain('\nplace mytown/');

  await page.reload();
  expect(await table.turn()).toMatchObject({ ply: before.ply, digest: before.digest });
  // The bot has the tiles too.
  await table.play(await table.turn(), chance);
  expect((await table.turn()).ply).toBeGreaterThan(before.ply + 4);

  await page.goto('./#/games');
  await expect(page.getByText('with the tiles “mytown”')).toBeVisible();
  // What was played last is proposed again.
  await page.goto('./#/new');
  await expect(page.getByText('The City, with the tiles “mytown”: ')).toBeVisible();
});

test('a game without its tiles says which, and opens with them', async ({ page }) => {
  await hurry(page);
  await page.goto('./#/new');
  await page.getByText('Tiles of your own').click();
  await load(page, SET);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const table = new Table(page);
  const { ply, digest } = await table.turn();
  const [, set = ''] = /^tiles mytown (\w+)$/m.exec((await table.saved()).log) ?? [];

  await page.goto('./#/new');
  await page.getByText('Tiles of your own').click();
  await page.getByRole('button', { name: 'Remove mytown' }).click();
  await expect(page.getByText('One of your games does not open without it.')).toBeVisible();
  await page.goto('./#/games');
  await page.reload();
  await page.getByRole('link', { name: 'Resume' }).click();
  await expect(page.getByRole('heading', { name: 'Tiles are missing' })).toBeVisible();
  await expect(page.getByText(set)).toBeVisible();
  await load(page, { ...SET, buffer: Buffer.from(mytown().replace('set mytown', 'set other')) });
  await expect(page.getByRole('alert')).toContainText('holds another set, “other”');
  await load(page, SET);
  expect(await table.turn()).toMatchObject({ ply, digest });
});

test('rules are read otherwise if one says so', async ({ page }) => {
  await hurry(page);
  await page.goto('./#/new');
  const readings = page.getByText('Other readings of the rules');
  await expect(readings).toHaveCount(0);
  await page.getByRole('button', { name: 'The City' }).click();
  await readings.click();
  await page.getByRole('checkbox', { name: 'Guards at once' }).check();
  await expect(page.getByText('rules read otherwise (guards at once)')).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const table = new Table(page);
  await table.turn();
  expect((await table.saved()).log).toContain('\nfreed at-once\n');
});
