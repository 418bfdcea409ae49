import type { Page } from '@playwright/test';
import {
  expect,
  heading,
  open,
  scrollTop,
  sidebar,
  test,
  waitForPaint,
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

test('is a column that scrolls by itself (sidebar-column)', async ({ page }) => {
  // Its entry is far down.
  await open(page, '/docs/playbook');
  await expect(column(page)).toHaveCSS('width', '300px');
  await expect(column(page)).toHaveCSS('position', 'sticky');
  await expect(column(page)).toHaveCSS('overflow-y', 'auto');
  await expect.poll(() => columnScroll(page)).toBeGreaterThan(300);
  await expect(entry(page, 'Playbook')).toBeInViewport();
  await expect.poll(() => scrollTop(page)).toBe(0);

  await column(page).evaluate((element) => {
    element.scrollTop = 120;
  });
  // In view at this position, so there is no reason to move.
  await entry(page, 'Lights').evaluate((link) => (link as HTMLElement).click());
  await expect(heading(page, 'Lights')).toBeVisible();
  await waitForPaint(page);
  await expect.poll(() => columnScroll(page)).toBe(120);

  await page.getByRole('link', { name: 'Community', exact: true }).click();
  await expect(heading(page, 'Welcome')).toBeVisible();
  await expect.poll(() => columnScroll(page)).toBe(0);
});

test('opens a category by mouse, keys and found text (sidebar-categories, sidebar-expanding)', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  const backstage = category(page, 'Backstage');
  await expect(category(page, 'On stage')).toHaveAttribute('aria-expanded', 'true');
  await expect(backstage).toHaveAttribute('aria-expanded', 'false');
  await expect(entry(page, 'Curtain')).toBeHidden();

  for (const [expand, collapse] of [
    [() => backstage.click(), () => backstage.press('Enter')],
    [() => backstage.press('Space'), () => backstage.click()],
  ] as const) {
    await expand();
    await expect(backstage).toHaveAttribute('aria-expanded', 'true');
    await expect(entry(page, 'Curtain')).toBeVisible();
    await collapse();
    await expect(backstage).toHaveAttribute('aria-expanded', 'false');
    await expect(entry(page, 'Curtain')).toBeHidden();
  }

  // What find-in-page sends before it shows a place.
  const closed = sidebar(page).locator('[hidden="until-found"]').first();
  await expect(closed).toContainText('Curtain');
  await closed.dispatchEvent('beforematch');
  await expect(backstage).toHaveAttribute('aria-expanded', 'true');
});

test('restores categories before the first paint (sidebar-categories)', async ({
  page,
  messages,
}) => {
  messages.allow(/ERR_FAILED/);
  await open(page, '/docs/intro');
  await category(page, 'Backstage').click();
  await category(page, 'On stage').click();
  await expect(entry(page, 'Lights')).toBeHidden();
  const expectRemembered = async () => {
    await expect(category(page, 'Backstage')).toHaveAttribute('aria-expanded', 'true');
    await expect(entry(page, 'Curtain')).toBeVisible();
    await expect(category(page, 'On stage')).toHaveAttribute('aria-expanded', 'false');
  };

  const shifts = await watchShifts(page);
  await open(page, '/docs/test-runners');
  await expectRemembered();
  await expect(entry(page, 'Lights')).toBeHidden();
  await waitForPaint(page);
  await expect.poll(shifts).toEqual([]);

  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/docs/test-runners');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await expectRemembered();
});

test('opens a category by its caret, or on its page (sidebar-category-page)', async ({ page }) => {
  await open(page, '/docs/intro');
  const caret = (word: string) =>
    sidebar(page).getByRole('button', { name: `${word} sidebar category 'Machines'` });
  await expect(entry(page, 'Hoist')).toBeHidden();
  await caret('Expand').click();
  await expect(entry(page, 'Hoist')).toBeVisible();
  await caret('Collapse').click();
  await expect(entry(page, 'Hoist')).toBeHidden();
  await expect(page).toHaveURL('/docs/intro');

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

test('opens by height, at once with reduced motion (collapse-animation, reduced-motion)', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  const id = await sidebar(page).locator('[data-collapsed=true]').first().getAttribute('id');
  const list = page.locator(`[id="${id}"]`);
  await list.evaluate((element) => {
    const seen: string[] = Object.assign(window, { seen: [] }).seen;
    const watch = () => seen.push((element as HTMLElement).style.transition);
    new MutationObserver(watch).observe(element, { attributeFilter: ['style'] });
  });
  const seen = () => page.evaluate(() => (window as never)['seen'] as string[]);

  await category(page, 'Backstage').click();
  await expect(entry(page, 'Curtain')).toBeVisible();
  await expect(list).toHaveCSS('overflow', 'visible');
  await expect(list).toHaveAttribute('style', '');
  const rows = (await list.evaluate((element) => element.scrollHeight)) / 36;
  const duration = Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10);
  await expect.poll(seen).toContain(`height ${duration}ms ease-in-out`);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await category(page, 'Backstage').click();
  await expect(entry(page, 'Curtain')).toBeHidden();
  await category(page, 'Backstage').click();
  await expect(entry(page, 'Curtain')).toBeVisible();
  const instant = async () => (await seen()).filter((text) => text === 'height 1ms ease-in-out');
  await expect.poll(async () => (await instant()).length).toBeGreaterThan(1);
  const transition = () =>
    page
      .locator('html')
      .evaluate((root) => getComputedStyle(root).getPropertyValue('--transition-fast'));
  await expect.poll(transition).toBe('0s');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows every category open (sidebar-categories)', async ({ page }) => {
    await page.goto('/docs/intro');

    await expect(entry(page, 'Curtain')).toBeVisible();
    await expect(entry(page, 'Hoist')).toBeVisible();
  });
});
