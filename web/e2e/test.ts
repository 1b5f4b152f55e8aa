/** What every test of the page is built on: it fails when the page complains. */
import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** Whether there is a server can only be asked; files alone have no answer. */
const ASKED = /\/api\/v1\/hello$/;

/** A page that must keep quiet: no error on the console, none thrown, nothing that is missing. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (ASKED.test(message.location().url)) return;
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('response', (response) => {
      if (ASKED.test(response.url())) return;
      if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
    });
    await use(page);
    base.expect(complaints).toEqual([]);
  },
});
