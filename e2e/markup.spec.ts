import type { Page } from '@playwright/test';
import { expect, markDocument, open, test, watchRequests } from './site.ts';

/** What the head says of the page, in an order of its own. */
async function readHead(page: Page) {
  const tags = await page
    .locator('head [data-head]')
    .evaluateAll((elements) => elements.map((element) => element.outerHTML).sort());
  return {
    title: await page.title(),
    classes: await page.locator('html').evaluate(({ classList }) => [...classList].sort()),
    tags,
  };
}

test('has the same head after a click and a load (html-markers, head-tags, crawler-tags)', async ({
  page,
}) => {
  const loaded = new Map<string, Awaited<ReturnType<typeof readHead>>>();
  for (const path of ['/python/', '/python/community/welcome', '/python/docs/next/pom']) {
    await open(page, path);
    loaded.set(path, await readHead(page));
  }
  const document = await markDocument(page);
  const follow = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
  const expectLoaded = async (path: string) => {
    await expect(page).toHaveURL(path);
    await expect.poll(() => readHead(page), path).toEqual(loaded.get(path));
  };

  await follow('Community');
  await expectLoaded('/python/community/welcome');
  await follow('Playwright');
  await expectLoaded('/python/');
  await page.evaluate(() => history.go(-2));
  await expectLoaded('/python/docs/next/pom');
  await expect.poll(document.isSame).toBe(true);
});

test('refuses a script that is not of the site (head-tags)', async ({ page, messages }) => {
  messages.allow(/Content Security Policy/);
  await open(page, '/docs/pom');

  await page.evaluate(() => {
    const script = Object.assign(document.createElement('script'), { text: 'window.evil = 1' });
    document.body.append(script);
  });

  await expect.poll(() => messages.all().join()).toContain('Content Security Policy');
  await expect.poll(() => page.evaluate(() => 'evil' in window)).toBe(false);
});

test('ships the article once, complete in the HTML', async ({ page, request }) => {
  const requested = watchRequests(page);
  await open(page, '/docs/intro');
  const first = [...requested];
  const prefetched = await page
    .locator('link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const needed = first.filter((url) => !prefetched.includes(url));
  // Requested again: the browser does not keep every response.
  const files = needed.map(async (url) => (await request.get(url)).text());
  const [html = '', ...others] = await Promise.all(files);
  const served = [html, ...others].join('\n');

  const article = html.slice(html.indexOf('id="article"'), html.indexOf('</article>'));
  const sentences = [...article.matchAll(/<(?:p|td)>([^<>"&]{60,})</g)].map(
    ([, text = '']) => text,
  );
  const counts = sentences.map((text) => served.split(text).length - 1);

  expect(sentences.length).toBeGreaterThan(5);
  expect(counts).toEqual(sentences.map(() => 1));
});
