import { expect, test } from './test';

test('a board is dealt, and the first tile lies within five seconds', async ({ page }) => {
  const engine = page.waitForResponse((it) => new URL(it.url()).pathname.endsWith('.wasm'));
  const start = Date.now();
  await page.goto('./');
  const commit = page.locator('.dock .commit');
  await page.locator('.cell').first().click();
  await expect(commit).toBeEnabled();
  expect(Date.now() - start).toBeLessThan(5000);

  const tiles = page.locator('.tiles use:not(.idea)');
  const laid = await tiles.count();
  await commit.click();
  // The other seat answers.
  await expect.poll(() => tiles.count()).toBeGreaterThan(laid);
  expect((await engine).headers()['content-type']).toBe('application/wasm');
});

test('the page has a name, a language and no way out of its own server', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto('./');
  await expect(page.getByRole('application')).toBeVisible();
  await expect(page).toHaveTitle(/Remparts/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  hosts.delete('');
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});
