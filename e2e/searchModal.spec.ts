import type { Route } from '@playwright/test';
import { INDEX, TEXTS, active, dialog, input, openSearch, options } from './searchDialog.ts';
import { expect, markDocument, open, test } from './site.ts';
import { holdResponses, recordQueries, recordedQueries, releaseResponses } from './slowSearch.ts';

test('covers a page that neither scrolls nor moves (search-dialog, search-footer)', async ({
  page,
}) => {
  await page.route(INDEX, () => undefined);
  await open(page, '/docs/pom');
  const article = page.locator('article');
  const before = await article.boundingBox();

  await page.keyboard.press('Control+k');
  await expect(page.locator('body > :first-child dialog')).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/DocSearch--active/);
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  const modal = page.locator('.DocSearch-Modal');
  await expect.poll(() => modal.boundingBox()).toMatchObject({ y: 60, width: 560 });
  await expect.poll(() => article.boundingBox()).toEqual(before);

  // Which keys do what is of use on wide screens only.
  await expect(dialog(page).getByRole('img')).toHaveCount(4);
  await expect(dialog(page).getByText('Searching Node.js · Stable 1.56')).toBeVisible();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(dialog(page).getByRole('img')).toHaveCount(0);
  await expect(dialog(page).getByText('Searching Node.js')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(page.locator('body')).not.toHaveClass(/DocSearch--active/);
});

test('begins with the selected text, and clears it (search-input)', async ({ page }) => {
  await page.route(INDEX, () => undefined);
  await open(page, '/docs/pom');
  await page.evaluate(() => {
    const paragraph = [...document.querySelectorAll('article p')].find(
      ({ textContent }) => textContent.length > 100,
    );
    if (paragraph) getSelection()?.selectAllChildren(paragraph);
  });

  await page.keyboard.press('Control+k');
  await expect(input(page)).toHaveValue(/^.{64}$/);
  await expect(input(page)).toHaveJSProperty('selectionStart', 0);
  await expect(input(page)).toHaveJSProperty('selectionEnd', 64);

  const clear = page.getByRole('button', { name: 'Clear the query' });
  await clear.click();
  await expect(input(page)).toHaveValue('');
  await expect(input(page)).toBeFocused();
  await expect(clear).toBeHidden();
  await expect(page.getByText('No recent searches')).toBeVisible();
});

test('moves through all options, keeps Tab inside (search-options, search-scroll, search-dialog)', async ({
  page,
}) => {
  // A word that only texts have: once they are here, no later results replace those from the names.
  await openSearch(page, '/docs/pom', 'voucher');
  await input(page).fill('click');
  await expect(options(page).filter({ hasText: 'voucher' })).toHaveCount(0);
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(active(page)).toHaveCount(1);

  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).last()).toBeInViewport();
  const dropdown = page.locator('.DocSearch-Dropdown');
  await expect(dropdown).not.toHaveJSProperty('scrollTop', 0);
  await page.keyboard.type('s');
  await expect(dropdown).toHaveJSProperty('scrollTop', 0);

  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  const id = await options(page).nth(1).getAttribute('id');
  await expect(input(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  await options(page).first().hover();
  await options(page).nth(2).hover();
  await expect(options(page).nth(2)).toHaveAttribute('aria-selected', 'true');

  await page.keyboard.press('Tab');
  await expect(active(page)).toHaveCount(0);

  const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let count = 0; count < 10; count += 1) {
      await page.keyboard.press(key);
      await expect.poll(isInside).toBe(true);
    }
  }
});

test('keeps the first hit when the texts arrive (search-query)', async ({ page }) => {
  const held: Route[] = [];
  await page.route(TEXTS, (route) => void held.push(route));
  await openSearch(page, '/docs/pom', 'click');
  await expect(options(page).first()).toContainText('locator.click()');
  await expect(dialog(page).getByText('See all results')).toBeVisible();

  // What the texts may change waits for them: the hits for the name stay.
  await input(page).fill('click a hidden button');
  await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
  await expect(options(page).first()).toContainText('locator.click()');
  await input(page).fill('click');
  for (const route of held) await route.continue();

  await expect(dialog(page).getByText(/See all \d+ results/)).toBeVisible();
  await expect(options(page).first()).toContainText('locator.click()');
  await expect(active(page)).toHaveAttribute('href', '/docs/api/class-locator#locator-click');
});

test('searches when a composed character is complete (search-query)', async ({ page }) => {
  await openSearch(page, '/docs/pom');
  await page.evaluate(recordQueries);
  const keys = await page.context().newCDPSession(page);

  await keys.send('Input.imeSetComposition', { text: 'clic', selectionStart: 4, selectionEnd: 4 });
  await expect(input(page)).toHaveValue('clic');
  await keys.send('Input.insertText', { text: 'click' });

  await expect(options(page).first()).toBeVisible();
  // Texts that arrive repeat the search.
  await expect.poll(() => page.evaluate(recordedQueries).then(unique)).toEqual(['click']);
});

test('stays on Alt, and opens pages on Ctrl or Shift (search-selection)', async ({
  page,
  context,
}) => {
  await openSearch(page, '/docs/pom', 'dialog.accept');
  await page.keyboard.press('Alt+Enter');
  await input(page).fill('zzzqqqxxx');
  await expect(page.getByText('No results for').first()).toBeVisible();
  // Without options there is nothing to open.
  await page.keyboard.press('Enter');
  await expect(input(page)).toBeFocused();

  // A dialog that had closed could not search any more.
  await input(page).fill('dialog.dismiss');
  await expect(active(page)).toHaveAttribute('href', /#dialog-dismiss$/);
  await expect(page).toHaveURL('/docs/pom');

  // Only the URLs of the other pages matter.
  await context.route(/\/docs\/api\/class-dialog$/, (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
      : route.fallback(),
  );
  for (const act of [
    () => page.keyboard.press('Control+Enter'),
    () => page.keyboard.press('Shift+Enter'),
    () => active(page).click({ modifiers: ['Control'] }),
  ]) {
    const opened = context.waitForEvent('page');
    await act();
    const other = await opened;
    await other.waitForURL(/class-dialog#dialog-dismiss$/, { waitUntil: 'commit' });
    await other.close();
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL('/docs/pom');
  }
});

test('opens what is typed, not what was found before (search-closes, search-options, search-selection)', async ({
  page,
}) => {
  await openSearch(page, '/docs/pom', 'dialog.dismiss');
  await expect(active(page)).toHaveAttribute('href', /#dialog-dismiss$/);
  const { isSame } = await markDocument(page);
  await page.evaluate(holdResponses);

  await input(page).fill('dialog.accept');
  await page.keyboard.press('Enter');
  await page.evaluate(releaseResponses);

  await expect(page).toHaveURL('/docs/api/class-dialog#dialog-accept');
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(isSame).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/docs/pom');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('hides the keyboard for the results, leads to all (search-scroll, search-see-all)', async ({
    page,
  }) => {
    await openSearch(page, '/python/docs/next/pom', 'click');
    await expect(input(page)).toBeFocused();
    await options(page).nth(2).dispatchEvent('touchmove', { bubbles: true });
    await expect(input(page)).not.toBeFocused();
    await expect(dialog(page)).toBeVisible();

    // The version being read.
    const link = page.getByRole('link', { name: /^See all \d+ results$/ });
    await expect(link).toHaveAttribute('href', '/python/search?q=click&version=next');
    await link.click();
    await expect(page).toHaveURL(/\/python\/search\?q=click/);
    await expect(dialog(page)).toHaveCount(0);
  });
});

const unique = (queries: string[]) => [...new Set(queries)];
