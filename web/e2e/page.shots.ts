/** The pictures of the page in the documentation: `npm run pictures` makes them anew. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Opened, TableWish } from '../src/online/generated';
import { House } from './house';
import { test } from './test';
import { before, dice, hurry, recorded, Table, type Begin, type Recorded } from './table';

const FOLDER = new URL('../../docs/pictures/page/', import.meta.url);

const everything = recorded('everything');
const city = recorded('city');

const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 }, hasTouch: false, deviceScaleFactor: 1 },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 2 },
} as const;

const BOTS = [null, 'expert', 'club'];

/** Opens a recorded game where a person is to move. */
async function at(page: Page, game: Recorded, begin: Begin): Promise<Table> {
  const table = await Table.open(page, game, begin);
  await page.waitForTimeout(700);
  return table;
}

const middle = before(everything, /^unwrap sweeper/) - 3;

const OPEN = { kind: 'open', bot: null } as const;
const ME = { kind: 'me', bot: null } as const;

const ROUND: TableWish = {
  title: 'Evening round',
  setup: 'players 3\nmodules abbot inn-tiles big-meeples sixth-color',
  chairs: [
    { ...ME, livery: 0 },
    { ...OPEN, livery: 1 },
    { kind: 'bot', bot: 'club', livery: 2 },
  ],
  preset: 'standard',
  clock: { kind: 'game', seconds: 900, increment: 10 },
  late: 'bot',
  public: true,
};

const POST: TableWish = {
  ...ROUND,
  title: '',
  setup: 'game city\nplayers 2',
  chairs: [
    { ...ME, livery: 3 },
    { ...OPEN, livery: 4 },
  ],
  clock: { kind: 'days', days: 3 },
};

/** Someone who speaks to a server without a page. */
class Guest {
  readonly #request: APIRequestContext;
  readonly #house: House;

  private constructor(request: APIRequestContext, house: House) {
    this.#request = request;
    this.#house = house;
  }

  static async come(request: APIRequestContext, house: House, name: string): Promise<Guest> {
    const guest = new Guest(request, house);
    await guest.#tell('PUT', 'me', { name });
    return guest;
  }

  async open(wish: TableWish): Promise<string> {
    return ((await this.#tell('POST', 'tables', wish)) as Opened).id;
  }

  async order(table: string, command: object): Promise<void> {
    await this.#tell('POST', `tables/${table}/orders`, command);
  }

  async #tell(method: string, path: string, data: object): Promise<unknown> {
    const answer = await this.#request.fetch(`${this.#house.url}api/v1/${path}`, { method, data });
    return answer.json();
  }
}

/** A server of one's own, Anna who looks, and Bernard who is elsewhere. */
async function visit(page: Page): Promise<{ house: House; anna: Guest; bernard: Guest }> {
  const house = await House.open();
  const elsewhere = await page.context().browser()?.newContext();
  if (!elsewhere) throw new Error('there is no other place');
  await hurry(page);
  await page.addInitScript(() => localStorage.setItem('remparts.named', 'true'));
  const anna = await Guest.come(page.request, house, 'Anna');
  return { house, anna, bernard: await Guest.come(elsewhere.request, house, 'Bernard') };
}

/** Everything there is to see, and how one comes there; some have something to close afterwards. */
const SCENES: Record<string, (page: Page) => Promise<House | void>> = {
  home: async (page) => {
    await hurry(page);
    await page.goto('./');
    await new Table(page).turn();
  },
  setup: async (page) => {
    await page.goto('./#/new');
    await page.getByRole('button', { name: 'Everything' }).click();
  },
  fields: async (page) => {
    await at(page, everything, { plies: middle, bots: [null, null, null] });
    await page.keyboard.press('f');
    // The middle of the board lies in some feature.
    const box = await page.locator('[data-board]').boundingBox();
    if (box) await page.mouse.click(box.x + box.width * 0.5, box.y + box.height * 0.36);
  },
  figure: async (page) => {
    const from = before(everything, /^put meeple .* city/, 4);
    const table = await at(page, everything, { plies: from, bots: [null, null, null] });
    await table.act(everything.plies[from]?.replace(/\s+#.*/, '') ?? '');
    await page.keyboard.press('1');
  },
  breakdown: async (page) => {
    await at(page, everything, { plies: everything.plies.length, bots: BOTS });
    await page.keyboard.press('Space');
  },
  replay: async (page) => {
    await at(page, everything, { plies: everything.plies.length, bots: BOTS });
    await page.keyboard.press('Space');
    for (let turn = 0; turn < 40; turn++) await page.keyboard.press('[');
  },
  city: async (page) => {
    const from = before(city, /^tower/, 9);
    await at(page, city, { plies: from, bots: [null, null, null] });
  },
  bag: async (page) => {
    await at(page, everything, { plies: middle, bots: [null, null, null] });
    await page.keyboard.press('b');
  },
  lesson: async (page) => {
    await page.goto('./#/learn/5');
  },
  rules: async (page) => {
    await page.goto('./#/rules/fields');
  },
  lobby: async (page) => {
    const { house, anna, bernard } = await visit(page);
    await bernard.open(ROUND);
    await bernard.open(POST);
    const table = await bernard.open({ ...ROUND, title: 'Two bridges', public: false });
    await anna.order(table, { do: 'sit', seat: 1 });
    await page.goto(`${house.url}#/tables`);
    return house;
  },
  room: async (page) => {
    const { house, anna, bernard } = await visit(page);
    const table = await anna.open(ROUND);
    await bernard.order(table, { do: 'sit', seat: 1 });
    await bernard.order(table, { do: 'say', text: 'Here I am. Shall we?' });
    await page.goto(`${house.url}#/table/${table}`);
    return house;
  },
  online: async (page) => {
    const { house, anna, bernard } = await visit(page);
    const id = await anna.open({
      ...ROUND,
      setup: 'players 2\nmodules abbot',
      chairs: [
        { ...ME, livery: 0 },
        { kind: 'bot', bot: 'club', livery: 1 },
      ],
    });
    await anna.order(id, { do: 'ready', ready: true });
    await page.goto(`${house.url}#/table/${id}`);
    const table = new Table(page);
    const chance = dice(3);
    for (let turn = 0; turn < 8; turn++) await table.play(await table.turn(), chance);
    await table.turn();
    await bernard.order(id, { do: 'say', text: 'What a start, Anna!' });
    await page.keyboard.press('t');
    return house;
  },
};

for (const [name, go] of Object.entries(SCENES)) {
  for (const [size, use] of Object.entries(SIZES)) {
    for (const theme of ['light', 'dark'] as const) {
      test(`${name} ${size} ${theme}`, async ({ browser, baseURL }) => {
        const context = await browser.newContext({
          ...use,
          baseURL: baseURL ?? '',
          colorScheme: theme,
          locale: 'en',
        });
        const page = await context.newPage();
        const house = await go(page);
        await page.waitForTimeout(1500);
        const session = await context.newCDPSession(page);
        const shot = await session.send('Page.captureScreenshot', { format: 'webp', quality: 86 });
        mkdirSync(FOLDER, { recursive: true });
        writeFileSync(
          new URL(`${name}-${size}-${theme}.webp`, FOLDER),
          Buffer.from(shot.data, 'base64'),
        );
        await context.close();
        await house?.close();
      });
    }
  }
}
