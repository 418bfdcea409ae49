import type { Page } from '@playwright/test';
import { expect, heading, open, sidebar, test, watchShifts } from './site.ts';
import { originOf, SITES } from './sites.ts';

test.use({ baseURL: originOf(SITES.full) });

const column = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' });
const category = (page: Page, name: string) =>
  sidebar(page).getByRole('button', { name, exact: true });
const entry = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });

function columnScroll(page: Page): Promise<number> {
  return column(page).evaluate((element) => element.scrollTop);
}

test('is a column whose categories open by mouse, by all keys, and for found text (sidebar-column, sidebar-categories, sidebar-expanding, collapse-animation)', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  expect((await column(page).boundingBox())?.width).toBe(300);
  await expect(column(page)).toHaveCSS('position', 'sticky');
  await expect(column(page)).toHaveCSS('overflow-y', 'auto');
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

  const closed = sidebar(page).locator('[hidden="until-found"]').first();
  await expect(closed).toContainText('Curtain');
  // What find-in-page sends before it shows a place.
  await closed.dispatchEvent('beforematch');
  await expect(backstage).toHaveAttribute('aria-expanded', 'true');
});

test('brings the entry of the page into view, keeps its scroll position, and starts over with another sidebar (sidebar-column)', async ({
  page,
}) => {
  await open(page, '/docs/playbook');
  await expect(entry(page, 'Playbook')).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const position = await columnScroll(page);
  expect(position).toBeGreaterThan(300);

  await column(page).evaluate((element) => {
    element.scrollTop = 120;
  });
  await entry(page, 'Lights').evaluate((link) => (link as HTMLElement).click());
  await expect(heading(page, 'Lights')).toBeVisible();
  // In view at this position, so there is no reason to move.
  const kept = await columnScroll(page);
  await page.getByRole('link', { name: 'Community', exact: true }).click();
  await expect(heading(page, 'Welcome')).toBeVisible();

  expect(kept).toBe(120);
  expect(await columnScroll(page)).toBe(0);
});

test('remembers what was opened and closed, before anything is painted, and shifts nothing (sidebar-categories)', async ({
  page,
  messages,
}) => {
  messages.allow(/ERR_FAILED|preload/);
  await open(page, '/docs/intro');
  await category(page, 'Backstage').click();
  await category(page, 'On stage').click();
  await expect(entry(page, 'Lights')).toBeHidden();
  const expectRemembered = async () => {
    await expect(category(page, 'Backstage')).toHaveAttribute('aria-expanded', 'true');
    await expect(entry(page, 'Curtain')).toBeVisible();
    await expect(category(page, 'On stage')).toHaveAttribute('aria-expanded', 'false');
  };

  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/docs/test-runners');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await expectRemembered();

  await page.unroute('**/*.js');
  const shifts = await watchShifts(page);
  await open(page, '/docs/test-runners');
  await expectRemembered();
  await expect(entry(page, 'Lights')).toBeHidden();
  expect(await shifts()).toEqual([]);
});

test('follows a category with a page, and toggles it there (sidebar-category-page)', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  const link = entry(page, 'Machines');
  const caret = (word: string) =>
    sidebar(page).getByRole('button', { name: `${word} sidebar category 'Machines'` });
  await expect(entry(page, 'Hoist')).toBeHidden();

  await caret('Expand').click();
  await expect(page).toHaveURL('/docs/intro');
  await expect(entry(page, 'Hoist')).toBeVisible();
  await caret('Collapse').click();
  await expect(entry(page, 'Hoist')).toBeHidden();
  await link.click();
  await expect(heading(page, 'Machines')).toBeVisible();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(entry(page, 'Hoist')).toBeVisible();
  await link.click();

  await expect(entry(page, 'Hoist')).toBeHidden();
  await expect(page).toHaveURL('/docs/machines');
});

test('marks the page being read, opens its category, and closes none (sidebar-links, sidebar-expanding)', async ({
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

test('opens by height, in a time that depends on it, or at once with reduced motion (collapse-animation, reduced-motion)', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  const watched = await watchTransitions(page);

  await category(page, 'Backstage').click();
  await expect(entry(page, 'Curtain')).toBeVisible();
  await expect(watched.list).toHaveCSS('overflow', 'visible');
  const rows = (await watched.list.evaluate((element) => element.scrollHeight)) / 36;
  const duration = Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10);
  expect(await watched.seen()).toContain(`height ${duration}ms ease-in-out`);
  expect(await watched.seen()).not.toContain('height 1ms ease-in-out');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await category(page, 'Backstage').click();
  await expect(entry(page, 'Curtain')).toBeHidden();
  expect(await watched.seen()).toContain('height 1ms ease-in-out');
  const transition = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--transition-fast'),
  );
  expect(transition).toBe('0s');
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
