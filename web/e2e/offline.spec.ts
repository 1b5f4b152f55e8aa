import { expect, test } from './test';

test('a game begins, goes on and survives a reload without a network', async ({
  page,
  context,
}) => {
  await page.goto('./');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();

  const tiles = page.locator('.tiles use');
  await page.locator('.cell').first().click();
  const before = await tiles.count();
  await page.locator('.dock .commit').click();
  // The tile of the player and that of the bot.
  await expect.poll(() => tiles.count()).toBeGreaterThanOrEqual(before + 2);
  const after = await tiles.count();

  await page.reload();
  await expect.poll(() => tiles.count()).toBeGreaterThanOrEqual(after);
});

test('the page can be installed', async ({ page, context }) => {
  await page.goto('./');
  const session = await context.newCDPSession(page);
  const { errors, url } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toContain('manifest.webmanifest');
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Tests run in private windows, where nothing can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});
