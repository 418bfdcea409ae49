import type { Page } from '@playwright/test';
import { expect, gate, heading, waitForHydration, open, scrollTop, sidebar, test } from './site.ts';

const clickEntry = (page: Page, name: string) =>
  sidebar(page).getByRole('link', { name, exact: true }).click();

const contents = (page: Page) =>
  page.getByRole('navigation', { name: 'On this page', exact: true });

/** The distance of a heading from the top of the window. */
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));

async function scrollDown(page: Page, distance: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), distance);
  await expect.poll(() => scrollTop(page)).toBe(distance);
}

test('leaves the hash of a first load to the browser, below the navbar (first-load-scroll)', async ({
  page,
}) => {
  await open(page, '/docs/writing-tests#actions');

  await expect.poll(() => topOf(page, 'actions')).toBe(68);
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');
});

test('scrolls up on a new page and returns to the old position on Back (navigation-scroll)', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  await scrollDown(page, 900);

  await clickEntry(page, 'Writing tests');
  await expect(heading(page, 'Writing tests')).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);

  await page.goBack();
  await expect(heading(page, 'Installation')).toBeAttached();
  await expect.poll(() => scrollTop(page)).toBe(900);
});

test('returns to the old position even when the page must be loaded again (navigation-scroll)', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  await scrollDown(page, 900);
  await clickEntry(page, 'Writing tests');
  await expect(heading(page, 'Writing tests')).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  const data = await gate(page, /data\/docs\/intro\.json/);

  await page.goBack();
  await data.reached;
  await expect(heading(page, 'Writing tests')).toBeAttached();
  data.open();

  await expect(heading(page, 'Installation')).toBeAttached();
  await expect.poll(() => scrollTop(page)).toBe(900);
});

test('scrolls to the target of a hash on another page (navigation-scroll)', async ({ page }) => {
  await open(page, '/docs/intro');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/docs/writing-tests#assertions',
      textContent: 'Elsewhere',
    });
    document.querySelector('h1')?.after(link);
  });

  await page.getByRole('link', { name: 'Elsewhere' }).click();

  await expect(heading(page, 'Writing tests')).toBeAttached();
  await expect(page).toHaveURL('/docs/writing-tests#assertions');
  await expect.poll(() => topOf(page, 'assertions')).toBe(68);
});

test('keeps the position when only the query changes (navigation-scroll)', async ({ page }) => {
  await open(page, '/docs/intro');
  await scrollDown(page, 700);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '?a=1',
      textContent: 'With a query',
    });
    document.querySelector('nav[aria-label="Main"]')?.append(link);
  });

  await page.getByRole('link', { name: 'With a query' }).dispatchEvent('click');

  await expect(page).toHaveURL('/docs/intro?a=1');
  expect(await scrollTop(page)).toBe(700);
});

test('scrolls again when the same entry of the contents list is clicked twice (same-page-hash)', async ({
  page,
}) => {
  await open(page, '/docs/writing-tests');
  const entry = contents(page).getByRole('link', { name: 'Assertions', exact: true });
  const before = await page.evaluate(() => history.length);

  await entry.click();
  await expect.poll(() => topOf(page, 'assertions')).toBe(68);
  await scrollDown(page, 0);
  await entry.click();

  await expect.poll(() => topOf(page, 'assertions')).toBe(68);
  await expect(page).toHaveURL('/docs/writing-tests#assertions');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('steps back through the places of one page (same-page-hash)', async ({ page }) => {
  await open(page, '/docs/writing-tests');
  await contents(page).getByRole('link', { name: 'Actions', exact: true }).click();
  await contents(page).getByRole('link', { name: 'Assertions', exact: true }).click();
  await expect.poll(() => topOf(page, 'assertions')).toBe(68);

  await page.goBack();

  await expect(page).toHaveURL('/docs/writing-tests#actions');
  await expect.poll(() => topOf(page, 'actions')).toBe(68);
});

test('puts the next Tab on the skip link after a navigation, and announces the page (navigation-focus)', async ({
  page,
}) => {
  await open(page, '/docs/intro');

  await clickEntry(page, 'Writing tests');
  await expect(heading(page, 'Writing tests')).toBeVisible();
  await expect(page.locator('#route-announcer')).toHaveText('Writing tests | Playwright');
  await expect(page.getByRole('region', { name: 'Skip to main content' })).not.toHaveAttribute(
    'tabindex',
  );
  await page.keyboard.press('Tab');

  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

test('leaves focus where it is on Back (navigation-focus)', async ({ page }) => {
  await open(page, '/docs/intro');
  await clickEntry(page, 'Writing tests');
  await expect(heading(page, 'Writing tests')).toBeVisible();
  await page.getByRole('link', { name: 'Playwright', exact: true }).focus();

  await page.goBack();

  await expect(heading(page, 'Installation')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Playwright', exact: true })).toBeFocused();
});

for (const hash of ['#doesnotexist', '#%E0%A4%A']) {
  test(`stays where it is for the hash ${hash} (unknown-hash)`, async ({ page }) => {
    await open(page, '/docs/intro');
    await scrollDown(page, 300);

    await page.evaluate((value) => {
      location.hash = value;
    }, hash);
    await page.evaluate(() => new Promise(requestAnimationFrame));

    expect(await scrollTop(page)).toBe(300);
  });
}
