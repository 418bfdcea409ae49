import { expect, heading, markDocument, open, sidebar, test } from './site.ts';

const canonical = 'link[rel=canonical]';

for (const path of ['/DOCS/Intro/', '/docs/intro/index.html', '/docs/intro.html?q=a']) {
  test(`shows the page and its canonical URL at ${path} (path-matching, html-suffix, html-suffix-canonical)`, async ({
    page,
  }) => {
    await open(page, path);

    await expect(heading(page, 'Installation')).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Installation');
    const url = 'https://playbill.example/docs/intro';
    await expect(page.locator(canonical)).toHaveAttribute('href', url);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', url);
  });
}

for (const [path, edition] of [
  ['/index.html', 'Node.js'],
  ['/python', 'Python'],
  ['/Python/index.html', 'Python'],
] as const) {
  test(`shows the home of ${edition} at ${path} (html-suffix)`, async ({ page }) => {
    await open(page, path);

    await expect(heading(page, `Playwright for ${edition}`)).toBeVisible();
    await expect(page).toHaveURL(path);
  });
}

test('follows links with a suffix inside the app (html-suffix)', async ({ page }) => {
  await open(page, '/docs/intro.html');
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
