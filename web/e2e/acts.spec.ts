import { expect, test } from './test';
import { recorded, Table, textOf } from './table';

const everything = recorded('everything');
const arrows = recorded('arrows');
const city = recorded('city');

/** By a ply of its turn: how many plies come before, and how many are done here. */
const ACTS = [
  ['a gift for an abbey', everything, 141, 3],
  ['a gift that lets a figure lie down, and an abbot', everything, 257, 3],
  ['a gift that takes a figure back, and a big meeple', everything, 212, 3],
  ['a gift that sweeps a road', everything, 244, 3],
  ['a gift that draws two tiles', everything, 334, 1],
  ['the abbot comes home, and another turn', everything, 151, 2],
  ['a pair', everything, 398, 2],
  ['an arrow to choose, and a meeple anywhere', arrows, 35, 3],
  ['another turn by an arrow', arrows, 26, 2],
  ['gate, walls, guard and tower', city, 92, 8],
] as const;

test.describe('acts', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [name, game, from, count] of ACTS) {
    test(name, async ({ page }) => {
      const table = await Table.open(page, game, { plies: from });
      await table.follow(game, from, count);
      await table.turn();
    });
  }
});

test('a big meeple instead of a meeple in the same region', async ({ page }) => {
  const table = await Table.open(page, everything, { plies: 2 });
  const [place = '', put = ''] = everything.plies.slice(2, 4).map(textOf);
  await table.act(place);
  await table.act(put.replace('big', 'meeple'));
  await table.act(put);
  expect(await table.drafted()).toEqual([place, put]);
  await table.commit();
  await expect
    .poll(async () => (await table.told()).slice(2, 4))
    .toEqual(everything.plies.slice(2, 4));
});

test('whatever can be chosen far away comes into view', async ({ page }) => {
  const table = await Table.open(page, everything, { plies: 177 });
  await table.act('place inns/P -1,2 r3');
  const targets = page.locator('.board [data-choice]');
  await expect(targets.first()).toBeVisible();
  await expect(page.locator('[data-moving="true"]')).toHaveCount(0);
  for (const target of await targets.all()) {
    await expect(target).toBeInViewport({ ratio: 0.9 });
  }
});
