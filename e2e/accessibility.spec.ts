import type { Page } from '@playwright/test';
import {
  AXE_LIMIT,
  colorViolations,
  endTransitions,
  readThrough,
  violations,
  violationsInBothModes,
} from './axe.ts';
import { expect, open, test } from './site.ts';
import { originOf, SITES } from './sites.ts';

/** One of each kind; the small site adds what the configuration of this one leaves out. */
const PAGES = [
  { site: SITES.main, path: '/' },
  { site: SITES.main, path: '/docs/intro' },
  { site: SITES.main, path: '/python/docs/next/writing-tests' },
  { site: SITES.main, path: '/docs/locators' },
  { site: SITES.main, path: '/community/welcome' },
  { site: SITES.main, path: '/python/nope' },
  { site: SITES.full, path: '/docs/lights' },
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

for (const { site, path } of PAGES) {
  test.describe(path, () => {
    test.beforeEach(async ({ page, messages }) => {
      messages.allow(/status of 404/);
      await open(page, originOf(site) + path);
    });

    test('has nothing for axe to find (landmark-labels)', async ({ page }) => {
      // The small site ignores the mode of the system; a test below chooses both.
      const find = site === SITES.full ? violations : violationsInBothModes;

      await expect.poll(() => find(page), AXE_LIMIT).toEqual([]);
    });

    // What has another color in dark mode is the same at all sizes but for the menu, which has its own test.
    for (const width of [360, 800]) {
      test(`has nothing for axe to find at ${width}px (landmark-labels)`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });

        await expect.poll(() => violations(page), AXE_LIMIT).toEqual([]);
      });
    }

    test('scrolls in one direction only, at every width', async ({ page }) => {
      await expect.poll(() => tooWide(page)).toEqual([]);
    });
  });
}

test.describe('in the menu', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test.beforeEach(async ({ page }) => {
    await open(page, '/docs/intro');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await endTransitions(page);
  });

  test('has nothing for axe to find beside the sidebar (landmark-labels)', async ({ page }) => {
    await expect.poll(() => violationsInBothModes(page), AXE_LIMIT).toEqual([]);
  });

  test('has nothing for axe to find in its lists (landmark-labels)', async ({ page }) => {
    await page.getByRole('button', { name: '← Back to main menu' }).click();
    await page.getByRole('button', { name: 'Expand the dropdown: Node.js' }).click();
    await page.getByRole('button', { name: 'Expand the dropdown: Versions' }).click();
    await endTransitions(page);

    await expect.poll(() => violationsInBothModes(page), AXE_LIMIT).toEqual([]);
  });
});

for (const purpose of ['Edition', 'Version']) {
  test(`has nothing for axe to find in the ${purpose} dropdown (landmark-labels)`, async ({
    page,
  }) => {
    await open(page, '/docs/next/intro');
    const button = page.getByRole('button', { name: `${purpose}:` });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await endTransitions(page);

    await expect.poll(() => violationsInBothModes(page, 'nav'), AXE_LIMIT).toEqual([]);
  });
}

test('has nothing for axe to find in samples and lists (landmark-labels)', async ({ page }) => {
  await open(page, '/docs/next/intro');
  await readThrough(page);
  await page.setViewportSize({ width: 800, height: 800 });
  await page.getByRole('button', { name: 'On this page' }).click();
  const list = page.getByRole('navigation', { name: 'On this page' });
  await expect(list.getByRole('link').first()).toBeVisible();

  await expect.poll(() => violationsInBothModes(page), AXE_LIMIT).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  const find = colorScheme === 'light' ? violations : colorViolations;

  test.describe(`in ${colorScheme} mode of the small site`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), colorScheme);
      await open(page, `${originOf(SITES.full)}/docs/next/scenery`);
      await page.getByRole('button', { name: /^Edition:/ }).click();
      await endTransitions(page);
    });

    test('has nothing for axe to find in notices (landmark-labels)', async ({ page }) => {
      await expect.poll(() => find(page), AXE_LIMIT).toEqual([]);
    });

    test('has nothing for axe to find in open details (landmark-labels)', async ({ page }) => {
      await page.locator('nav [data-language-prefix="/python/"]').click();
      await expect(page.getByRole('status')).toBeVisible();
      await page.getByRole('button', { name: "Expand sidebar category 'Machines'" }).click();
      await page.getByRole('link', { name: 'Lights', exact: true }).first().click();
      await expect(page.locator('html')).toHaveClass(/docs-doc-id-lights/);
      for (const summary of await page.locator('summary').all()) await summary.click();
      await endTransitions(page);

      await expect.poll(() => find(page), AXE_LIMIT).toEqual([]);
    });
  });
}
