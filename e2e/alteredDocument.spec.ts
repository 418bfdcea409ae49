import type { Page } from '@playwright/test';
import { ALTERATIONS, TRANSLATION } from './alterations.ts';
import { dialog, input } from './searchDialog.ts';
import {
  expect,
  gate,
  hasReact,
  heading,
  open,
  scrollTop,
  sidebar,
  test,
  waitForHydration,
  wake,
} from './site.ts';

/** One page of each kind that has an article, and a link of its text; what happens does not depend on size. */
const PAGES = [
  { path: '/docs/pom', link: '/docs/locators' },
  { path: '/docs/api/class-route', link: '/docs/api/class-apiresponse' },
  { path: '/', link: '/docs/ci' },
];

test.beforeEach(async ({ page }) => {
  // The dialog has to open; what it finds is tested elsewhere.
  await page.addInitScript(() => {
    const SilentWorker = class extends EventTarget {
      postMessage(): void {}
      terminate(): void {}
    };
    Object.assign(window, { Worker: SilentWorker });
  });
});

const RENDERED_AGAIN = /^warning: (The page was changed before hydration|NotFoundError)/;

/** Changes the documents that a page opens from now on, after their last byte and before their first module. */
async function alterDocuments(page: Page, alter: () => void): Promise<void> {
  const script = `document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    globalThis.served = (${blocksOf.toString()})();
    (${alter.toString()})();
  });`;
  await page.addInitScript(script);
}

/** In the page: the blocks of the article; words alone, because tools add buttons and translators elements. */
function blocksOf(): string[] {
  const blocks = document.querySelectorAll('#article :is(h1, h2, h3, p, li, td, pre)');
  return [...blocks].map(({ textContent }) => textContent.trim());
}

/** The blocks of the article as they were served. */
function servedBlocks(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { served: string[] }).served);
}

async function expectUsable(page: Page, text: string[], link: string): Promise<void> {
  await expect.poll(() => page.evaluate(blocksOf)).toEqual(text);
  const theme = await page.locator('html').getAttribute('data-theme-choice');
  await page.getByRole('button', { name: /Switch between dark and light/ }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme-choice', theme ?? '');
  await page.getByRole('button', { name: /^Search/ }).click();
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.locator(`#article a[href="${link}"]`).first().click();
  await expect(page).toHaveURL(link);
  await expect(page.locator('#article h1')).toHaveText(/\w/);
  await expect(page.locator('#article p').first()).toBeVisible();
}

/** The page that shows an alteration: they take turns. */
function pageFor(what: string, turn: number) {
  // The home page has neither sidebar nor breadcrumbs.
  const pages = /sidebar|frame/.test(what) ? PAGES.slice(0, 2) : PAGES;
  return pages[turn % pages.length]!;
}

for (const [turn, [what, alter]] of Object.entries(ALTERATIONS).entries()) {
  const { path, link } = pageFor(what, turn);

  test.describe(`where something ${what} before hydration`, () => {
    test(`keeps the article and a working frame: ${path}`, async ({ page, messages }) => {
      messages.allow(RENDERED_AGAIN);
      await alterDocuments(page, alter);
      await open(page, path);

      await expectUsable(page, await servedBlocks(page), link);
    });
  });
}

for (const [turn, what] of (
  [
    'removes entries of sidebar and footer',
    'wraps all visible text as browser translation does',
    'inserts elements inside the root',
  ] as const
).entries()) {
  const { path, link } = pageFor(what, turn);

  test.describe(`where something ${what} after hydration`, () => {
    test(`keeps the article and navigates: ${path}`, async ({ page, messages }) => {
      messages.allow(RENDERED_AGAIN);
      await open(page, path);
      const text = await page.evaluate(blocksOf);
      await page.evaluate(ALTERATIONS[what]);

      await expectUsable(page, text, link);
    });
  });
}

test('shows each frame as served where every page is translated', async ({
  page,
  messages,
  request,
}) => {
  messages.allow(RENDERED_AGAIN);
  await open(page, '/docs/intro');

  for (const [change, to] of [
    ['another guide', '/docs/pom'],
    ['another version', '/docs/next/pom'],
    ['another edition', '/python/docs/next/pom'],
    ['a class', '/python/docs/next/api/class-route'],
    ['the home page', '/python/'],
    ['a guide after the home page', '/docs/pom'],
  ] as const) {
    const served = await (await request.get(to)).text();
    await wake(page);

    await page.evaluate(TRANSLATION);
    await page.evaluate(followLink, to);

    const words = await page.evaluate(frameWords, served);
    await expect.poll(() => page.evaluate(frameWords, undefined), change).toBe(words);
    await expect(page).toHaveURL(to);
  }
});

/** In the page: follows a link that no frame has. */
function followLink(to: string): void {
  const link = Object.assign(document.createElement('a'), { href: to });
  document.body.append(link);
  link.click();
  link.remove();
}

/** In the page: all words outside the article, of this document or of another one. */
function frameWords(html: string | undefined): string {
  const { body } =
    html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  // Not what is visible: that also depends on styles, which may be on their way.
  const frame = body.querySelector('#root')!.cloneNode(true) as Element;
  for (const part of frame.querySelectorAll('#article, #route-announcer')) part.remove();
  return frame.textContent.replace(/\s+/g, ' ');
}

test('loads an article again that was taken out', async ({ page, messages }) => {
  messages.allow(RENDERED_AGAIN);

  await alterDocuments(page, () => document.getElementById('article')?.remove());
  await open(page, '/docs/locators');

  await expect(heading(page, 'Locators')).toBeVisible();
  await expect(sidebar(page)).toBeVisible();
});

test('keeps the reading position when the frame is rendered again', async ({ page, messages }) => {
  messages.allow(RENDERED_AGAIN);
  await alterDocuments(page, () => {
    document.querySelector('nav[aria-label="Main"]')?.append('changed');
    window.scrollTo(0, 1500);
  });
  await open(page, '/docs/locators');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await expect(navbar).toContainText('changed');

  await wake(page);

  await expect(navbar).not.toContainText('changed');
  await expect.poll(() => scrollTop(page)).toBe(1500);
});

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

test('loses no click while the frame is rendered again', async ({ page, messages }) => {
  messages.allow(RENDERED_AGAIN);
  await alterDocuments(page, ALTERATIONS['changes the text of the frame']);
  const shell = await gate(page, /assets\/shell-/);
  await open(page, '/docs/pom');
  const choice = page.locator('html');
  const theme = (await choice.getAttribute('data-theme-choice')) ?? '';
  await page.getByRole('button', { name: /Switch between dark and light/ }).hover();
  await page.mouse.down();
  await shell.reached;
  const loaded = page.waitForResponse(/assets\/shell-/);
  shell.open();
  // Time for what must not happen.
  await page.evaluate(
    async (url) => {
      await import(url);
      await new Promise((resolve) => requestIdleCallback(resolve));
    },
    (await loaded).url(),
  );

  await page.mouse.up();

  await expect(choice).not.toHaveAttribute('data-theme-choice', theme);
  await expect.poll(() => hasReact(page)).toBe(true);
});
