import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { hurry, recorded, Table } from './table';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  contextOptions: { reducedMotion: 'reduce' },
});

/** Two fingers part, or come together. */
async function pinch(page: Page, from: number, to: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: 195 - apart, y: 380, id: 0 },
    { x: 195 + apart, y: 380, id: 1 },
  ];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number | null) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: apart === null ? [] : fingers(apart),
    });
  await send('touchStart', from);
  for (let n = 1; n <= 8; n++) await send('touchMove', from + ((to - from) * n) / 8);
  await send('touchEnd', null);
}

test('a whole game by touch on a phone', async ({ page }) => {
  test.setTimeout(120_000);
  await hurry(page);
  await page.goto('./');
  const table = new Table(page, (x, y) => page.touchscreen.tap(x, y));
  await table.finish();
  const { scores } = await table.saved();
  const totals = await page.locator('section.end .total td').allTextContents();
  expect(totals.map(Number)).toEqual(scores.toSorted((one, other) => other - one));
});

test('two fingers zoom', async ({ page }) => {
  await page.goto('./');
  await new Table(page).turn();
  const width = () =>
    page.evaluate(() => document.querySelector('[data-cell]')?.getBoundingClientRect().width ?? 0);
  const first = await width();
  await pinch(page, 40, 120);
  await expect.poll(width).toBeGreaterThan(first * 1.5);
  const large = await width();
  await pinch(page, 120, 50);
  await expect.poll(width).toBeLessThan(large / 1.5);
});

/** What can be tapped and is smaller than a finger. */
function small(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const it of document.querySelectorAll('button, a[href], select, input, [role="slider"]')) {
      const tapped = it.closest('label') ?? it;
      const { width, height } = tapped.getBoundingClientRect();
      if (!it.checkVisibility({ opacityProperty: true }) || width <= 1) continue;
      if (it.closest('p, dd, li p') && it.tagName === 'A') continue;
      if (Math.min(width, height) >= 43.5) continue;
      const name = it.getAttribute('aria-label') ?? it.textContent?.trim().slice(0, 30) ?? '';
      found.push(`${it.tagName.toLowerCase()} ${name}: ${Math.round(width)}x${Math.round(height)}`);
    }
    return found;
  });
}

for (const address of ['', '#/new', '#/games', '#/learn', '#/learn/1', '#/rules']) {
  test(`everything is large enough for a finger: ${address || 'home'}`, async ({ page }) => {
    await page.goto(`./${address}`);
    if (address === '') {
      const table = new Table(page);
      const { cells } = await table.turn();
      await table.press(`[data-cell="${cells[0]}"]`);
    } else {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(await small(page)).toEqual([]);
  });
}

test('all tools can be reached at once', async ({ page }) => {
  await Table.open(page, recorded('everything'), { plies: 212 });
  await page.getByRole('button', { name: 'More tools' }).click();
  const tools = page.getByRole('navigation', { name: 'View' }).getByRole('button');
  expect(await tools.count()).toBe(12);
  // A trial press fails where something else lies on top.
  for (const tool of await tools.all()) await tool.click({ trial: true, timeout: 2000 });
});
