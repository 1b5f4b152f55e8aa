import { gzipSync } from 'node:zlib';
import { expect, test } from './test';
import { Table } from './table';

const KB = 1000;

test('the first load is small', async ({ page }) => {
  const sizes = { page: 0, engine: 0 };
  const read: Promise<void>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isEngine = /\.wasm$|worker/.test(pathname);
    if (!isEngine && !/\/$|\.(html|js|css|svg)$/.test(pathname)) return;
    if (pathname.endsWith('sw.js') || response.fromServiceWorker()) return;
    read.push(
      response.body().then((body) => {
        sizes[isEngine ? 'engine' : 'page'] += gzipSync(body).length;
      }),
    );
  });
  await page.goto('./');
  const table = new Table(page);
  const { cells } = await table.turn();
  await Promise.all(read);
  expect(sizes.page).toBeGreaterThan(20 * KB);
  expect(sizes.page).toBeLessThan(160 * KB);
  // Bots think in a worker of their own.
  await table.press(`[data-cell="${cells[0]}"]`);
  await table.commit();
  await table.turn();
  await Promise.all(read);
  expect(sizes.engine).toBeGreaterThan(100 * KB);
  // The page and the worker ask for it each.
  expect(sizes.engine).toBeLessThan(1250 * KB);
});

for (const [name, width, height] of [
  ['a desk', 1440, 900],
  ['a phone', 390, 844],
] as const) {
  test(`nothing shifts on ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      const shared = window as unknown as { shifts: string[]; shifted: number };
      shared.shifted = 0;
      shared.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        })[]) {
          shared.shifted += entry.value;
          const nodes = entry.sources.map(({ node }) =>
            node instanceof Element
              ? `${node.tagName}.${node.getAttribute('class')}`
              : node?.nodeName,
          );
          shared.shifts.push(`${entry.value.toFixed(4)} ${nodes.join(', ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('./');
    const table = new Table(page);
    const { cells } = await table.turn();
    await table.press(`[data-cell="${cells[0]}"]`);
    await table.commit();
    await table.turn();
    const { shifted, shifts } = await page.evaluate(() => {
      const { shifted, shifts } = window as unknown as { shifts: string[]; shifted: number };
      return { shifted, shifts };
    });
    expect(shifted, shifts.join('\n')).toBeLessThan(0.02);
  });
}
