import { INDEX, button, dialog, input } from './searchDialog.ts';
import {
  block,
  expect,
  gate,
  heading,
  open,
  scrollTop,
  test,
  watchRequests,
  waitForHydration,
} from './site.ts';

test('is named by its shortcut, and never moves (search-button)', async ({ page }) => {
  const scripts = await gate(page, /\/assets\/entry-/);
  await page.goto('/docs/intro', { waitUntil: 'commit' });
  await scripts.reached;
  // The end of the document: nothing that is parsed moves the button any more.
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect.poll(() => button(page).boundingBox()).toMatchObject({ height: 36 });
  const box = await button(page).boundingBox();

  scripts.open();
  await waitForHydration(page);
  await expect(button(page)).toHaveAccessibleName('Search (Ctrl+K)');
  await expect(button(page).locator('[data-key="Ctrl"] + [data-key="K"]')).toBeVisible();
  await page.keyboard.down('Control');
  await expect(button(page)).toHaveAttribute('data-held', '');
  await page.keyboard.up('Control');
  await expect(button(page)).not.toHaveAttribute('data-held');
  await expect.poll(() => button(page).boundingBox()).toEqual(box);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('leads to the search page (search-button)', async ({ page }) => {
    await page.goto('/python/docs/pom');
    await expect(button(page)).toHaveAccessibleName('Search');

    await button(page).click();

    await expect(page).toHaveURL(/\/python\/search\??$/);
  });
});

test('loads its code once on hover, opens on click (search-opens)', async ({ page }) => {
  const scripts = watchRequests(page, (request) => request.resourceType() === 'script');
  const codeOfDialog = () => scripts.filter((url) => /createSearchDialog/.test(url));
  await open(page, '/docs/pom');
  expect(codeOfDialog()).toEqual([]);

  const worker = page.waitForEvent('worker');
  await button(page).hover();
  // The code that was loaded has started it.
  await worker;
  await expect(dialog(page)).toHaveCount(0);
  await button(page).click();
  await expect(input(page)).toBeFocused();

  expect(codeOfDialog()).toHaveLength(1);
  // The code of a hosted service stays out where none is configured.
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  expect(texts.filter((text) => text.includes('algolianet.com'))).toEqual([]);
});

test('opens with what was typed before its code came (search-opens)', async ({ page }) => {
  await page.route(INDEX, () => undefined);
  const code = await gate(page, /createSearchDialog/);
  await open(page, '/docs/pom');
  await button(page).focus();
  await page.keyboard.type('click');
  await code.reached;
  code.open();

  await expect(input(page)).toHaveValue('click');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type('s');
  await expect(input(page)).toHaveValue('clicks');
});

test('goes to the search page where its code is gone (search-opens)', async ({
  page,
  messages,
}) => {
  messages.allow(/Failed to (load resource|fetch dynamically)|createSearchDialog/);
  await block(page, /createSearchDialog/);
  await open(page, '/python/docs/pom');
  await button(page).focus();

  await page.keyboard.press('c');

  await expect(page).toHaveURL('/python/search?q=c');
});

test('opens and closes by keyboard, at the same place (search-shortcuts, search-closes)', async ({
  page,
}) => {
  await page.route(INDEX, () => undefined);
  await open(page, '/docs/pom');
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));

  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('/');
  await expect(input(page)).toHaveValue('/');
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('/');
  await expect(input(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(300);

  // Focus returns to what had it.
  const link = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('leaves a slash to what can be edited (search-shortcuts)', async ({ page }) => {
  await open(page, '/docs/pom');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div contenteditable="true" aria-label="Notes"><p>x</p></div><div id="host"></div>',
    );
    const root = document.querySelector('#host')?.attachShadow({ mode: 'open' });
    root?.append(document.createElement('input'));
  });

  for (const field of [page.getByLabel('Notes', { exact: true }), page.locator('#host input')]) {
    await field.focus();
    await page.keyboard.press('/');
  }

  // A slash that opens the dialog is typed nowhere.
  await expect(page.getByLabel('Notes', { exact: true })).toContainText('/');
  await expect(page.locator('#host input')).toHaveValue('/');
});

test('is small on small screens, its dialog fills them (search-button, search-closes, search-dialog)', async ({
  page,
}) => {
  await page.route(INDEX, () => undefined);
  await page.setViewportSize({ width: 768, height: 700 });
  await open(page, '/docs/pom');
  await expect(button(page)).toBeVisible();
  await expect(button(page).getByText('Search')).toBeHidden();
  await expect(button(page).locator('kbd').first()).toBeHidden();

  await button(page).click();
  const modal = page.locator('.DocSearch-Modal');
  await expect.poll(() => modal.boundingBox()).toEqual({ x: 0, y: 0, width: 768, height: 700 });
  await page.getByRole('button', { name: 'Cancel' }).click();

  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test('closes on the backdrop, and on the first Back (search-closes)', async ({ page }) => {
  await page.route(INDEX, () => undefined);
  await open(page, '/docs/intro');
  await page.getByRole('link', { name: 'Next Writing tests' }).click();
  await expect(heading(page, 'Writing tests')).toBeVisible();
  await button(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden();
  await page.mouse.click(100, 700);
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();

  await button(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/docs/writing-tests');
  await page.goBack();

  await expect(heading(page, 'Installation')).toBeVisible();
});

test('opens for Command+K the moment of hydration (html-markers, search-shortcuts, search-button)', async ({
  page,
}) => {
  await page.route(INDEX, () => undefined);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' });
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset['hasHydrated'] !== 'true') return;
      observer.disconnect();
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', metaKey: true }));
    }).observe(document, { subtree: true, attributeFilter: ['data-has-hydrated'] });
  });

  await page.goto('/docs/pom');
  await expect(input(page)).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(button(page)).toHaveAccessibleName('Search (Command+K)');
});
