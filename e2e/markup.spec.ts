import type { Page, Response } from '@playwright/test';
import { expect, heading, markDocument, open, sidebar, test } from './site.ts';

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

test('has the same head after a click as after a load (html-markers, head-tags, crawler-tags)', async ({
  page,
}) => {
  await open(page, '/python/docs/next/intro');
  const document = await markDocument(page);
  const clicked = new Map<string, Awaited<ReturnType<typeof readHead>>>();
  for (const [link, to] of [
    ['Writing tests', '/python/docs/next/writing-tests'],
    ['Community', '/python/community/welcome'],
    ['Playwright', '/python/'],
  ] as const) {
    const title = await page.title();
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await expect(page).toHaveURL(to);
    await expect(page).not.toHaveTitle(title);
    // On a slow machine the progress bar is still on its way out.
    await expect(page.locator('html')).not.toHaveClass(/nprogress-busy/);
    clicked.set(to, await readHead(page));
  }
  expect(await document.isSame()).toBe(true);

  for (const [path, head] of clicked) {
    await open(page, path);
    expect(head.classes).toContain('js');
    expect(head, path).toEqual(await readHead(page));
  }
});

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
