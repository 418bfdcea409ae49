import type { Page } from '@playwright/test';
import {
  AXE_LIMIT,
  colorViolations,
  endTransitions,
  readThrough,
  violations,
  violationsInBothModes,
} from './axe.ts';
import { expect, heading, open, test } from './site.ts';
import { originOf, SITES } from './sites.ts';

/**
 * One of each kind, and one of the widths below which the navbar has a menu; the small site adds what the configuration
 * of this one leaves out.
 */
const PAGES = [
  { site: SITES.main, path: '/', narrow: 360 },
  { site: SITES.main, path: '/python/docs/next/pom', narrow: 360 },
  { site: SITES.main, path: '/community/welcome', narrow: 800 },
  { site: SITES.main, path: '/python/nope', narrow: 360 },
  { site: SITES.full, path: '/docs/lights', narrow: 800 },
];

// Transitions only delay what is measured here.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Around each width at which the layout changes. */
const WIDTHS = [320, 360, 414, 600, 768, 800, 996, 997, 1100, 1280, 1440, 1920];

/** The widths at which readers have to scroll sideways. */
async function tooWide(page: Page): Promise<number[]> {
  const wide: number[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    if (overflow > 0) wide.push(width);
  }
  return wide;
}

/**
 * By script: the small site ignores the mode of the system, and a button would take the focus from what is open.
 */
async function chooseMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.locator('html').evaluate((root, choice) => {
    root.dataset['theme'] = choice;
    root.dataset['themeChoice'] = choice;
  }, mode);
  await endTransitions(page);
}

/** As `violationsInBothModes`, where the mode of the system makes no difference. */
async function violationsInChosenModes(page: Page): Promise<string[]> {
  await chooseMode(page, 'light');
  const inLight = await violations(page);
  await chooseMode(page, 'dark');
  return [...inLight, ...(await colorViolations(page))];
}

for (const { site, path, narrow } of PAGES) {
  test(`passes axe and fits every width: ${path} (landmark-labels)`, async ({ page, messages }) => {
    messages.allow(/status of 404/);
    await open(page, originOf(site) + path);
    await chooseMode(page, 'light');
    await expect.poll(() => violations(page), AXE_LIMIT).toEqual([]);

    // What only wide pages have is in dark mode in the test of the dropdowns.
    await page.setViewportSize({ width: narrow, height: 800 });
    await chooseMode(page, 'dark');
    await expect.poll(() => violations(page), AXE_LIMIT).toEqual([]);

    await expect.poll(() => tooWide(page)).toEqual([]);
  });
}

test('passes axe in the menu and its lists (landmark-labels)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/docs/intro');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await endTransitions(page);
  await expect.poll(() => violationsInBothModes(page), AXE_LIMIT).toEqual([]);

  await page.getByRole('button', { name: '← Back to main menu' }).click();
  await page.getByRole('button', { name: 'Expand the dropdown: Node.js' }).click();
  await page.getByRole('button', { name: 'Expand the dropdown: Versions' }).click();
  await endTransitions(page);

  await expect.poll(() => violationsInBothModes(page, 'dialog'), AXE_LIMIT).toEqual([]);
});

// With the sidebar and the contents, which are navigation, too.
test('passes axe in the dropdowns of the navbar (landmark-labels)', async ({ page }) => {
  await open(page, '/docs/next/pom');

  for (const purpose of ['Edition', 'Version']) {
    const button = page.getByRole('button', { name: `${purpose}:` });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await endTransitions(page);

    await expect.poll(() => violationsInBothModes(page, 'nav'), AXE_LIMIT).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }
});

test('passes axe with all samples and lists, and fits (landmark-labels)', async ({ page }) => {
  await open(page, '/docs/intro');
  await readThrough(page);
  await page.setViewportSize({ width: 800, height: 800 });
  await page.getByRole('button', { name: 'On this page' }).click();
  const list = page.getByRole('navigation', { name: 'On this page' });
  await expect(list.getByRole('link').first()).toBeVisible();

  await expect.poll(() => violationsInBothModes(page), AXE_LIMIT).toEqual([]);
  await expect.poll(() => tooWide(page)).toEqual([]);
});

test('passes axe in notices and details of the small site (landmark-labels)', async ({ page }) => {
  await open(page, `${originOf(SITES.full)}/docs/next/scenery`);
  await page.getByRole('button', { name: /^Edition:/ }).click();
  await expect.poll(() => violationsInChosenModes(page), AXE_LIMIT).toEqual([]);

  await page.locator('nav [data-language-prefix="/python/"]').click();
  await expect(page.getByRole('status')).toBeVisible();
  await page.getByRole('button', { name: "Expand sidebar category 'Machines'" }).click();
  await page.getByRole('link', { name: 'Lights', exact: true }).first().click();
  await expect(page.locator('html')).toHaveClass(/docs-doc-id-lights/);
  await expect(heading(page, 'Lights')).toBeVisible();
  for (const summary of await page.locator('summary').all()) await summary.click();
  await expect(page.locator('details[open]')).not.toHaveCount(0);
  await expect(page.locator('details:not([open])')).toHaveCount(0);

  await expect.poll(() => violationsInChosenModes(page), AXE_LIMIT).toEqual([]);
});
