import { expect, heading, markDocument, open, sidebar, test } from './site.ts';

const canonical = 'link[rel=canonical]';

test('shows the page at every spelling of its URL, with a clean canonical URL (path-matching, html-suffix, html-suffix-canonical)', async ({
  page,
}) => {
  for (const path of ['/DOCS/Intro/', '/docs/intro/index.html', '/docs/intro.html?q=a']) {
    await open(page, path);

    await expect(heading(page, 'Installation')).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Installation');
    const url = 'https://playbill.example/docs/intro';
    await expect(page.locator(canonical)).toHaveAttribute('href', url);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', url);
  }
});

test('shows the home of an edition at every spelling of its URL (html-suffix)', async ({
  page,
}) => {
  for (const [path, edition] of [
    ['/index.html', 'Node.js'],
    ['/python', 'Python'],
    ['/Python/index.html', 'Python'],
  ] as const) {
    await open(page, path);

    await expect(heading(page, `Playwright for ${edition}`)).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

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
  expect(await document.isSame()).toBe(true);
  await expect(page.locator(canonical)).toHaveAttribute(
    'href',
    'https://playbill.example/docs/writing-tests',
  );
});
