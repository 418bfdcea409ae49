import type { Page } from '@playwright/test';
import { expect, gate, heading, waitForHydration, open, scrollTop, sidebar, test } from './site.ts';

const clickEntry = (page: Page, name: string) =>
  sidebar(page).getByRole('link', { name, exact: true }).click();

const contents = (page: Page) =>
  page.getByRole('navigation', { name: 'On this page', exact: true });

/** The distance of a heading from the top of the window. */
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** The position in the history entry, which is written when scrolling rests. */
const savedScroll = () => (history.state as { scroll?: number } | null)?.scroll;

/** Scrolls as soon as the page is long enough, and sees that nothing scrolls back in the frames after it. */
async function scrollDown(page: Page, distance: number): Promise<void> {
  const scroll = () =>
    page.evaluate(async (top) => {
      window.scrollTo({ top, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame += 1) {
        await new Promise((resolve) => window.requestAnimationFrame(resolve));
      }
      return Math.round(window.scrollY);
    }, distance);
  await expect.poll(scroll).toBe(distance);
}

/** Expects that the page has not moved after the frames in which it would. */
async function expectUnmoved(page: Page, top: number): Promise<void> {
  const later = await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => window.requestAnimationFrame(resolve));
    }
    return Math.round(window.scrollY);
  });
  expect(later).toBe(top);
}

/** Puts a link into the navbar, where it is in view at every position. */
async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((url) => {
    const link = Object.assign(document.createElement('a'), { href: url, textContent: url });
    // Outside the frame, which React has not taken over yet.
    document.body.append(link);
  }, href);
}

test('goes to sections, also on the second click (first-load-scroll, same-page-hash)', async ({
  page,
}) => {
  await open(page, '/docs/writing-tests#actions');
  await expect.poll(() => topOf(page, 'actions')).toBe(68);
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('auto');
  const before = await page.evaluate(() => history.length);
  const entry = contents(page).getByRole('link', { name: 'Assertions', exact: true });

  await entry.click();
  await expect.poll(() => topOf(page, 'assertions')).toBe(68);
  await scrollDown(page, 0);
  await entry.click();
  await expect.poll(() => topOf(page, 'assertions')).toBe(68);
  await expect(page).toHaveURL('/docs/writing-tests#assertions');
  await expect.poll(() => page.evaluate(() => history.length)).toBe(before + 1);

  await page.goBack();
  await expect(page).toHaveURL('/docs/writing-tests#actions');
  await expect.poll(() => topOf(page, 'actions')).toBe(68);
});

test('starts at the top, and returns on Back (navigation-scroll, navigation-focus)', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  await scrollDown(page, 900);
  await clickEntry(page, 'Writing tests');

  await expect(heading(page, 'Writing tests')).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page.locator('#route-announcer')).toHaveText('Writing tests | Playwright');
  await expect(page.getByRole('region', { name: 'Skip to main content' })).not.toHaveAttribute(
    'tabindex',
  );
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  const brand = page.getByRole('link', { name: 'Playwright', exact: true });
  await brand.focus();

  await page.goBack();

  await expect(heading(page, 'Installation')).toBeAttached();
  await expect.poll(() => scrollTop(page)).toBe(900);
  await expect(brand).toBeFocused();
});

test('returns to the old position of a page loaded again (navigation-scroll)', async ({ page }) => {
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

test('stays in its place after a reload (navigation-scroll)', async ({ page }) => {
  // In the same part of the sidebar.
  await open(page, '/docs/input');
  await clickEntry(page, 'Locators');
  await expect(heading(page, 'Locators')).toBeVisible();

  for (const hash of ['', '#strictness']) {
    if (hash) {
      await page.evaluate((target) => location.assign(target), hash);
      await expect.poll(() => topOf(page, hash.slice(1))).toBe(68);
    }
    await scrollDown(page, 3000);
    await expect.poll(() => page.evaluate(savedScroll)).toBe(3000);

    await page.reload();
    await waitForHydration(page);

    await expect.poll(() => scrollTop(page)).toBe(3000);
  }
});

test('stays where it is for queries and unknown hashes (navigation-scroll, unknown-hash)', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  await scrollDown(page, 700);

  await addLink(page, '?a=1');
  await page.getByRole('link', { name: '?a=1' }).dispatchEvent('click');

  await expect(page).toHaveURL('/docs/intro?a=1');
  await expectUnmoved(page, 700);

  for (const hash of ['#doesnotexist', '#%E0%A4%A']) {
    await page.evaluate(async (value) => {
      const changed = new Promise((resolve) => window.addEventListener('hashchange', resolve));
      location.hash = value;
      await changed;
    }, hash);
    await expectUnmoved(page, 700);
  }
});
