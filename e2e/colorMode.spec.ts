import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';
import { originOf, SITES } from './sites.ts';

const toggle = (page: Page) => page.getByRole('button', { name: /Switch between dark and light/ });

/** Expects what the html element says of the mode, and what is stored. */
async function expectMode(page: Page, theme: string, choice: string, stored: string | null) {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', choice);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(stored);
}

/** Loads a page whose scripts never come: what shows is what is painted first. */
async function openWithoutApp(page: Page, path: string): Promise<void> {
  await page.route(/assets\/entry-.*\.js/, () => undefined);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Nothing is painted before the styles are there, but a script can look at the page.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
      ({ sheet }) => sheet,
    ),
  );
}

/** How light the page is, from 0 to 255. */
const lightness = (page: Page) =>
  page.locator('html').evaluate((root) => {
    const [red = 0, green = 0, blue = 0] = getComputedStyle(root)
      .backgroundColor.match(/\d+/g)!
      .map(Number);
    return (red + green + blue) / 3;
  });

test('shows the mode of the system, or the stored one, before anything else is loaded (color-mode-first-paint, color-mode-hydration)', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openWithoutApp(page, '/docs/intro');
  await expectMode(page, 'dark', 'system', null);
  expect(await lightness(page)).toBeLessThan(80);
  await expect(toggle(page)).toBeDisabled();

  await page.emulateMedia({ colorScheme: 'light' });
  await openWithoutApp(page, '/docs/intro');
  await expectMode(page, 'light', 'system', null);
  expect(await lightness(page)).toBeGreaterThan(200);

  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await openWithoutApp(page, '/docs/intro');
  await expectMode(page, 'dark', 'dark', 'dark');
  expect(await lightness(page)).toBeLessThan(80);
});

test('takes the mode and data attributes from the URL, without storing them, and an unknown stored one for none (color-mode-first-paint)', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });

  await open(page, '/docs/intro?docusaurus-theme=dark&docusaurus-data-embedded=yes');

  await expectMode(page, 'dark', 'dark', null);
  await expect(page.locator('html')).toHaveAttribute('data-embedded', 'yes');

  await page.evaluate(() => localStorage.setItem('theme', 'purple'));
  await open(page, '/docs/intro');
  await expectMode(page, 'light', 'system', 'purple');
});

test('goes from system to light to dark and back, and follows the system while nothing is chosen (color-mode-three-states, color-mode-hydration, color-mode-sync)', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/docs/intro');
  await expect(toggle(page)).toBeEnabled();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectMode(page, 'dark', 'system', null);
  await expect(toggle(page)).toHaveAttribute('title', 'system mode');

  for (const [theme, choice, stored] of [
    ['light', 'light', 'light'],
    ['dark', 'dark', 'dark'],
    ['dark', 'system', null],
  ] as const) {
    await toggle(page).click();
    await expectMode(page, theme, choice, stored);
    await expect(toggle(page)).toHaveAttribute('title', `${choice} mode`);
    await expect(toggle(page)).toHaveAccessibleName(
      `Switch between dark and light mode (currently ${choice} mode)`,
    );
    await expect(toggle(page).locator('svg:visible')).toHaveCount(1);
    await expect(toggle(page).locator('svg[aria-hidden=true]')).toHaveCount(3);
  }

  await toggle(page).click();
  await expectMode(page, 'light', 'light', 'light');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectMode(page, 'light', 'light', 'light');
});

test('follows a choice made in another browser tab (color-mode-sync, storage-sync)', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/docs/intro');
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'dark' });
  await open(other, '/community/welcome');

  await toggle(other).click();
  await expectMode(page, 'light', 'light', 'light');
  await expect(toggle(page)).toHaveAttribute('title', 'light mode');
  await other.evaluate(() => localStorage.removeItem('theme'));

  await expectMode(page, 'dark', 'system', null);
});

test.describe('without respect for the system', () => {
  test.use({ baseURL: originOf(SITES.full), colorScheme: 'light' });

  test('starts dark and goes between dark and light, both stored (color-mode-two-states)', async ({
    page,
  }) => {
    await open(page, '/docs/intro');
    await expectMode(page, 'dark', 'dark', null);

    await toggle(page).click();
    await expectMode(page, 'light', 'light', 'light');
    await toggle(page).click();

    await expectMode(page, 'dark', 'dark', 'dark');
  });
});

test.describe('with the switch disabled', () => {
  test.use({ baseURL: originOf(SITES.bare) });

  test('has no button, and forgets what was stored (color-mode-switch-off)', async ({ page }) => {
    await page.goto('/docs/intro');
    await page.evaluate(() => localStorage.setItem('theme', 'light'));

    await open(page, '/docs/intro');

    await expect(toggle(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  });
});
