import type { Page } from '@playwright/test';
import { expect, gate, open, test } from './site.ts';
import { originOf, SITES } from './sites.ts';

const toggle = (page: Page) => page.getByRole('button', { name: /Switch between dark and light/ });

/** Expects what the html element says of the mode, and what is stored. */
async function expectMode(page: Page, theme: string, choice: string, stored: string | null) {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', choice);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe(stored);
}

/** Loads a page whose scripts are held back: what shows is what is painted first. */
async function openWithoutApp(page: Page, path: string): Promise<void> {
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

test('paints system or stored mode, then enables the switch (color-mode-first-paint, color-mode-hydration)', async ({
  page,
}) => {
  const entry = await gate(page, /assets\/entry-.*\.js/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openWithoutApp(page, '/docs/pom');
  await expectMode(page, 'dark', 'system', null);
  await expect.poll(() => lightness(page)).toBeLessThan(80);

  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await openWithoutApp(page, '/docs/api/class-route');
  await expectMode(page, 'light', 'light', 'light');
  await expect.poll(() => lightness(page)).toBeGreaterThan(200);
  await expect(toggle(page)).toBeDisabled();

  entry.open();
  await expect(toggle(page)).toBeEnabled();
});

test('takes the mode from the URL, none from unknown values (color-mode-first-paint)', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('theme', 'purple'));
  await open(page, '/docs/pom');
  await expectMode(page, 'light', 'system', 'purple');

  await open(page, '/docs/pom?docusaurus-theme=dark&docusaurus-data-embedded=yes');
  await expectMode(page, 'dark', 'dark', 'purple');
  await expect(page.locator('html')).toHaveAttribute('data-embedded', 'yes');
});

test('goes from system to light to dark and back (color-mode-three-states, color-mode-sync)', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/docs/pom');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectMode(page, 'dark', 'system', null);
  await expect(toggle(page)).toHaveAttribute('title', 'system mode');

  for (const [theme, choice, stored] of [
    ['light', 'light', 'light'],
    ['dark', 'dark', 'dark'],
    ['dark', 'system', null],
  ] as const) {
    await toggle(page).click();
    // Only while no mode is chosen the system counts; the page hears of it before this frame.
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await expectMode(page, theme, choice, stored);
    await expect(toggle(page)).toHaveAttribute('title', `${choice} mode`);
    await expect(toggle(page)).toHaveAccessibleName(
      `Switch between dark and light mode (currently ${choice} mode)`,
    );
    await expect(toggle(page).locator('svg:visible')).toHaveCount(1);
    await expect(toggle(page).locator('svg[aria-hidden=true]')).toHaveCount(3);
  }
});

test('follows a choice made in another browser tab (color-mode-sync, storage-sync)', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/docs/pom');
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
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));

    await open(page, '/docs/intro');

    await expect(toggle(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  });
});
