import type { Page } from '@playwright/test';
import { expect, heading, markDocument, open, sidebar, test } from './site.ts';

const canonical = 'link[rel=canonical]';

/** That the page is at a path, and says where it belongs. */
async function expectIntro(page: Page, path: string): Promise<void> {
  await expect(heading(page, 'Installation')).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Installation');
  const url = 'https://playbill.example/docs/intro';
  await expect(page.locator(canonical)).toHaveAttribute('href', url);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', url);
}

test('shows pages however they are spelled (path-matching, html-suffix, html-suffix-canonical)', async ({
  page,
}) => {
  for (const path of ['/DOCS/Intro/', '/docs/intro/index.html']) {
    await open(page, path);
    await expectIntro(page, path);
  }
  for (const [path, edition] of [
    ['/index.html', 'Node.js'],
    ['/Python', 'Python'],
  ] as const) {
    await open(page, path);
    await expect(heading(page, `Playwright for ${edition}`)).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test('follows links with a suffix inside the app (html-suffix, html-suffix-canonical)', async ({
  page,
}) => {
  await open(page, '/docs/intro.html?q=a');
  await expectIntro(page, '/docs/intro.html?q=a');
  const document = await markDocument(page);
  await page.evaluate(() => {
    const link = Object.assign(window.document.createElement('a'), {
      href: '/docs/Writing-Tests.html',
      textContent: 'Suffix',
    });
    window.document.querySelector('h1')?.after(link);
  });

  await page.getByRole('link', { name: 'Suffix' }).click();

  await expect(heading(page, 'Writing tests')).toBeVisible();
  await expect.poll(document.isSame).toBe(true);
  await expect(page.locator(canonical)).toHaveAttribute(
    'href',
    'https://playbill.example/docs/writing-tests',
  );
});
