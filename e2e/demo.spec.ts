import { expect, type Page, test } from '@playwright/test';
import { builtDemo } from '../tools/stagehand/demo.mjs';
import { type LocalServer, serveFolder, startStagehand } from '../tools/stagehand/server.mjs';
import { AXE_LIMIT, colorViolations, violations } from './axe.ts';

/** Stagehand with its server, and the same files on a host that knows no API, in a folder. */
let shop: LocalServer;
let host: LocalServer;
const FOLDER = '/box/stagehand/';

test.beforeAll(async () => {
  shop = await startStagehand();
  host = await serveFolder((await builtDemo()).folder, FOLDER);
});

test.afterAll(async () => {
  await shop.stop();
  await host.stop();
});

const baseOf = (name: string) => (name === 'server' ? `${shop.url}/` : host.url + FOLDER);

async function signIn(page: Page, base: string): Promise<void> {
  await page.goto(`${base}login`);
  await page.getByLabel('Email').fill('ada@stagehand.example');
  await page.getByLabel('Password').fill('curtain-up');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Hello, Ada')).toBeVisible();
}

for (const name of ['server', 'static host']) {
  test(`books, redeems and pays on a ${name}`, async ({ page }) => {
    await page.goto(baseOf(name));
    await page.getByLabel('Kind of show').selectOption('Drama');
    await expect(page.getByRole('listitem')).toHaveCount(2);
    await page.getByRole('link', { name: 'The Winter Fair' }).click();
    await page.getByLabel('F3').check();
    await page.getByRole('button', { name: 'Book seats' }).click();
    await expect(page.getByText('1 seat held for ten minutes.')).toBeVisible();

    await page.getByLabel('Voucher code').fill('SPRING-26');
    await page.getByRole('button', { name: 'Redeem' }).click();
    await expect(page.getByTestId('total')).toHaveText('£23.00');

    await page.getByRole('link', { name: 'Check out' }).click();
    const payment = page.getByTitle('Payment').contentFrame();
    await payment.getByLabel('Card number').fill('5000 0000 0000 0009');
    await payment.getByRole('button', { name: 'Pay now' }).click();
    const bank = payment.getByTitle('Bank').contentFrame();
    await bank.getByLabel('Code from your phone').fill('1234');
    await bank.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading')).toHaveText('Your tickets are on their way');
  });

  test(`keeps Ada signed in, and her orders, on a ${name}`, async ({ page }) => {
    const base = baseOf(name);
    await signIn(page, base);
    await page.goto(`${base}shows/winter-fair/book`);
    await page.getByLabel('Seats').fill('2');
    await page.getByLabel('Name on the tickets').fill('Ada Lovelace');
    await page.getByRole('button', { name: 'Book seats' }).click();
    await page.waitForURL('**/orders/*');

    await page.goto(`${base}account`);
    await page.getByRole('button', { name: 'My account' }).click();
    await page.getByRole('link', { name: 'Orders' }).click();
    await expect(page.getByRole('listitem').first()).toHaveText('Ada Lovelace: 2 seats, £54.00');
  });

  test(`lets tests route its API on a ${name}`, async ({ page }) => {
    const base = baseOf(name);
    await page.goto(base);
    await expect(page.getByRole('listitem')).toHaveCount(6);

    await page.route('**/api/shows', (route) => route.fulfill({ json: [] }));
    await page.reload();
    await expect(page.getByText('Nothing tonight.')).toBeVisible();
  });
}

test('opens without a connection once it is kept', async ({ page, context }) => {
  await page.goto(`${baseOf('static host')}offline`);
  await expect(page.getByRole('status')).toHaveText('Ready to work offline');
  await page.getByRole('button', { name: 'Work offline' }).click();
  await expect(page.getByRole('status')).toHaveText('The shop is on this device');

  await context.setOffline(true);
  await page.goto(baseOf('static host'));
  await expect(page.getByRole('listitem')).toHaveCount(6);
});

test('asks before it empties the basket', async ({ page }) => {
  await page.goto(`${baseOf('server')}basket-of-one`);
  const answers: string[] = [];
  page.on('dialog', (dialog) => {
    answers.push(dialog.message());
    void (answers.length > 1 ? dialog.accept() : dialog.dismiss());
  });

  await page.getByRole('button', { name: 'Empty basket' }).click();
  await expect(page.getByTestId('total')).toHaveText('£28.00');
  await page.getByRole('button', { name: 'Empty basket' }).click();
  await expect(page.getByText('Your basket is empty.')).toBeVisible();
  expect(answers).toEqual(['Put back 1 seat?', 'Put back 1 seat?']);
});

test('takes a show that is dropped on the list', async ({ page }) => {
  await page.goto(`${baseOf('server')}wish-list`);
  const list = page.getByRole('region', { name: 'My evening' });
  await page.getByRole('listitem').filter({ hasText: 'Harbor Lights' }).dragTo(list);
  await page.getByRole('button', { name: 'Add Paper Moons' }).click();

  await expect(list.getByRole('paragraph')).toHaveText(['Harbor Lights', 'Paper Moons']);
});

test('answers in a window of its own', async ({ page }) => {
  await page.goto(`${baseOf('server')}visit`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Ask the box office' }).click();
  const chat = await opened;
  await chat.getByLabel('Message').fill('When do doors open?');
  await chat.getByRole('button', { name: 'Send' }).click();

  await expect(chat.getByRole('log')).toContainText('half an hour');
});

test('asks before typed changes are lost', async ({ page }) => {
  await signIn(page, baseOf('server'));
  await page.goto(`${baseOf('server')}account`);
  await page.getByLabel('Name on the tickets').fill('Augusta');
  const asked = page.waitForEvent('dialog');
  void page.getByRole('link', { name: 'Basket' }).click();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await expect(page.getByRole('heading', { name: 'Your basket' })).toBeVisible();
});

test('tells without JavaScript when doors open', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseOf('server')}visit`);

  await expect(page.getByText('Doors open at 18:30 UTC')).toBeVisible();
  await context.close();
});

const SCANNED = [
  ...['', 'shows/winter-fair', 'shows/winter-fair/seats', 'shows/winter-fair/reviews', 'login'],
  ...['shows/winter-fair/book', 'basket-of-one', 'visit', 'wish-list', 'account/tickets', 'orders'],
  ...['sign-up', 'newsletter', 'watchlist', 'foyer', 'chat', 'payment', 'choose-seats', 'plan'],
];

for (const half of [0, 1]) {
  test(`has no violations in either color mode, half ${half + 1}`, async ({ page }) => {
    test.slow();
    for (const path of SCANNED.filter((_, index) => index % 2 === half)) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(baseOf('server') + path);
      await expect(page.getByRole('main')).not.toBeEmpty();
      await expect.poll(() => violations(page), { ...AXE_LIMIT, message: path }).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => colorViolations(page), { ...AXE_LIMIT, message: path }).toEqual([]);
    }
  });
}
