import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readTags } from './builtSite.ts';
import { request } from './served.ts';

const URL_OF_SITE = 'https://playbill.example';

test('describes the trail of a guide as structured data (breadcrumb-trail)', async () => {
  const html = await (await request('/docs/writing-tests')).text();

  const json = /<script type="application\/ld\+json" [^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '';

  expect(JSON.parse(json)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Writing tests', item: `${URL_OF_SITE}/docs/writing-tests` },
    ],
  });
});

test.for([
  ['/docs/intro', 0],
  // The engine in the frames of labs.
  ['/docs/labs/locators', 1],
] as const)(
  'allows by policy what %s has inline, and no other (head-tags)',
  async ([path, more]) => {
    const response = await request(path);
    const html = await response.text();
    const hash = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const script = hash(/<script>(.*?)<\/script>/s.exec(html)?.[1]);
    const style = hash(/<style>(.*?)<\/style>/s.exec(html)?.[1]);
    const inPage = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];

    for (const policy of [inPage, response.headers.get('content-security-policy')]) {
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("object-src 'none'");
      const [, scripts = ''] = /script-src ([^;]*);/.exec(policy ?? '') ?? [];
      const [self, inline, ...others] = scripts.split(' ');
      expect([self, inline]).toEqual(["'self'", script]);
      expect(others).toHaveLength(more);
      expect(others.every((other) => other.startsWith("'sha256-"))).toBe(true);
      expect(policy).toContain(`style-src 'self' ${style};`);
      expect(policy).not.toContain('unsafe');
    }
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test('keeps the buttons of samples out of the served HTML (code-tools)', async () => {
  const html = await (await request('/docs/intro')).text();

  expect(html).not.toContain('Copy code to clipboard');
  expect(html).not.toContain('Toggle word wrap');
});

test('lists videos and people in the Markdown twins', async () => {
  const text = async (path: string) => (await request(path)).text();

  expect(await text('/community/learn-videos.md')).toContain(
    '- [Playwright Testing Agents: under the hood](https://www.youtube.com/watch?v=HLegcP8qxVY): 2025\n',
  );
  expect(await text('/community/release-videos.md')).toContain(
    '- [Playwright 1.56](https://www.youtube.com/watch?v=_AifxZGxwuk): 2025; agents, planner, generator, healer\n',
  );
  expect(await text('/community/ambassadors.md')).toContain(
    '- **Stefan Judis**, Berlin, Germany; speaks English; [GitHub](https://github.com/stefanjudis)',
  );
});

test('has the URL of this page in every edition, as real links (edition-links)', async () => {
  const html = await (await request('/docs/next/intro')).text();
  const links = readTags(html).flatMap(({ attributes }) =>
    attributes['data-language-prefix'] === undefined
      ? []
      : [`${attributes['data-language-prefix']} ${attributes['href']}`],
  );

  expect([...new Set(links)]).toEqual([
    '/ /docs/next/intro',
    '/python/ /python/docs/next/intro',
    '/java/ /java/docs/next/intro',
    '/dotnet/ /dotnet/docs/next/intro',
  ]);
});

test('asks search engines to follow the search page but not to keep it (indexing-rules)', async () => {
  const html = await (await request('/java/search')).text();
  const sitemap = await (await request('/sitemap.xml')).text();
  const robots = readTags(html).filter(
    ({ attributes }) => attributes['name'] === 'robots' || attributes['property'] === 'robots',
  );

  expect(robots).toMatchObject([{ attributes: { name: 'robots', content: 'noindex, follow' } }]);
  for (const path of ['/search', '/python/search', '/java/search', '/dotnet/search']) {
    expect(sitemap).toContain(`<loc>${URL_OF_SITE}${path}</loc>`);
  }
});

test('leads from the search page to the lists of pages (search-page-form)', async () => {
  const html = await (await request('/python/search')).text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));

  expect(main).toContain('<a href="/python/docs/intro">Guides</a>');
  expect(main).toContain('<a href="/python/docs/api">API reference</a>');
  expect(main).toContain('<a href="/python/community/welcome">Community</a>');
});

test('has all release notes without scripts, and no empty form', async () => {
  const html = await (await request('/docs/release-notes')).text();

  expect(html.match(/<h2 id="version-/g)).toHaveLength(50);
  expect(html).toMatch(/<div class="upgrade needs-script"[^>]*><\/div>/);
  expect(html).toMatch(/<a href="\/releases\.xml"[^>]*>Atom feed/);
});

test('keeps the lists of videos in the edition, with one canonical URL for all (route-order, head-tags)', async () => {
  const html = await (await request('/python/community/learn-videos')).text();
  const [lists = ''] = /<nav class="video-lists".*?<\/nav>/s.exec(html) ?? [];
  const hrefs = readTags(lists).flatMap(({ attributes }) => attributes['href'] ?? []);

  expect(hrefs).toHaveLength(6);
  expect(hrefs.filter((href) => !href.startsWith('/python/community/'))).toEqual([]);
  const canonical = readTags(html).find(({ attributes }) => attributes['rel'] === 'canonical');
  expect(canonical?.attributes['href']).toBe(`${URL_OF_SITE}/community/learn-videos`);
});
