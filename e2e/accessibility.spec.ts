import {
  colorViolations,
  endTransitions,
  readThrough,
  violations,
  violationsInBothModes,
} from './axe.ts';
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

/** Around each width at which the layout changes. */
const WIDTHS = [320, 360, 414, 600, 768, 800, 996, 997, 1100, 1280, 1440, 1920];

for (const path of PAGES) {
  test(`has nothing for axe to find at ${path} in both modes at all sizes, and scrolls in one direction only (landmark-labels)`, async ({
    page,
    messages,
  }) => {
    messages.allow(/status of 404/);
    await open(page, path);
    // The small site ignores the mode of the system; a test below chooses both.
    const find = path.startsWith(full) ? violations : violationsInBothModes;
    expect(await find(page)).toEqual([]);

    const wide: number[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      if (overflow > 0) wide.push(width);
      // What has another color in dark mode is the same at all sizes but for the menu, which has its own test.
      // Samples that do not fit any more become a tab stop when the browser reports their new size.
      if (width === 360 || width === 800) await expect.poll(() => violations(page)).toEqual([]);
    }
    expect(wide).toEqual([]);
  });
}

test('has nothing for axe to find in the open menu (landmark-labels)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/docs/intro');

  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await endTransitions(page);
  expect(await violationsInBothModes(page)).toEqual([]);
  await page.getByRole('button', { name: '← Back to main menu' }).click();
  await page.getByRole('button', { name: 'Expand the dropdown: Node.js' }).click();
  await page.getByRole('button', { name: 'Expand the dropdown: Versions' }).click();
  await endTransitions(page);

  expect(await violationsInBothModes(page)).toEqual([]);
});

test('has nothing for axe to find in open dropdowns and lists (landmark-labels)', async ({
  page,
}) => {
  await open(page, '/docs/next/intro');
  await readThrough(page);
  for (const name of [/^Edition:/, /^Version:/]) {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true');
    await endTransitions(page);
    expect(await violationsInBothModes(page)).toEqual([]);
  }

  await page.setViewportSize({ width: 800, height: 800 });
  await page.getByRole('button', { name: 'On this page' }).click();
  const list = page.getByRole('navigation', { name: 'On this page' });
  await expect(list.getByRole('link').first()).toBeVisible();

  expect(await violationsInBothModes(page)).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  const find = colorScheme === 'light' ? violations : colorViolations;

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
}
