/** What every test of the page is built on: it fails when the page complains. */
import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** A page that must keep quiet: no error on the console, none thrown, nothing that is missing. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
    });
    await use(page);
    base.expect(complaints).toEqual([]);
  },
});
