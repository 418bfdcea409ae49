import type { Page, Response } from '@playwright/test';
import { expect, heading, markDocument, open, sidebar, test } from './site.ts';

const URL_OF_SITE = 'https://playbill.example';

/** What the head says of the page, in an order of its own. */
async function readHead(page: Page) {
  const tags = await page
    .locator('head [data-head]')
    .evaluateAll((elements) => elements.map((element) => element.outerHTML).sort());
  return {
    title: await page.title(),
    classes: await page.locator('html').getAttribute('class'),
    tags,
  };
}

for (const [from, link, to] of [
  ['/docs/intro', 'Writing tests', '/docs/writing-tests'],
  ['/docs/intro', 'Community', '/community/welcome'],
  ['/python/docs/next/intro', 'Writing tests', '/python/docs/next/writing-tests'],
  ['/java/docs/intro', 'Playwright', '/java/'],
] as const) {
  test(`has the same head at ${to} after a click as after a load (html-markers, head-tags, crawler-tags)`, async ({
    page,
  }) => {
    await open(page, from);
    const before = await readHead(page);
    const document = await markDocument(page);
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await expect(page).toHaveURL(to);
    await expect(page).not.toHaveTitle(before.title);
    // On a slow machine the progress bar is still on its way out.
    await expect(page.locator('html')).not.toHaveClass(/nprogress-busy/);
    const clicked = await readHead(page);
    expect(await document.isSame()).toBe(true);

    await open(page, to);

    expect(clicked).toEqual(await readHead(page));
  });
}

test('describes a guide in its head (head-tags)', async ({ page }) => {
  await open(page, '/python/docs/writing-tests');
  const url = `${URL_OF_SITE}/python/docs/writing-tests`;
  const meta = (name: string) =>
    page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
  const alternates = page.locator('link[rel=alternate]');

  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page).toHaveTitle('Writing tests | Playwright Python');
  expect(await meta('og:title')).toBe('Writing tests | Playwright Python');
  expect(await meta('description')).toMatch(/^Write a first test/);
  expect(await meta('og:description')).toBe(await meta('description'));
  expect(await meta('og:url')).toBe(url);
  expect(await meta('og:locale')).toBe('en');
  expect(await meta('twitter:card')).toMatch(/^summary/);
  expect(await meta('generator')).toContain('3.8.1');
  expect(await meta('viewport')).toContain('width=device-width');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', url);
  await expect(alternates.and(page.locator('[hreflang=en]'))).toHaveAttribute('href', url);
  for (const [title, prefix] of [
    ['Node.js', ''],
    ['Java', '/java'],
    ['.NET', '/dotnet'],
  ] as const) {
    const other = alternates.and(page.locator(`[title="${title}"]`));
    await expect(other).toHaveAttribute('href', `${URL_OF_SITE}${prefix}/docs/writing-tests`);
  }
  const twin = alternates.and(page.locator('[type="text/markdown"]'));
  await expect(twin).toHaveAttribute('href', `${url}.md`);
});

for (const [path, tag, version, classes] of [
  ['/', 'default', undefined, 'plugin-pages plugin-id-default'],
  [
    '/docs/next/intro',
    'docs-default-current',
    'current',
    'docs-wrapper plugin-docs plugin-id-default docs-version-current docs-doc-page docs-doc-id-intro',
  ],
  [
    '/dotnet/docs/ci-intro',
    'docs-default-stable',
    'stable',
    'docs-wrapper plugin-docs plugin-id-default docs-version-stable docs-doc-page docs-doc-id-ci-intro',
  ],
  [
    '/community/welcome',
    'docs-community-current',
    'current',
    'docs-wrapper plugin-docs plugin-id-community docs-version-current docs-doc-page docs-doc-id-welcome',
  ],
] as const) {
  test(`identifies ${path} to styles and crawlers (html-markers, crawler-tags)`, async ({
    page,
    request,
  }) => {
    const served = await (await request.get(path)).text();
    expect(served).toContain('data-has-hydrated="false"');

    await open(page, path);

    const meta = (name: string) => page.locator(`meta[name="${name}"]`);
    await expect(page.locator('html')).toHaveClass(`js ${classes}`);
    await expect(meta('docsearch:language')).toHaveAttribute('content', 'en');
    await expect(meta('docsearch:docusaurus_tag')).toHaveAttribute('content', tag);
    if (version) await expect(meta('docsearch:version')).toHaveAttribute('content', version);
    else await expect(meta('docsearch:version')).toHaveCount(0);
  });
}

test('refuses a script that is not of the site (head-tags)', async ({ page, messages }) => {
  messages.allow(/Content Security Policy/);
  await open(page, '/docs/intro');

  await page.evaluate(() => {
    const script = Object.assign(document.createElement('script'), { text: 'window.evil = 1' });
    document.body.append(script);
  });

  expect(await page.evaluate(() => 'evil' in window)).toBe(false);
  expect(messages.all()).not.toEqual([]);
});

test('ships the article once on a first load, complete in the HTML', async ({ page, request }) => {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await open(page, '/docs/intro');
  await expect(heading(page, 'Installation')).toBeVisible();
  await expect(sidebar(page)).toBeVisible();
  const early = await page
    .locator('link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const first = responses.filter((one) => one.ok() && !early.includes(one.url()));
  const served = (await Promise.all(first.map((one) => one.text()))).join('\n');

  const html = await (await request.get('/docs/intro')).text();
  const article = html.slice(html.indexOf('id="article"'), html.indexOf('</article>'));
  const sentences = [...article.matchAll(/<(?:p|td)>([^<>"&]{60,})</g)].map(
    ([, text = '']) => text,
  );
  const counts = sentences.map((text) => served.split(text).length - 1);

  expect(sentences.length).toBeGreaterThan(5);
  expect(counts).toEqual(sentences.map(() => 1));
});
