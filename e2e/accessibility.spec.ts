import { colorViolations, endTransitions, readThrough, violations } from './axe.ts';
import { expect, open, test } from './site.ts';
import { originOf, SITES } from './sites.ts';

const full = originOf(SITES.full);

/** One of each kind; the small site adds what the configuration of this one leaves out. */
const PAGES = [
  '/',
  '/docs/intro',
  '/python/docs/next/writing-tests',
  '/docs/locators',
  '/community/welcome',
  '/python/nope',
  `${full}/docs/lights`,
];

// Transitions only delay what is measured here.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of PAGES) {
  test(`has nothing for axe to find at ${path} in both modes at all sizes (landmark-labels)`, async ({
    page,
    messages,
  }) => {
    messages.allow(/status of 404/);
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, path);
    for (const width of [1280, 800, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await violations(page)).toEqual([]);
    }

    // What has another color in dark mode is the same at all sizes but for the menu, which has its own test.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await endTransitions(page);
    expect(await colorViolations(page)).toEqual([]);
  });

  test(`scrolls ${path} in one direction only from 320 to 1920 px`, async ({ page, messages }) => {
    messages.allow(/status of 404/);
    await open(page, path);
    const wide: number[] = [];

    for (const width of [320, 360, 414, 600, 768, 800, 996, 997, 1100, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      if (overflow > 0) wide.push(width);
    }

    expect(wide).toEqual([]);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  const find = colorScheme === 'light' ? violations : colorViolations;

  test(`has nothing for axe to find in the open menu, ${colorScheme} (landmark-labels)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.emulateMedia({ colorScheme });
    await open(page, '/docs/intro');

    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await endTransitions(page);
    expect(await find(page)).toEqual([]);
    await page.getByRole('button', { name: '← Back to main menu' }).click();
    await page.getByRole('button', { name: 'Expand the dropdown: Node.js' }).click();
    await page.getByRole('button', { name: 'Expand the dropdown: Versions' }).click();
    await endTransitions(page);

    expect(await find(page)).toEqual([]);
  });

  test(`has nothing for axe to find in open details, categories and notices, ${colorScheme} (landmark-labels)`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), colorScheme);
    await open(page, `${full}/docs/next/scenery`);
    await page.getByRole('button', { name: /^Edition:/ }).click();
    await endTransitions(page);
    expect(await find(page)).toEqual([]);
    await page.locator('nav [data-language-prefix="/python/"]').click();
    await expect(page.getByRole('status')).toBeVisible();
    await page.getByRole('button', { name: "Expand sidebar category 'Machines'" }).click();
    await page.getByRole('link', { name: 'Lights', exact: true }).first().click();
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-lights/);
    for (const summary of await page.locator('summary').all()) await summary.click();
    await endTransitions(page);

    expect(await find(page)).toEqual([]);
  });

  test(`has nothing for axe to find in open dropdowns and lists, ${colorScheme} (landmark-labels)`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, '/docs/next/intro');
    await readThrough(page);
    for (const name of [/^Edition:/, /^Version:/]) {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true');
      await endTransitions(page);
      expect(await find(page)).toEqual([]);
    }

    await page.setViewportSize({ width: 800, height: 800 });
    await page.getByRole('button', { name: 'On this page' }).click();
    const list = page.getByRole('navigation', { name: 'On this page' });
    await expect(list.getByRole('link').first()).toBeVisible();

    expect(await find(page)).toEqual([]);
  });
}
