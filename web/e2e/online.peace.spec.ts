import { test, Visitor } from './house';
import { expect } from './test';

const SHOUT = 'GO HOME ALL OF YOU';

/** Says something at the table. */
async function say({ page }: Visitor, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Say something to the table' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log').getByText(text)).toBeVisible();
}

test('someone who shouts is muted, reported and heard again', async ({ browser, house }) => {
  const [ana, ben, eve] = [
    await Visitor.come(browser),
    await Visitor.come(browser),
    await Visitor.come(browser),
  ];
  const link = await ana.open(house, 'Ana');
  await ben.join(link, 'Ben');
  await say(ben, SHOUT);
  const { page } = ana;
  const log = page.getByRole('log');
  await expect(log.getByText(SHOUT)).toBeVisible();

  // A report says what goes along with it, and once is enough.
  const about = page.getByRole('button', { name: 'Mute, block or report Ben' });
  for (const told of ['Thank you. Someone will look at it.', 'You have reported this already.']) {
    await about.first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Report' }).click();
    await expect(dialog.getByText('the last messages you can see are sent along')).toBeVisible();
    await dialog.getByRole('radio', { name: 'What they write' }).check();
    await dialog.getByRole('textbox').fill('He shouts.');
    await dialog.getByRole('button', { name: 'Send the report' }).click();
    await expect(dialog.getByText(told)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(dialog).toBeHidden();
  }

  // From now on nothing that he says comes here, and others hear it.
  await about.first().click();
  await page.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(log.getByText(SHOUT)).toBeHidden();
  ana.heard.length = 0;
  await eve.page.goto(link);
  await say(ben, `${SHOUT} NOW`);
  await expect(eve.page.getByRole('log').getByText(`${SHOUT} NOW`)).toBeVisible();
  await say(ana, 'Shall we begin?');
  await page.reload();
  await expect(log.getByText('Shall we begin?')).toBeVisible();
  expect(ana.heard.join('')).toContain('unheard');
  expect(ana.heard.join('')).not.toContain(SHOUT);

  // Where one changes one's name, one changes one's mind.
  await page.goto(`${house.url}#/tables`);
  await page.getByRole('button', { name: 'Muted and blocked people' }).click();
  const list = page.getByRole('dialog');
  await expect(list.getByText('Ben')).toBeVisible();
  await list.getByRole('button', { name: 'Undo for' }).click();
  await expect(list.getByText('You have not muted or blocked anyone.')).toBeVisible();
  await page.goto(link);
  await expect(log.getByText(`${SHOUT} NOW`)).toBeVisible();
  for (const visitor of [ana, ben, eve]) await visitor.leave();
});

test('only players talk where the table wants it so', async ({ browser, house }) => {
  const [ana, ben, eve] = [
    await Visitor.come(browser),
    await Visitor.come(browser),
    await Visitor.come(browser),
  ];
  const link = await ana.open(house, 'Ana', async (page) => {
    await page.getByRole('radio', { name: 'Players only' }).check({ force: true });
  });
  await expect(ana.page.getByText('Only players can chat')).toBeVisible();
  await say(ana, 'Between us');
  await eve.page.goto(link);
  await expect(eve.page.getByText('Only those with a seat can read and write.')).toBeVisible();
  expect(eve.heard.join('')).not.toContain('Between us');
  await ben.join(link, 'Ben');
  await expect(ben.page.getByRole('log').getByText('Between us')).toBeVisible();
  for (const visitor of [ana, ben, eve]) await visitor.leave();
});
