import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { dice, hurry, Table, type Sight } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

/** Goes to a cell that is offered, and proposes the tile there. */
async function propose(page: Page, table: Table, chance: (below: number) => number): Promise<void> {
  const first = chance(ARROWS.length);
  for (let n = 0; n < ARROWS.length; n++) {
    await page.keyboard.press(ARROWS[(first + n) % ARROWS.length] ?? 'ArrowUp');
    await page.keyboard.press('Enter');
    if ((await table.drafted()).length > 0) return;
  }
  throw new Error('no cell can be reached');
}

async function play(page: Page, table: Table, sight: Sight, chance: (below: number) => number) {
  await propose(page, table, chance);
  if (chance(2) === 0) await page.keyboard.press('r');
  if (chance(2) === 0) await page.keyboard.press('1');
  await page.keyboard.press('Space');
  await expect.poll(async () => (await table.sight()).ply).toBeGreaterThan(sight.ply);
}

test('a whole game without a pointer, and its breakdown', async ({ page }) => {
  test.setTimeout(120_000);
  await hurry(page);
  await page.goto('./');
  const table = new Table(page);
  const chance = dice(7);
  for (let sight = await table.turn(); !sight.over; sight = await table.turn()) {
    await play(page, table, sight, chance);
  }
  const cell = page.locator('section.end table button:focus');
  for (let n = 0; n < 80 && (await cell.count()) === 0; n++) await page.keyboard.press('Tab');
  await expect(cell).toHaveAccessibleName(/\d/);
  await expect(page.locator('.lit').first()).toBeAttached();
});

test('the list of keys opens and closes', async ({ page }) => {
  await page.goto('./');
  const table = new Table(page);
  await table.turn();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
});

test('a move is typed', async ({ page }) => {
  await hurry(page);
  await page.goto('./');
  const table = new Table(page);
  const { ply, cells } = await table.turn();
  await page.keyboard.press('/');
  const answers = page.getByRole('log', { name: 'Answers' });
  await page.keyboard.type('legal');
  await page.keyboard.press('Enter');
  await expect(answers).toContainText(/choices?:/);
  for (let turn = 0; turn < 4 && (await table.drafted()).length === 0; turn++) {
    await page.keyboard.type(`${cells[0]} r${turn}`);
    await page.keyboard.press('Enter');
    await expect(answers).toContainText(`r${turn}`);
  }
  await page.keyboard.type('commit');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await table.sight()).ply).toBeGreaterThan(ply);
});
