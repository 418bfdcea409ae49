import type { Page } from '@playwright/test';
import { dialog, input } from './searchDialog.ts';
import { expect, gate, heading, open, sidebar, test, waitForHydration } from './site.ts';

/** What browsers, extensions and proxies do to documents; each function runs in the page. */
const ALTERATIONS = {
  'removes entries and adds elements': () => {
    document.querySelector('nav[aria-label="Docs sidebar"] li')?.remove();
    document.querySelector('footer li')?.remove();
    const root = document.getElementById('root');
    root?.prepend(document.createElement('aside'), ' ');
    const navbar = document.querySelector('nav[aria-label="Main"]');
    navbar?.firstElementChild?.after(document.createElement('aside'));
    for (const element of document.querySelectorAll('button, a')) {
      element.classList.add('extension');
    }
  },
  'wraps all visible text as browser translation does': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, pre')) continue;
      // A tag that only translators still use.
      const outer = document.createElement('FONT');
      const inner = outer.appendChild(document.createElement('FONT'));
      inner.textContent = text.data;
      text.replaceWith(outer);
    }
  },
};

/** Changes the documents that a page opens from now on, after their last byte and before their first module. */
async function alterDocuments(page: Page, alter: () => void): Promise<void> {
  await page.addInitScript(`document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') (${alter.toString()})();
  });`);
}

for (const [what, alter] of Object.entries(ALTERATIONS)) {
  test(`searches and navigates where something ${what}`, async ({ page }) => {
    await alterDocuments(page, alter);
    await open(page, '/docs/pom');
    await expect(heading(page, 'Page object models')).toBeVisible();
    await page.getByRole('button', { name: /Switch between dark and light/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await page.getByRole('button', { name: /^Search/ }).click();
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);

    // Once more, on the page as it is now.
    await page.evaluate(alter);
    await page.locator('#article a[href="/docs/locators"]').first().click();
    await expect(heading(page, 'Locators')).toBeVisible();
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Locators');
    await page.getByRole('button', { name: /^Edition/ }).hover();
    await page.locator('nav [data-language-prefix="/python/"]').click();

    await expect(page).toHaveURL('/python/docs/locators');
    await expect(page.getByRole('button', { name: 'Edition: Python' })).toBeVisible();
  });
}

test('hides closed dropdowns at once when styles come late', async ({ page }) => {
  const styles = await gate(page, /assets\/style-/);
  await page.addInitScript(() => {
    const faded: string[] = [];
    Object.assign(window, { faded });
    document.addEventListener('transitionrun', ({ propertyName, target }) => {
      if (propertyName === 'visibility') faded.push((target as Element).outerHTML);
    });
  });
  await page.goto('/docs/pom', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  // An extension measures the page.
  await page.evaluate(() => document.body.offsetHeight);

  styles.open();

  await waitForHydration(page);
  await expect(page.getByRole('link', { name: 'Python', exact: true })).toBeHidden();
  const faded = await page.evaluate(async () => {
    // Transitions are reported in the next frame.
    await new Promise(requestAnimationFrame);
    return (window as unknown as { faded: string[] }).faded;
  });
  expect(faded).toEqual([]);
});
