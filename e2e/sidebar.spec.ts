import type { Page } from '@playwright/test';
import {
  expect,
  heading,
  open,
  scrollTop,
  sidebar,
  test,
  waitForPaint,
  wake,
  watchShifts,
} from './site.ts';
import { originOf, SITES } from './sites.ts';

test.use({ baseURL: originOf(SITES.full) });

const column = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' });
const category = (page: Page, name: string) =>
  sidebar(page).getByRole('button', { name, exact: true });
const entry = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });

function columnScroll(page: Page): Promise<number> {
  return column(page).evaluate((element) => element.scrollTop);
}

test('is a column with its own scrollbar (sidebar-column)', async ({ page }) => {
  await open(page, '/docs/intro');

  await expect(column(page)).toHaveCSS('width', '300px');
  await expect(column(page)).toHaveCSS('position', 'sticky');
  await expect(column(page)).toHaveCSS('overflow-y', 'auto');
});

test('opens and closes a category by mouse and keys (sidebar-categories)', async ({ page }) => {
  await open(page, '/docs/intro');
  const backstage = category(page, 'Backstage');
  await expect(category(page, 'On stage')).toHaveAttribute('aria-expanded', 'true');
  await expect(backstage).toHaveAttribute('aria-expanded', 'false');
  await expect(entry(page, 'Curtain')).toBeHidden();

  for (const act of [
    () => backstage.click(),
    () => backstage.press('Enter'),
    () => backstage.press('Space'),
  ]) {
    await act();
    await expect(backstage).toHaveAttribute('aria-expanded', 'true');
    await expect(entry(page, 'Curtain')).toBeVisible();
    await act();
    await expect(backstage).toHaveAttribute('aria-expanded', 'false');
    await expect(entry(page, 'Curtain')).toBeHidden();
  }
});

test('opens a category for found text (sidebar-expanding)', async ({ page }) => {
  await open(page, '/docs/intro');
  const closed = sidebar(page).locator('[hidden="until-found"]').first();
  await expect(closed).toContainText('Curtain');

  // What find-in-page sends before it shows a place.
  await closed.dispatchEvent('beforematch');

  await expect(category(page, 'Backstage')).toHaveAttribute('aria-expanded', 'true');
});

/** Opens a page whose entry is far down, and waits until the column has been scrolled to it. */
async function openFarDown(page: Page): Promise<void> {
  await open(page, '/docs/playbook');
  await expect.poll(() => columnScroll(page)).toBeGreaterThan(300);
}

test('brings the entry of the page into view (sidebar-column)', async ({ page }) => {
  await openFarDown(page);

  await expect(entry(page, 'Playbook')).toBeInViewport();
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('keeps its scroll position between pages (sidebar-column)', async ({ page }) => {
  await openFarDown(page);
  await column(page).evaluate((element) => {
    element.scrollTop = 120;
  });

  // In view at this position, so there is no reason to move.
  await entry(page, 'Lights').evaluate((link) => (link as HTMLElement).click());
  await expect(heading(page, 'Lights')).toBeVisible();
  await waitForPaint(page);

  await expect.poll(() => columnScroll(page)).toBe(120);
});

test('starts over with another sidebar (sidebar-column)', async ({ page }) => {
  await openFarDown(page);

  await page.getByRole('link', { name: 'Community', exact: true }).click();
  await expect(heading(page, 'Welcome')).toBeVisible();

  await expect.poll(() => columnScroll(page)).toBe(0);
});

/** Opens a category and closes another one. */
async function changeCategories(page: Page): Promise<void> {
  await open(page, '/docs/intro');
  await category(page, 'Backstage').click();
  await category(page, 'On stage').click();
  await expect(entry(page, 'Lights')).toBeHidden();
}

async function expectRemembered(page: Page): Promise<void> {
  await expect(category(page, 'Backstage')).toHaveAttribute('aria-expanded', 'true');
  await expect(entry(page, 'Curtain')).toBeVisible();
  await expect(category(page, 'On stage')).toHaveAttribute('aria-expanded', 'false');
}

test('restores categories before anything is painted (sidebar-categories)', async ({
  page,
  messages,
}) => {
  messages.allow(/ERR_FAILED/);
  await changeCategories(page);

  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/docs/test-runners');

  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await expectRemembered(page);
});

test('restores categories without a layout shift (sidebar-categories)', async ({ page }) => {
  await changeCategories(page);

  const shifts = await watchShifts(page);
  await open(page, '/docs/test-runners');
  await wake(page);
  await expectRemembered(page);
  await expect(entry(page, 'Lights')).toBeHidden();
  await waitForPaint(page);

  await expect.poll(shifts).toEqual([]);
});

test('opens a category with a page by its caret (sidebar-category-page)', async ({ page }) => {
  await open(page, '/docs/intro');
  const caret = (word: string) =>
    sidebar(page).getByRole('button', { name: `${word} sidebar category 'Machines'` });
  await expect(entry(page, 'Hoist')).toBeHidden();

  await caret('Expand').click();
  await expect(entry(page, 'Hoist')).toBeVisible();
  await caret('Collapse').click();

  await expect(entry(page, 'Hoist')).toBeHidden();
  await expect(page).toHaveURL('/docs/intro');
});

test('follows a category with a page, toggles it there (sidebar-category-page)', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  const link = entry(page, 'Machines');

  await link.click();
  await expect(heading(page, 'Machines')).toBeVisible();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(entry(page, 'Hoist')).toBeVisible();
  await link.click();

  await expect(entry(page, 'Hoist')).toBeHidden();
  await expect(page).toHaveURL('/docs/machines');
});

test('marks the page being read, and opens its category (sidebar-links, sidebar-expanding)', async ({
  page,
}) => {
  await open(page, '/DOCS/Scenery/');
  const current = sidebar(page).locator('[aria-current=page]');
  await expect(current).toHaveText(['Scenery']);
  await expect(entry(page, 'Evening 1')).toHaveAttribute('target', '_blank');
  await expect(entry(page, 'Evening 1').locator('svg')).toHaveCount(1);
  await expect(category(page, 'Backstage')).toHaveAttribute('aria-expanded', 'false');

  await page.getByRole('navigation', { name: 'Docs pages' }).getByText('Curtain').click();
  await expect(heading(page, 'Curtain')).toBeVisible();
  await expect(category(page, 'Backstage')).toHaveAttribute('aria-expanded', 'true');
  await expect(category(page, 'On stage')).toHaveAttribute('aria-expanded', 'true');
  await entry(page, 'Lights').click();

  await expect(heading(page, 'Lights')).toBeVisible();
  await expect(current).toHaveText(['Lights']);
  await expect(category(page, 'Backstage')).toHaveAttribute('aria-expanded', 'true');
});

test('opens by height, for longer the higher (collapse-animation)', async ({ page }) => {
  await open(page, '/docs/intro');
  const watched = await watchTransitions(page);

  await category(page, 'Backstage').click();
  await expect(entry(page, 'Curtain')).toBeVisible();
  await expect(watched.list).toHaveCSS('overflow', 'visible');
  await expect(watched.list).toHaveAttribute('style', '');

  const rows = (await watched.list.evaluate((element) => element.scrollHeight)) / 36;
  const duration = Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10);
  await expect.poll(watched.seen).toContain(`height ${duration}ms ease-in-out`);
});

test('opens at once with reduced motion (collapse-animation, reduced-motion)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/docs/intro');
  const watched = await watchTransitions(page);

  await category(page, 'Backstage').click();
  await expect(entry(page, 'Curtain')).toBeVisible();

  await expect.poll(watched.seen).toContain('height 1ms ease-in-out');
  const transition = () =>
    page
      .locator('html')
      .evaluate((root) => getComputedStyle(root).getPropertyValue('--transition-fast'));
  await expect.poll(transition).toBe('0s');
});

/** Follows the transitions of the first closed list. */
async function watchTransitions(page: Page) {
  const id = await sidebar(page).locator('[data-collapsed=true]').first().getAttribute('id');
  const list = page.locator(`[id="${id}"]`);
  await list.evaluate((element) => {
    const seen: string[] = Object.assign(window, { seen: [] }).seen;
    const watch = () => seen.push((element as HTMLElement).style.transition);
    new MutationObserver(watch).observe(element, { attributeFilter: ['style'] });
  });
  return { list, seen: () => page.evaluate(() => (window as never)['seen'] as string[]) };
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows every category open (sidebar-categories)', async ({ page }) => {
    await page.goto('/docs/intro');

    await expect(entry(page, 'Curtain')).toBeVisible();
    await expect(entry(page, 'Hoist')).toBeVisible();
  });
});
