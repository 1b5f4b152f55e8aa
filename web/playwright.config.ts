import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

/** The browser of this machine, unless the environment names another. */
function chromium(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return process.env['CHROME'] ?? places.find((place) => existsSync(place));
}

/** The program that serves the page. */
const built = process.env['REMPARTS'];
const remparts = built ? `"${built}"` : 'cargo run --quiet --package remparts-cli --';
/** A page that is served already, such as that of `npm run dev`. */
const running = process.env['PAGE'];
const executablePath = chromium();

// Each server chooses a free port and says which; the groups become variables for the tests.
const data = join(tmpdir(), `remparts-e2e-${process.pid}`);
const served = {
  command: `${remparts} serve --listen 127.0.0.1:0 --data "${data}"`,
  wait: { stdout: /http:\/\/127\.0\.0\.1:(?<served_port>\d+)\// },
  timeout: 300_000,
};
const copied = {
  command: 'node e2e/static.mjs',
  wait: { stdout: /http:\/\/127\.0\.0\.1:(?<copied_port>\d+)\// },
};

/** Not a test: it looks at the page for the documentation. */
const pictures = {
  name: 'pictures',
  testMatch: '**/*.shots.ts',
  use: { baseURL: running ?? `http://127.0.0.1:${process.env['SERVED_PORT']}/` },
};

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'e2e-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A busy machine may be late once. A fault fails twice, and what held only then is listed as flaky.
  retries: 1,
  timeout: 60_000,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions: executablePath ? { executablePath } : {},
    // Traces of so many elements would take longer than the games.
    screenshot: 'only-on-failure',
  },
  webServer: running ? [copied] : [served, copied],
  projects: [
    {
      name: 'served',
      testIgnore: '**/*.timed.spec.ts',
      use: { baseURL: running ?? `http://127.0.0.1:${process.env['SERVED_PORT']}/` },
    },
    {
      // The files alone, on any server and below any path.
      name: 'copied',
      testMatch: '**/smoke.spec.ts',
      use: { baseURL: `http://127.0.0.1:${process.env['COPIED_PORT']}/games/remparts/` },
    },
    {
      // What is measured has the machine to itself.
      name: 'timed',
      testMatch: '**/*.timed.spec.ts',
      dependencies: ['served', 'copied'],
      retries: 2,
      workers: 1,
      use: { baseURL: running ?? `http://127.0.0.1:${process.env['SERVED_PORT']}/` },
    },
    ...(process.env['PICTURES'] ? [pictures] : []),
  ],
});
