import { expect, heading, open, test } from './site.ts';

test('gives every heading but the first a link to itself (heading-anchors)', async ({ page }) => {
  await open(page, '/docs/writing-tests');
  const actions = page.getByRole('heading', { level: 2, name: 'Actions' });
  const link = actions.getByRole('link', { name: 'Direct link to Actions' });

  await expect(link).toHaveAttribute('href', '#actions');
  await expect(link).toHaveAttribute('title', 'Direct link to Actions');
  await expect(link).toHaveCSS('opacity', '0');
  await actions.hover();
  await expect(link).toHaveCSS('opacity', '1');
  await expect(heading(page, 'Writing tests').getByRole('link')).toHaveCount(0);
  await expect(heading(page, 'Writing tests')).not.toHaveAttribute('id');
  const without = page.locator('#article :is(h2, h3, h4, h5, h6):not(:has(> .hash-link))');
  await expect(without).toHaveCount(0);
});

test('shows the link of a heading when it has focus (heading-anchors)', async ({ page }) => {
  await open(page, '/docs/writing-tests');
  const link = page.getByRole('link', { name: 'Direct link to Actions' });

  await page.keyboard.press('Tab');
  await link.focus();

  await expect(link).toHaveCSS('opacity', '1');
});

test('keeps old anchors of a heading working (first-load-scroll)', async ({ page }) => {
  await open(page, '/docs/intro#introduction');

  const top = () =>
    page
      .locator('#installing-playwright')
      .evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(140);
});

test('shows the trail to a guide (breadcrumb-trail)', async ({ page }) => {
  await open(page, '/python/docs/writing-tests');
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });

  await expect(trail.getByRole('listitem')).toHaveText([
    'Python',
    'Getting Started',
    'Writing tests',
  ]);
  const home = trail.getByRole('link', { name: /^Home page/ });
  await expect(home).toHaveAttribute('href', '/python/');
  await expect(trail.getByRole('link')).toHaveCount(1);
  await expect(trail.locator('[aria-current=page]')).toHaveText('Writing tests');
});

test('leads from the unreleased version to the same guide of the released one (version-banner)', async ({
  page,
}) => {
  await open(page, '/java/docs/next/running-tests');
  const main = page.getByRole('main');

  await expect(main).toContainText('This is unreleased documentation for Playwright Next version.');
  await expect(main).toContainText(
    'For up-to-date documentation, see the latest version (stable).',
  );
  await main.getByRole('link', { name: 'latest version' }).click();

  await expect(page).toHaveURL('/java/docs/running-tests');
  await expect(page.getByText('This is unreleased documentation')).toHaveCount(0);
});

test('leads through the guides in reading order (previous-next)', async ({ page }) => {
  await open(page, '/docs/intro');
  const paging = page.getByRole('navigation', { name: 'Docs pages' });
  await expect(paging.getByRole('link')).toHaveText(['NextWriting tests']);

  await paging.getByRole('link', { name: 'Writing tests' }).click();

  await expect(heading(page, 'Writing tests')).toBeVisible();
  await expect(paging.getByRole('link')).toHaveText([/^PreviousInstallation/, /^Next/]);
});

test('marks the entry of the contents list that is being read (toc-scrollspy)', async ({
  page,
}) => {
  await open(page, '/docs/writing-tests');
  const contents = page.getByRole('navigation', { name: 'On this page', exact: true });
  const active = contents.locator('[aria-current]');

  await page.locator('#assertions').evaluate((element) => element.scrollIntoView());
  await expect(active).toHaveText('Assertions');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

  await expect(active).toHaveText((await contents.getByRole('link').allTextContents()).at(-1)!);
});
