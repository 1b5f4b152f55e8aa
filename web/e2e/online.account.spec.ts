import { test, Visitor } from './house';
import { expect } from './test';

test('a seat moves to another device by a link in the middle of a game', async ({
  browser,
  house,
}) => {
  const [ana, ben] = [await Visitor.come(browser), await Visitor.come(browser)];
  const link = await ana.open(house, 'Ana');
  await ben.join(link, 'Ben');
  await ana.ready();
  await ben.ready();

  // The link is made in the menu of the table, so it leads back to the table.
  await ana.page.getByRole('button', { name: 'The table' }).first().click();
  await ana.page.getByRole('button', { name: 'Devices & data' }).click();
  const dialog = ana.page.getByRole('dialog', { name: 'My devices and data' });
  await dialog.getByRole('button', { name: 'Show a link and a QR code' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  const address = await dialog.getByLabel('Link for your other device').inputValue();
  expect(address).toMatch(/#\/device\/[2-9A-Z]{20}\/\w{16}$/);

  const phone = await Visitor.come(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await phone.page.goto(address);
  await phone.page.getByRole('button', { name: 'Sign in here' }).tap();
  await expect(phone.page).toHaveURL(new RegExp(`${link.slice(link.indexOf('#'))}$`));
  await expect(dialog.getByText('Done: the other device is signed in.')).toBeVisible();
  const you = async (page: typeof phone.page): Promise<unknown> =>
    page.evaluate(async (id) => {
      const answer = await fetch(`api/v1/tables/${id}`);
      return ((await answer.json()) as { you: unknown }).you;
    }, link.slice(-16));
  expect(await you(phone.page)).toEqual(await you(ana.page));

  // Used once, it proves nothing.
  const thief = await Visitor.come(browser);
  await thief.page.goto(address);
  await thief.page.getByRole('button', { name: 'Sign in here' }).click();
  await expect(thief.page.getByText('This code was used, has expired or never was.')).toBeVisible();
});

test('a passkey signs in where nothing else is known', async ({ browser, house }) => {
  // Browsers do passkeys for names alone.
  const home = house.url.replace('127.0.0.1', 'localhost');
  const { page } = await Visitor.come(browser);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${home}#/tables`);
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    await fetch('api/v1/me', { method: 'PUT', headers, body: '{"name":"Ana"}' });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Devices & data' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Sign out here' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'I have played here before' }).click();
  await dialog.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText(/You are .*Ana/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/You are .*Ana/)).toBeVisible();

  // A key that was removed opens nothing.
  await page.getByRole('button', { name: 'Devices & data' }).click();
  await dialog.getByRole('button', { name: 'Remove the passkey' }).click();
  await expect(dialog.getByRole('list', { name: 'Passkeys' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Sign out here' }).click();
  await page.getByRole('button', { name: 'I have played here before' }).click();
  await dialog.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
});

test('a recovery code brings one back, data comes as a file, and one can leave for good', async ({
  browser,
  house,
}) => {
  const ana = await Visitor.come(browser);
  await ana.open(house, 'Annabel');
  await ana.page.goto(`${house.url}#/tables`);
  await ana.page.getByRole('button', { name: 'Devices & data' }).click();
  const dialog = ana.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make new codes' }).click();
  const codes = dialog.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(8);
  const code = (await codes.first().textContent()) ?? '';
  await expect(dialog.getByText('8 are left.')).toBeVisible();

  const { page } = await Visitor.come(browser);
  await page.goto(`${house.url}#/tables`);
  await page.getByRole('button', { name: 'I have played here before' }).click();
  await page.getByLabel('Recovery code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Sign in with this code' }).click();
  await expect(page.getByText(/You are .*Annabel/)).toBeVisible();

  await page.getByRole('button', { name: 'Devices & data' }).click();
  const there = page.getByRole('dialog');
  const downloading = page.waitForEvent('download');
  await there.getByRole('button', { name: 'Download everything about me' }).click();
  const file = await (await downloading).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk as Buffer);
  const kept = JSON.parse(Buffer.concat(chunks).toString()) as {
    me: { name: string };
    tables: unknown[];
  };
  expect(kept.me.name).toBe('Annabel');
  expect(kept.tables).toHaveLength(1);

  await there.getByRole('button', { name: 'Delete me' }).click();
  const sure = there.getByRole('button', { name: 'Delete me for good' });
  await expect(sure).toBeDisabled();
  await there.getByLabel('Type your name to confirm').fill('Annabel');
  await sure.click();
  await expect(there.getByText('You are deleted.')).toBeVisible();
  // The other device is nobody's either.
  await ana.page.reload();
  await expect(ana.page.getByRole('button', { name: 'I have played here before' })).toBeVisible();
});
