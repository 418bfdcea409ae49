import type { Page } from '@playwright/test';
import { ALTERATIONS, TRANSLATION } from './alterations.ts';
import { dialog, INDEX, input } from './searchDialog.ts';
import { expect, gate, heading, waitForHydration, open, sidebar, test } from './site.ts';

/** One page of each kind that has an article, and a link of its text; what happens does not depend on size. */
const PAGES = [
  { path: '/docs/pom', link: '/docs/locators' },
  { path: '/docs/api/class-route', link: '/docs/api/class-apiresponse' },
  { path: '/', link: '/docs/ci' },
];

test.beforeEach(async ({ page }) => {
  // The dialog has to open; what it finds is tested elsewhere.
  await page.route(INDEX, (route) => route.fulfill({ status: 204 }));
});

const RENDERED_AGAIN = /^warning: (The page was changed before hydration|NotFoundError)/;

/** Opens a page and changes its document after the last byte, before the first script. */
async function openAltered(page: Page, path: string, alter: () => void): Promise<string[]> {
  const scripts = await gate(page, /assets\/entry-.*\.js/);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#page-state').waitFor({ state: 'attached' });
  const text = await articleText(page);
  await page.evaluate(alter);
  scripts.open();
  await waitForHydration(page);
  return text;
}

/** The blocks of the article: words alone, because tools add buttons and translators elements. */
function articleText(page: Page): Promise<string[]> {
  return page
    .locator('#article')
    .locator('h1, h2, h3, p, li, td, pre')
    .evaluateAll((blocks) => blocks.map(({ textContent }) => textContent.trim()));
}

async function expectUsable(page: Page, text: string[], link: string): Promise<void> {
  expect(await articleText(page)).toEqual(text);
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
    for (const { path, link } of PAGES) {
      await test.step(path, async () => {
        const text = await openAltered(page, path, alter);
        await expectUsable(page, text, link);
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
        const text = await articleText(page);
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

  await openAltered(page, '/docs/locators', () => document.getElementById('article')?.remove());

  await expect(heading(page, 'Locators')).toBeVisible();
  await expect(sidebar(page)).toBeVisible();
});

test('keeps the reading position when the frame has to be rendered again', async ({
  page,
  messages,
}) => {
  messages.allow(RENDERED_AGAIN);

  await openAltered(page, '/docs/locators', () => {
    document.querySelector('nav[aria-label="Main"]')?.append('changed');
    window.scrollTo(0, 1500);
  });

  await expect(page.getByText('changed', { exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(1500);
});
