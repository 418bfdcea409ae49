import type { Page } from '@playwright/test';
import { ALTERATIONS, TRANSLATION } from './alterations.ts';
import { dialog, input } from './searchDialog.ts';
import { expect, gate, hasReact, heading, open, sidebar, test } from './site.ts';

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
  expect(await page.evaluate(blocksOf)).toEqual(text);
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

for (const [what, alter] of Object.entries(ALTERATIONS)) {
  test(`keeps the article and a working frame when something ${what} before hydration`, async ({
    page,
    messages,
  }) => {
    messages.allow(RENDERED_AGAIN);
    await alterDocuments(page, alter);
    for (const { path, link } of PAGES) {
      await test.step(path, async () => {
        await open(page, path);
        await expectUsable(page, await servedBlocks(page), link);
      });
    }
  });
}

for (const what of [
  'inserts elements at both ends of the root',
  'removes an entry of the sidebar',
  'wraps all visible text as browser translation does',
] as const) {
  test(`navigates when something ${what} after hydration`, async ({ page, messages }) => {
    messages.allow(RENDERED_AGAIN);
    for (const { path, link } of PAGES) {
      await test.step(path, async () => {
        await open(page, path);
        const text = await page.evaluate(blocksOf);
        await page.evaluate(ALTERATIONS[what]);
        await expectUsable(page, text, link);
      });
    }
  });
}

test('shows the frame of each page as if nobody had translated the one before', async ({
  page,
  messages,
}) => {
  messages.allow(RENDERED_AGAIN);
  const steps = [
    '/docs/writing-tests',
    '/docs/next/writing-tests',
    '/python/docs/next/writing-tests',
    '/python/docs/next/api/class-page',
    '/python/',
    '/docs/intro',
  ];
  const fresh = new Map<string, string>();
  for (const path of steps) {
    await open(page, path);
    fresh.set(path, await frameText(page));
  }

  for (const path of steps) {
    await page.evaluate(TRANSLATION);
    await page.evaluate((to) => {
      const link = document.createElement('a');
      link.href = to;
      document.body.append(link);
      link.click();
      link.remove();
    }, path);
    await expect.poll(() => frameText(page)).toBe(fresh.get(path));
  }
});

/** All visible words outside the article. */
function frameText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const article = document.getElementById('article');
    const parts = document.querySelectorAll<HTMLElement>('#root > :not(#route-announcer)');
    const all = [...parts].map(({ innerText }) => innerText).join('\n');
    return all.replace(article?.innerText ?? '', '').replace(/\s+/g, ' ');
  });
}

test('loads the article again when it was taken out of the document', async ({
  page,
  messages,
}) => {
  messages.allow(RENDERED_AGAIN);

  await alterDocuments(page, () => document.getElementById('article')?.remove());
  await open(page, '/docs/locators');

  await expect(heading(page, 'Locators')).toBeVisible();
  await expect(sidebar(page)).toBeVisible();
});

test('keeps the reading position when the frame has to be rendered again', async ({
  page,
  messages,
}) => {
  messages.allow(RENDERED_AGAIN);

  await alterDocuments(page, () => {
    document.querySelector('nav[aria-label="Main"]')?.append('changed');
    window.scrollTo(0, 1500);
  });
  await open(page, '/docs/locators');

  await expect(page.getByText('changed', { exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(1500);
});

test('loses no click that is under way when the frame is rendered again', async ({
  page,
  messages,
}) => {
  messages.allow(RENDERED_AGAIN);
  await alterDocuments(page, ALTERATIONS['changes the text of the navbar']);
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
