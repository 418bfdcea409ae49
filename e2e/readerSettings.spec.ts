// What readers set up in their browser or system, and paper.
import type { Locator, Page } from '@playwright/test';
import { active, input, openSearch, options } from './searchDialog.ts';
import { expect, open, sidebar, test } from './site.ts';

const matches = (page: Page) => options(page).locator('mark');

/** One of several has an outline; none of the others looks the same. */
async function expectOutlined(one: Locator, other: Locator): Promise<void> {
  await expect(one).toHaveCSS('outline-style', 'solid');
  await expect(other).toHaveCSS('outline-style', 'none');
}

/** An opaque background: forced colors keep how transparent it was. */
async function expectReadable(mark: Locator): Promise<void> {
  await expect(mark).toHaveCSS('background-color', /^rgb\(/);
}

test.describe('with forced colors', () => {
  /** Runs assertions on the page as it is now, in both modes. */
  async function inBothModes(page: Page, assert: () => Promise<void>): Promise<void> {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await assert();
    }
  }

  test('shows what is current or selected on a page', async ({ page }) => {
    await open(page, '/docs/intro');
    const navbar = page.getByRole('navigation', { name: 'Main' });
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const links = sidebar(page);
    const tab = (name: string) => page.getByRole('tab', { name }).first();
    await page
      .locator('article h2')
      .nth(2)
      .evaluate((element) => element.scrollIntoView());

    await inBothModes(page, async () => {
      await expectOutlined(contents.locator('[aria-current]'), contents.getByRole('link').first());
      await expect(contents.getByRole('link').first()).toHaveCSS('border-left-width', '0px');
      await expectOutlined(
        links.getByRole('link', { name: 'Installation' }),
        links.getByRole('link', { name: 'Writing tests' }),
      );
      await expectOutlined(
        navbar.getByRole('link', { name: 'Docs' }),
        navbar.getByRole('link', { name: 'API' }),
      );
      await expectOutlined(tab('npm'), tab('yarn'));
      const canvas = await page
        .locator('html')
        .evaluate((root) => getComputedStyle(root).backgroundColor);
      await expect(tab('yarn')).toHaveCSS('border-bottom-color', canvas);
      await expect(tab('npm')).not.toHaveCSS('border-bottom-color', canvas);
    });
  });

  test('shows matches and the active option in the search dialog', async ({ page }) => {
    await openSearch(page, '/docs/pom', 'click');

    await inBothModes(page, async () => {
      await expectOutlined(active(page), options(page).nth(1));
      await expectReadable(matches(page).first());
    });
  });

  test('shows matches and the active option on the search page', async ({ page }) => {
    await open(page, '/search');
    await input(page).fill('click');
    await expect(matches(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');

    await inBothModes(page, async () => {
      await expectOutlined(active(page), options(page).nth(1));
      await expectReadable(matches(page).first());
    });
  });
});

/** The colors of text and code. */
const colors = (page: Page) =>
  page.evaluate(() =>
    ['html', 'h1', 'article a', '.sample', '.sample .k', '.sample .s', '.sample .f'].map(
      (selector) => getComputedStyle(document.querySelector(selector)!).color,
    ),
  );

test('prints with the colors of light mode, whatever the mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/docs/writing-tests');
  const light = await colors(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const unchanged = async () =>
    (await colors(page)).filter((color, index) => color === light[index]);
  await expect.poll(unchanged).toEqual([]);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect.poll(() => colors(page)).toEqual(light);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await expect.poll(() => colors(page)).toEqual(light);
});

const menuButton = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });

/** Gives the page a font size as if the reader had set it in the browser, where 16 px is the default. */
async function enlarge(page: Page, size: number): Promise<void> {
  await page.evaluate((pixels) => {
    document.documentElement.style.fontSize = `${pixels}px`;
    // Contained sections could hide what sticks out of them.
    for (const section of document.querySelectorAll<HTMLElement>('.member'))
      section.style.contentVisibility = 'visible';
  }, size);
}

const SIZES = [20, 24, 32];

for (const [path, sizes] of [
  ['/', SIZES],
  ['/docs/intro', SIZES],
  ['/community/ambassadors', SIZES],
  ['/search?q=click', SIZES],
  // Long pages take their time for each size.
  ['/java/docs/api/class-browsertype', [20, 32]],
] as const) {
  test(`never scrolls sideways at ${path} with ${sizes.join('/')} px`, async ({ page }) => {
    await open(page, path);
    const overflow = () =>
      page.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth);

    for (const size of sizes) {
      await enlarge(page, size);
      for (const width of [390, 997, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(overflow, `${size} px at ${width} px`).toBe(0);
      }
    }
  });
}

test('keeps room for text and icons with a large font', async ({ page }) => {
  await open(page, '/docs/pom');
  await expect(menuButton(page)).toBeHidden();
  const article = () => page.locator('article').evaluate(({ clientWidth }) => clientWidth);
  const cutIcons = () =>
    page
      .locator('nav[aria-label=Main] svg:visible')
      .evaluateAll((icons) =>
        icons
          .map((icon) => icon.getBoundingClientRect().toJSON() as DOMRect)
          .filter(({ width, right }) => width < 15 || right > window.innerWidth),
      );

  for (const size of [24, 32]) {
    await enlarge(page, size);
    for (const width of [997, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(article, `${size} px at ${width} px`).toBeGreaterThan(400);
      await expect.poll(cutIcons, `${size} px at ${width} px`).toEqual([]);
    }
  }
});

test('moves navbar items into the menu with a large font', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/docs/pom');
  await enlarge(page, 32);
  await expect(page.getByRole('link', { name: 'Skip to main content' })).not.toBeInViewport();

  await page.setViewportSize({ width: 1024, height: 800 });
  await menuButton(page).click();
  await page.getByRole('button', { name: '← Back to main menu' }).click();

  await expect(page.getByRole('dialog').getByRole('link', { name: 'GitHub' })).toBeVisible();
});
