import { expect, test, waitForHydration } from './site.ts';
import { originOf, SITES } from './sites.ts';

const base = `${originOf(SITES.sub)}/sub/stagehand`;

test('serves the demo below the base URL', async ({ page }) => {
  await page.goto(`${base}/shows/winter-fair`);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Winter Fair');
  await page
    .getByRole('link', { name: /Basket/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${base}/basket`);
  await expect(page.getByRole('heading', { name: 'Your basket' })).toBeVisible();
});

test('adds the slash that relative URLs need', async ({ page }) => {
  await page.goto(base);

  await expect(page).toHaveURL(`${base}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('keeps what visitors post until the server stops', async ({ request }) => {
  const created = await request.post(`${base}/api/reviews`, { data: { stars: 5, text: 'Bravo!' } });
  expect(created.ok()).toBe(true);

  const reviews = await request.get(`${base}/api/reviews`);

  await expect(reviews).toBeOK();
  const texts = (await reviews.json()) as { text: string }[];
  expect(texts.map(({ text }) => text)).toContain('Bravo!');
});

test('signs in below the base URL only', async ({ page, context }) => {
  await page.goto(`${base}/login`);
  await page.getByLabel('Email').fill('ada@stagehand.example');
  await page.getByLabel('Password').fill('curtain-up');
  await page.getByRole('button', { name: 'Sign in' }).click();

  await expect(page.getByText('Ada').first()).toBeVisible();
  const cookies = await context.cookies(`${base}/`);
  expect(cookies.map(({ path }) => path)).toContain('/sub/stagehand/');
});

test('opens the page under test beside the guide', async ({ page, context }) => {
  await page.goto(`${originOf(SITES.main)}/docs/intro`);
  await waitForHydration(page);
  const opened = context.waitForEvent('page');

  await page.getByRole('link', { name: 'Open the page under test' }).first().click();

  const demo = await opened;
  await expect(demo).toHaveTitle(/Stagehand/);
  await demo.close();
});
