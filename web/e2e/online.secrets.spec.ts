import type { Message, TableWish } from '../src/online/generated';
import { rounds, test, Visitor } from './house';
import { dice } from './table';
import { expect } from './test';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

const WISH: TableWish = {
  title: '',
  setup: 'players 2\nmodules gifts',
  chairs: [
    { kind: 'me', bot: null, livery: 0 },
    { kind: 'open', bot: null, livery: 4 },
  ],
  preset: 'standard',
  clock: { kind: 'none' },
  late: 'bot',
  public: false,
};

/** The plies as a browser was told them while the game ran. */
function pliesOf({ heard }: Visitor): string[] {
  let plies: string[] = [];
  for (const text of heard) {
    const message = JSON.parse(text) as Message;
    if (message.type === 'table') plies = [...message.table.plies];
    if (message.type === 'event') {
      plies = [...plies.slice(0, message.event.from), ...message.event.plies];
    }
  }
  return plies;
}

/** What the game looks like to everyone, as the server said last. */
function digestOf({ heard }: Visitor): string | null {
  const messages = heard.map((text) => JSON.parse(text) as Message);
  const last = messages.findLast(({ type }) => type === 'event');
  return last?.type === 'event' ? last.event.state.digest : null;
}

const isCard = (ply: string | undefined): boolean => /^gift (?!\?)/.test(ply ?? '');

test('a card is told to nobody else, on a desk or a phone', async ({ browser, house }) => {
  const ana = await Visitor.come(browser);
  const ben = await Visitor.come(browser, PHONE);
  const eve = await Visitor.come(browser);
  const link = await ana.openAs(house, 'Ana', WISH);
  await ben.join(link, 'Ben');
  await eve.page.goto(link);
  await Promise.all([ana.ready(), ben.ready()]);

  const chance = dice(11);
  const cards = (): number => pliesOf(eve).filter((ply) => ply.startsWith('gift')).length;
  while (cards() < 2) {
    // Who extends a road or a city of someone else gets one.
    const isOver = await rounds([ana, ben], chance, 2, /road|city/);
    expect(isOver, 'the game ends before cards are dealt').toBe(false);
  }
  const lengths = () => new Set([ana, ben, eve].map((it) => pliesOf(it).length));
  await expect.poll(() => lengths().size).toBe(1);
  const [hers, his, theirs] = [pliesOf(ana), pliesOf(ben), pliesOf(eve)];
  theirs.forEach((ply, n) => {
    if (!ply.startsWith('gift')) return;
    expect(ply).toBe('gift ?');
    expect([hers[n], his[n]].filter(isCard), `ply ${n}`).toHaveLength(1);
  });
  // Whatever a browser guesses, it shows what everyone knows.
  await expect.poll(async () => (await eve.table.sight()).digest).toBe(digestOf(eve));

  // When it is over, everything is told.
  await ana.page.getByRole('button', { name: 'The table' }).first().click();
  await ana.page.getByRole('button', { name: 'Resign' }).click();
  await ana.page.getByRole('button', { name: 'Yes, resign' }).click();
  await expect.poll(() => pliesOf(eve).some(isCard)).toBe(true);
  expect(pliesOf(eve).every((ply) => ply !== 'gift ?')).toBe(true);
  expect((await eve.table.turn()).over).toBe(true);

  // Then they meet again at another table.
  await ana.page.getByRole('button', { name: 'Rematch' }).click();
  await expect(ana.page).not.toHaveURL(link);
  await ana.ready();
  await ben.page.getByRole('link', { name: 'Join rematch' }).click();
  await expect(ben.page).toHaveURL(ana.page.url());
  await ben.ready();
  await expect(ana.page.locator('.game')).toBeVisible();
  await expect(ben.page.locator('.game')).toBeVisible();
  for (const visitor of [ana, ben, eve]) await visitor.leave();
});
