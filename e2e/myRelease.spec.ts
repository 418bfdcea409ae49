import type { Locator, Page } from '@playwright/test';
import { AXE_LIMIT, violations } from './axe.ts';
import { openSearch, options } from './searchDialog.ts';
import { expect, open, test, waitForPaint, watchRequests, watchShifts } from './site.ts';

/** A short page, which loads fast. */
const CLASS = '/docs/api/class-tracing';
/** A page with much that is newer, also than the site. */
const LONG_CLASS = '/docs/api/class-page';
const versions = (page: Page) => page.getByRole('button', { name: /^Version: / });
const release = (page: Page) => page.getByRole('combobox', { name: 'My release' });
const hides = (page: Page) => page.getByRole('checkbox', { name: 'Hide what is newer' });
/** A member of 1.49, and one that is as old as its class. */
const newer = (page: Page) => page.locator('.member:has(> #tracing-group)');
const mark = (page: Page) => newer(page).locator('.member-meta');
const older = (page: Page) => page.locator('.member:has(> #tracing-start)');
const badge = (element: Locator) =>
  element.evaluate((member) => getComputedStyle(member, '::before').content);

async function choose(page: Page, value: string): Promise<void> {
  await versions(page).hover();
  await release(page).selectOption(value);
}

const storedRelease = (page: Page) => page.evaluate(() => localStorage.getItem('playbill.release'));

async function stored(page: Page, value: string): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('playbill.release', chosen), value);
}

test('remembers the release, and clears it again (my-release)', async ({ page }) => {
  await open(page, CLASS);
  await choose(page, '1.48');
  await expect(versions(page)).toHaveAccessibleName(/you: 1\.48$/);

  await page.reload();

  await expect(versions(page)).toHaveAccessibleName(/you: 1\.48$/);
  await expect(mark(page)).toHaveAttribute('data-newer');
  await choose(page, '');
  await expect(versions(page)).toHaveAccessibleName(/Stable [\d.]+$/);
  await expect(mark(page)).not.toHaveAttribute('data-newer');
  await expect.poll(() => storedRelease(page)).toBeNull();
});

test('follows a choice in another tab (my-release)', async ({ page, context }) => {
  const other = await context.newPage();
  await open(other, '/docs/pom');
  await open(page, CLASS);

  await choose(page, '1.48');

  await expect(versions(other)).toHaveAccessibleName(/you: 1\.48$/);
  await other.close();
});

test('offers releases by keyboard (my-release)', async ({ page }) => {
  await open(page, CLASS);
  await versions(page).focus();
  await page.keyboard.press('Enter');
  await expect(release(page)).toBeVisible();
  await release(page).focus();
  await page.keyboard.press('ArrowDown');

  await expect(release(page)).toBeFocused();
  await expect(versions(page)).toHaveAccessibleName(/you: 1\.\d\d$/);
  await expect.poll(() => violations(page, '[data-dropdown=Version]'), AXE_LIMIT).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(versions(page)).toBeFocused();
});

test('takes a release from a link, and stores nothing (my-release)', async ({ page }) => {
  await open(page, `${CLASS}?uses=1.48`);

  await expect(versions(page)).toHaveAccessibleName(/you: 1\.48$/);
  await versions(page).hover();
  const link = page.getByRole('link', { name: 'Link with my release' });
  await expect(link).toHaveAttribute('href', `${CLASS}?uses=1.48`);
  await expect.poll(() => storedRelease(page)).toBeNull();
});

test('offers the same in the menu of narrow screens (my-release)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, CLASS);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await page.getByRole('button', { name: '← Back to main menu' }).click();
  await page.getByRole('button', { name: 'Expand the dropdown: Versions' }).click();

  await release(page).selectOption('1.48');

  await page.keyboard.press('Escape');
  await expect(mark(page)).toHaveAttribute('data-newer');
});

test('loads nothing before a release is chosen (my-release)', async ({ page }) => {
  const requests = watchRequests(page, (request) => /releases\//.test(request.url()));
  await open(page, CLASS);
  await expect(newer(page)).toBeVisible();
  await expect.poll(() => requests).toEqual([]);

  await choose(page, '1.48');

  await expect.poll(() => requests.length).toBe(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows nothing of releases (my-release)', async ({ page }) => {
    await page.goto(`${CLASS}?uses=1.48`);

    await expect(page.locator('.member').first()).toBeVisible();
    await expect(page.locator('[data-my-release]').first()).toBeHidden();
    await expect(page.locator('[data-newer]')).toHaveCount(0);
  });
});

for (const [width, chosen] of [
  [390, '1.48'],
  [1440, '1.48'],
  [390, '1.65'],
  [1440, '1.65'],
] as const) {
  test(`shifts nothing for ${chosen} at ${width} px (my-release-first-paint)`, async ({ page }) => {
    await stored(page, chosen);
    await page.setViewportSize({ width, height: 844 });
    const shifts = await watchShifts(page);

    for (const path of [LONG_CLASS, '/python/docs/network']) {
      await open(page, path);
      const notice = page.locator('[data-documents]');
      if (chosen === '1.65') await expect(notice).toContainText('You use 1.65');
      await waitForPaint(page);

      await expect.poll(shifts, path).toEqual([]);
    }
  });
}

test('keeps the navbar within narrow windows (my-release, navbar-layout)', async ({ page }) => {
  await stored(page, '1.48');
  await open(page, CLASS);

  for (const width of [1280, 997]) {
    await page.setViewportSize({ width, height: 800 });
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(versions(page)).toBeVisible();
    await expect
      .poll(() => bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBe(0);
    const search = await bar.getByRole('button', { name: /^Search/ }).boundingBox();
    expect(search && search.x + search.width).toBeLessThanOrEqual(width);
  }
});

test('marks members, options and names in guides (my-release-older)', async ({ page }) => {
  await stored(page, '1.48');
  await open(page, CLASS);

  await expect.poll(() => badge(mark(page))).toMatch(/New in .* not in your .*1\.48/);
  await expect.poll(() => badge(older(page).locator('.member-meta'))).toBe('none');
  await page.goto('/docs/api/class-apirequest');
  await expect(page.locator('.member li[id][data-newer]').first()).toBeVisible();
  await page.goto('/docs/release-notes');
  await expect(page.locator('#article a.api[data-newer]').first()).toBeAttached();
});

test('hides what is newer, except where a link leads (my-release-hide)', async ({ page }) => {
  await stored(page, '1.48');
  await open(page, CLASS);
  const entry = page.locator('.member-index, #contents-list').locator('a[href$="#tracing-group"]');
  await expect(newer(page)).toBeVisible();

  await versions(page).hover();
  await hides(page).check();

  await expect(newer(page)).toBeHidden();
  for (const link of await entry.all()) await expect(link).toBeHidden();
  await expect(older(page)).toBeVisible();
  await open(page, `${CLASS}#tracing-group`);
  await expect(newer(page)).toBeVisible();
});

test('marks hits, or leaves them out (my-release-search)', async ({ page }) => {
  await stored(page, '1.48');
  await openSearch(page, CLASS, 'tracing.group');
  await expect(options(page).first()).toContainText('new in 1.49');

  await page.evaluate(() => localStorage.setItem('playbill.newer', 'hidden'));
  await openSearch(page, CLASS, 'tracing.group');

  await expect(options(page).first()).toBeVisible();
  await expect(options(page).filter({ hasText: 'new in 1.49' })).toHaveCount(0);
});

test('says what has changed since the page (my-release-newer)', async ({ page }) => {
  await stored(page, '1.65');
  await open(page, '/docs/api/class-consolemessage');
  const notice = page.locator('[data-documents]');

  await notice.getByText('You use 1.65; this page describes 1.56.').click();

  await expect(notice.getByText('Added', { exact: true })).toBeVisible();
  await expect(notice.getByRole('listitem').first()).toContainText(/in 1\.(5[7-9]|6\d)$/);
  await expect.poll(() => violations(page, '[data-documents]'), AXE_LIMIT).toEqual([]);
  await page.getByRole('link', { name: 'Worker', exact: true }).first().click();
  await expect(notice).toContainText('in Worker');
});

test('begins an upgrade with my release (my-release-upgrade)', async ({ page }) => {
  await stored(page, '1.56');
  await open(page, '/docs/release-notes');
  const view = page.getByRole('region', { name: 'Upgrade' });
  await expect(view.getByLabel('Upgrade from')).toHaveValue('1.56');
  await expect(view.getByRole('combobox').nth(1)).toHaveValue(/^1\.6\d$/);

  await view.getByRole('button', { name: 'Show changes' }).click();

  await expect(view).toContainText(/New in the reference: \d+/);
});

test('says which release is described (documented-release)', async ({ page }) => {
  for (const prefix of ['', '/python', '/java', '/dotnet']) {
    await page.goto(`${prefix}/docs/intro`);
    await expect(page.getByText(/^These pages describe Playwright 1\.56\.\d; /)).toBeVisible();
  }
});
