/** A server of one's own, which may be killed and started again, and those who visit it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { TableWish } from '../src/online/generated';
import { hurry, Table } from './table';
import { expect, test as base } from './test';

const TARGET =
  process.env['CARGO_TARGET_DIR'] ?? fileURLToPath(new URL('../../target', import.meta.url));
const PROGRAM = process.env['REMPARTS'] ?? join(TARGET, 'debug', 'remparts');

export class House {
  readonly url: string;
  readonly #listen: string;
  readonly #data: string;
  #server: ChildProcess | null = null;

  private constructor(listen: string, data: string) {
    this.#listen = listen;
    this.#data = data;
    this.url = `http://${listen}/`;
  }

  static async open(): Promise<House> {
    const data = await mkdtemp(join(tmpdir(), 'remparts-house-'));
    const house = new House(`127.0.0.1:${await freePort()}`, data);
    await house.start();
    return house;
  }

  /** Starts it where it was, with what it kept. */
  async start(): Promise<void> {
    const options = ['serve', '--listen', this.#listen, '--data', this.#data];
    const server = spawn(PROGRAM, options, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#server = server;
    await new Promise<void>((resolve, reject) => {
      server.stdout?.once('data', () => resolve());
      server.once('error', reject);
      server.once('exit', () => reject(new Error('the server does not start')));
    });
  }

  /** Ends it without a word, as if the power had failed. */
  async kill(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server || server.exitCode !== null) return;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.#data, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Someone with a browser of their own. */
export class Visitor {
  readonly page: Page;
  readonly table: Table;
  /** What the page complained about. */
  readonly complaints: string[] = [];
  /** What came over the socket. */
  readonly heard: string[] = [];

  private constructor(page: Page, table: Table) {
    this.page = page;
    this.table = table;
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.heard.push(String(payload)));
    });
  }

  static async come(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
    const page = await context.newPage();
    await hurry(page);
    const table = options.hasTouch
      ? new Table(page, (x, y) => page.touchscreen.tap(x, y))
      : new Table(page);
    return new Visitor(page, table);
  }

  /** Opens a table, and says where it is. */
  async open(house: House, name: string, choose?: (page: Page) => Promise<void>): Promise<string> {
    const { page } = this;
    await page.goto(`${house.url}#/new`);
    await page.getByRole('radio', { name: 'Online' }).check({ force: true });
    await choose?.(page);
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Open the table' }).click();
    await expect(page).toHaveURL(/#\/table\/\w+$/);
    return page.url();
  }

  /** Opens a table as exactly as it can be wished. */
  async openAs(house: House, name: string, wish: TableWish): Promise<string> {
    await this.page.goto(`${house.url}#/tables`);
    const id = await this.page.evaluate(
      async ([name, wish]) => {
        const ask = async (method: string, path: string, body: unknown): Promise<unknown> => {
          const headers = { 'content-type': 'application/json' };
          const answer = await fetch(path, { method, headers, body: JSON.stringify(body) });
          return answer.json();
        };
        await ask('PUT', 'api/v1/me', { name });
        return ((await ask('POST', 'api/v1/tables', wish)) as { id: string }).id;
      },
      [name, wish] as const,
    );
    const link = `${house.url}#/table/${id}`;
    await this.page.goto(link);
    return link;
  }

  /** Follows a link, and sits down. */
  async join(link: string, name: string): Promise<void> {
    await this.page.goto(link);
    await this.page.getByLabel('Your name').fill(name);
    await this.page.getByRole('button', { name: 'Sit down' }).click();
  }

  async ready(): Promise<void> {
    await this.page.getByRole('button', { name: 'I’m ready' }).click();
  }

  async leave(): Promise<void> {
    await this.page.context().close();
    expect(this.complaints).toEqual([]);
  }
}

/** Lets whoever has to choose do something by chance, so many times or to the end. */
export async function rounds(
  players: readonly Visitor[],
  chance: (below: number) => number,
  most = Infinity,
  liked?: RegExp,
): Promise<boolean> {
  for (let n = 0; n < most;) {
    let isOver = false;
    for (const { table } of players) {
      const sight = await table.sight();
      isOver ||= sight.over;
      if (sight.over || sight.sending) continue;
      if (sight.cells.length + sight.choices.length + sight.gifts.length === 0) continue;
      await table.play(sight, chance, liked);
      n++;
    }
    if (isOver) return true;
  }
  return false;
}

/** A test with a server of its own, which is gone afterwards however it ends. */
export const test = base.extend<{ house: House }>({
  house: async ({ browserName: _ }, use) => {
    const house = await House.open();
    await use(house);
    await house.close();
  },
});
