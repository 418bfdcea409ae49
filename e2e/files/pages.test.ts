import { expect, test } from 'vitest';
import { SITES } from '../sites.ts';
import { builtPages, readTags, textOf } from './builtSite.ts';
import { request } from './served.ts';

/** What single pages say in the HTML that is served, with the frame around their article. */

const URL_OF_SITE = 'https://playbill.example';

const load = async (path: string, site?: { folder: string; baseUrl: string }) =>
  (await request(path, site)).text();

/** The first element with an opening tag: `<nav aria-label="Breadcrumbs"`. */
function part(html: string, opening: string): string {
  const start = html.indexOf(opening);
  if (start === -1) return '';
  const name = /^<(\w+)/.exec(opening)?.[1];
  return html.slice(start, html.indexOf(`</${name}>`, start));
}

/** The links of a piece of HTML: text, path and what else they say. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*>.*?<\/a>/gs)].map(([link]) => ({
    text: textOf(link),
    ...readTags(link)[0]?.attributes,
  })) as (Record<string, string | undefined> & { text: string })[];

const find = (html: string, text: string) => linksOf(html).find((link) => link.text === text);

const meta = (html: string, name: string) =>
  readTags(html).find(({ attributes }) =>
    [attributes['name'], attributes['property']].includes(name),
  )?.attributes['content'];

const canonical = (html: string) =>
  readTags(html).find(({ attributes }) => attributes['rel'] === 'canonical')?.attributes['href'];

test('shows the trail to a guide (breadcrumb-trail)', async () => {
  const trail = part(await load('/python/docs/writing-tests'), '<nav aria-label="Breadcrumbs"');

  expect([...trail.matchAll(/<li\b.*?<\/li>/g)].map(([item]) => textOf(item))).toEqual([
    'Python',
    'Getting Started',
    'Writing tests',
  ]);
  expect(linksOf(trail)).toMatchObject([{ href: '/python/', 'aria-label': 'Home page, Python' }]);
  expect(trail).toContain('<li aria-current="page">Writing tests</li>');
});

test('leads through the guides in reading order (previous-next)', async () => {
  const paging = async (path: string) =>
    linksOf(part(await load(path), '<nav class="DocPage_paging')).map(({ text, href }) => [
      text,
      href,
    ]);

  expect(await paging('/docs/intro')).toEqual([['NextWriting tests', '/docs/writing-tests']]);
  expect(await paging('/docs/writing-tests')).toEqual([
    ['PreviousInstallation', '/docs/intro'],
    ['NextGenerating tests', '/docs/codegen-intro'],
  ]);
});

test('says which version is unreleased, and leads to the released one (version-banner, version-badge)', async () => {
  const mainOf = async (path: string) => part(await load(path), '<main');
  const next = await mainOf('/java/docs/next/running-tests');

  expect(textOf(next)).toContain('This is unreleased documentation for Playwright Next version.');
  expect(textOf(next)).toContain('For up-to-date documentation, see the latest version (stable).');
  expect(find(next, 'latest version')?.['href']).toBe('/java/docs/running-tests');
  expect(textOf(next)).toContain('Version: Next');
  for (const path of ['/docs/intro', '/community/welcome']) {
    expect(textOf(await mainOf(path)), path).not.toMatch(/Version: Next|unreleased documentation/);
  }
});

test('says when a page was last changed, and hides what the configuration does not set', async () => {
  const html = await load('/docs/intro');

  expect(html).toMatch(
    /Last updated on <time dateTime="\d{4}-\d\d-\d\d">\d{1,2} [A-Z][a-z]+ \d{4}<\/time>/,
  );
  expect(html).not.toContain('Edit this page');
  expect(html).not.toContain('Report a problem');
  expect(find(await load('/python/docs/lights', SITES.full), 'Edit this page')?.['href']).toBe(
    'https://source.example/content/docs/lights.md',
  );
});

test('says on every page of the docs and the community where to edit and to report it, if configured', () => {
  const pages = builtPages(SITES.full.folder).filter(({ path }) =>
    /(^|\/)(docs|community)\/(?!.*404)/.test(path),
  );

  expect(pages.length).toBeGreaterThan(20);
  for (const { path, text } of pages) {
    expect(find(text, 'Edit this page')?.['href'], path).toMatch(
      /^https:\/\/source\.example\/content\/.*\.md$/,
    );
    expect(find(text, 'Report a problem')?.['href'], path).toMatch(/\/new\?title=Problem.*&body=/);
  }
});

test('follows the page for which headings its contents list has (toc-desktop)', async () => {
  const anchors = async (path: string) =>
    linksOf(await load(path, SITES.full)).filter(
      (link) => link['href']?.startsWith('#') && link['class'] !== 'hash-link',
    );
  const listed = (await anchors('/docs/playbook')).map(({ text }) => text);

  expect([...new Set(listed)]).toEqual(['Skip to main content', 'First season', 'Second season']);
  expect((await anchors('/docs/hoist')).map(({ text }) => text)).toEqual(['Skip to main content']);
  expect(await load('/docs/hoist', SITES.full)).not.toContain('On this page');
});

test('leads on from the footer, and says that the site is independent (page-footer, link-kinds)', async () => {
  const footer = part(await load('/docs/intro'), '<footer');
  const columns = [...footer.matchAll(/<p class="Layout_columnTitle">(.*?)<\/p><ul.*?<\/ul>/g)];

  expect(columns.map(([, title]) => title)).toEqual(['Learn', 'Community', 'More']);
  for (const [column] of columns) expect(linksOf(column)).toHaveLength(4);
  for (const [name, path] of [
    ['Getting started', '/docs/intro'],
    ['Learn videos', '/community/learn-videos'],
    ['Feature videos', '/community/feature-videos'],
    ['Release videos', '/community/release-videos'],
    ['Ambassadors', '/community/ambassadors'],
  ] as const) {
    expect(find(footer, name)?.['href']).toBe(path);
  }
  // Links that leave the site open a new tab and have a mark; others do neither.
  expect(find(footer, 'Welcome')).toEqual({ text: 'Welcome', href: '/community/welcome' });
  expect(find(footer, 'GitHub')).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
  expect(footer).toMatch(/>GitHub<span [^>]*><svg [^>]*aria-hidden="true"/);
  expect(footer).toMatch(/>Welcome<\/a>/);
  expect(textOf(footer)).toContain('Copyright © 2025');
  expect(textOf(footer)).toContain('Not affiliated with the makers of Playwright.');
});

test('marks where the reader is in the navbar (navbar-doc-links, navbar-community, docs-versions, edition-current)', async () => {
  for (const [path, docs, current] of [
    ['/docs/next/writing-tests', '/docs/next/intro', 'Docs'],
    ['/docs/intro', '/docs/intro', 'Docs'],
    ['/community/welcome', '/docs/intro', 'Community'],
    ['/python/community/ambassadors', '/python/docs/intro', 'Community'],
  ] as const) {
    const navbar = part(await load(path), '<nav class="Navbar_root');
    expect(find(navbar, 'Docs')?.['href'], path).toBe(docs);
    for (const name of ['Docs', 'Community']) {
      const expected = name === current ? 'page' : undefined;
      expect(find(navbar, name)?.['aria-current'], `${name} at ${path}`).toBe(expected);
    }
  }
  const editions = linksOf(await load('/python/docs/intro')).filter(
    (link) => link['data-language-prefix'] !== undefined && link['aria-current'] === 'true',
  );
  expect(editions.map((link) => link['data-language-prefix'])).toEqual(['/python/']);
});

test('shows unlisted pages to their readers alone, drafts to nobody, and some pages without a sidebar (sidebar-column, sidebar-unlisted, navbar-doc-links, draft-pages)', async () => {
  const intro = await load('/docs/intro', SITES.full);
  const secret = await load('/docs/secret', SITES.full);
  const workers = await load('/docs/next/workers', SITES.full);

  for (const name of ['Secret passage', 'Secret', 'Plans'])
    expect(find(intro, name)).toBeUndefined();
  expect(find(secret, 'Secret passage')?.['aria-current']).toBe('page');
  expect(find(secret, 'Secret')?.['aria-current']).toBe('page');
  expect(meta(secret, 'robots')).toBe('noindex');
  expect(workers).toContain('<h1>Stagehands</h1>');
  expect(workers).not.toMatch(/<aside|aria-label="(Breadcrumbs|Docs pages)"/);
});

test('takes guides of the test runner to the one about runners (edition-missing-page)', async () => {
  for (const path of ['/docs/test-agents', '/docs/next/test-agents']) {
    const links = linksOf(await load(path, SITES.full));
    for (const prefix of ['/python', '/java', '/dotnet']) {
      const link = links.find((one) => one['data-language-prefix'] === `${prefix}/`);
      expect(link?.['href']).toBe(prefix + path.replace('agents', 'runners'));
    }
  }
});

test('describes a guide in its head (head-tags)', async () => {
  const html = await load('/python/docs/writing-tests');
  const url = `${URL_OF_SITE}/python/docs/writing-tests`;
  const alternates = readTags(html).flatMap(({ attributes }) =>
    attributes['rel'] === 'alternate' ? [attributes] : [],
  );

  expect(readTags(html)[0]?.attributes).toMatchObject({ lang: 'en', dir: 'ltr' });
  expect(html).toContain('<title>Writing tests | Playwright Python</title>');
  expect(meta(html, 'og:title')).toBe('Writing tests | Playwright Python');
  expect(meta(html, 'description')).toMatch(/^Write a first test/);
  expect(meta(html, 'og:description')).toBe(meta(html, 'description'));
  expect(meta(html, 'og:url')).toBe(url);
  expect(meta(html, 'og:locale')).toBe('en');
  expect(meta(html, 'twitter:card')).toMatch(/^summary/);
  expect(meta(html, 'generator')).toContain('3.8.1');
  expect(meta(html, 'viewport')).toContain('width=device-width');
  expect(canonical(html)).toBe(url);
  for (const [key, value, href] of [
    ['hreflang', 'en', url],
    ['title', 'Node.js', `${URL_OF_SITE}/docs/writing-tests`],
    ['title', 'Java', `${URL_OF_SITE}/java/docs/writing-tests`],
    ['title', '.NET', `${URL_OF_SITE}/dotnet/docs/writing-tests`],
    ['type', 'text/markdown', `${url}.md`],
  ] as const) {
    expect(alternates.find((link) => link[key] === value)?.['href'], value).toBe(href);
  }
});

const DOC = 'docs-wrapper plugin-docs';

test.each([
  ['/', 'default', undefined, 'plugin-pages plugin-id-default'],
  [
    '/docs/next/intro',
    'docs-default-current',
    'current',
    `${DOC} plugin-id-default docs-version-current docs-doc-page docs-doc-id-intro`,
  ],
  [
    '/dotnet/docs/ci-intro',
    'docs-default-stable',
    'stable',
    `${DOC} plugin-id-default docs-version-stable docs-doc-page docs-doc-id-ci-intro`,
  ],
  [
    '/community/welcome',
    'docs-community-current',
    'current',
    `${DOC} plugin-id-community docs-version-current docs-doc-page docs-doc-id-welcome`,
  ],
])(
  'identifies %s to styles and crawlers (html-markers, crawler-tags)',
  async (path, tag, version, classes) => {
    const html = await load(path);

    expect(readTags(html)[0]?.attributes).toMatchObject({
      class: classes,
      'data-has-hydrated': 'false',
    });
    expect(meta(html, 'docsearch:language')).toBe('en');
    expect(meta(html, 'docsearch:docusaurus_tag')).toBe(tag);
    expect(meta(html, 'docsearch:version')).toBe(version);
  },
);

test.each([
  ['/nope', 'Node.js', '/'],
  ['/python/docs/nope', 'Python', '/python/'],
  ['/java/nope', 'Java', '/java/'],
  ['/dotnet/docs/next/nope.html', '.NET', '/dotnet/'],
])('responds to %s with 404 and the page of %s (not-found-page)', async (path, edition, home) => {
  const response = await request(path);
  const html = await response.text();

  expect(response.status).toBe(404);
  expect(html).toContain('There is no page at this URL.</h1>');
  expect(html).toContain('We could not find what you were looking for.');
  expect(html).toMatch(/<title>Page Not Found \| Playwright/);
  expect(canonical(html)).toBeUndefined();
  expect(meta(html, 'robots')).toBe('noindex');
  expect(find(part(html, '<main'), `${edition} home page`)?.['href']).toBe(home);
});

test.each(['/docs/nope', '/docs/next/nope', '/community/nope'])(
  'responds to %s with the page of its tree (not-found-in-docs)',
  async (path) => {
    const response = await request(path);
    const html = await response.text();

    expect(response.status).toBe(404);
    expect(html).toContain('<h1>Page Not Found</h1>');
    expect(html).toContain('We could not find what you were looking for.');
    expect(html).toContain(
      'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
    );
    expect(html).not.toContain('<aside');
  },
);

test('offers each image in up to four widths from 640 px, with its size and lazily (progressive-images)', async () => {
  const main = part(await load('/docs/intro'), '<main');
  const images = readTags(main).filter(
    ({ name, attributes }) => name === 'img' && attributes['srcset'] !== undefined,
  );

  expect(images.length).toBeGreaterThan(0);
  for (const { attributes } of images) {
    const widths = attributes['srcset']!.split(', ').map((one) =>
      Number(/ (\d+)w$/.exec(one)?.[1]),
    );
    expect(attributes['alt']).not.toBe('');
    expect(Number(attributes['width'])).toBeGreaterThan(0);
    expect(Number(attributes['height'])).toBeGreaterThan(0);
    expect(widths[0]).toBe(640);
    expect(widths.length).toBeLessThanOrEqual(4);
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
    expect([attributes['loading'], attributes['decoding']]).toEqual(['lazy', 'async']);
  }
});
