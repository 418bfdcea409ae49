import { expect, test } from 'vitest';
import { siteConfig } from '../../site.config.ts';
import { pageHead } from './head.ts';
import type { PageMeta } from './page.ts';
import type { SearchConfig } from './site.ts';

const same = (path: string) => ({ path, match: 'same' as const });
const meta: PageMeta = {
  path: '/python/docs/next/intro',
  kind: 'doc',
  title: 'Installation',
  description: 'Install it.',
  edition: 'python',
  version: 'current',
  doc: { plugin: 'default', id: 'intro' },
  breadcrumbs: [{ label: 'Getting Started' }, { label: 'Installation' }],
  editions: {
    nodejs: same('/docs/next/intro'),
    python: same('/python/docs/next/intro'),
    java: { path: '/java/docs/next/intro', match: 'nearest' },
    dotnet: same('/dotnet/docs/next/intro'),
  },
  versions: { current: same('/python/docs/next/intro'), stable: same('/python/docs/intro') },
  markdown: '/python/docs/next/intro.md',
};

function head(change: Partial<PageMeta> = {}, search: SearchConfig = {}) {
  const site = { ...siteConfig, baseUrl: '/sub/', search };
  const { title, tags } = pageHead(site, { ...meta, ...change });
  const lines = tags.map(({ tag, attributes, text = '' }) =>
    `${tag} ${Object.values(attributes).join(' ')} ${text}`.trim(),
  );
  return { title, lines };
}

test('names page, site and edition in the title', () => {
  expect(head().title).toBe('Installation | Playwright Python');
  expect(head({ edition: 'nodejs' }).title).toBe('Installation | Playwright');
  expect(head({ edition: 'nodejs', title: 'Playwright' }).title).toBe('Playwright');
});

test('gives the canonical URL, the same page in other editions and the twin (head-tags)', () => {
  const site = 'https://playbill.example/sub';

  expect(head().lines).toEqual(
    expect.arrayContaining([
      `link canonical ${site}/python/docs/next/intro`,
      `link alternate Node.js ${site}/docs/next/intro`,
      `link alternate .NET ${site}/dotnet/docs/next/intro`,
      `link alternate text/markdown ${site}/python/docs/next/intro.md`,
      `meta og:url ${site}/python/docs/next/intro`,
    ]),
  );
  expect(head().lines.join()).not.toContain('alternate Java');
});

test('exposes the version to crawlers (crawler-tags)', () => {
  expect(head().lines).toContain('meta docusaurus_tag docs-default-current');
  expect(head({ doc: { plugin: 'community', id: 'welcome' }, version: 'stable' }).lines).toContain(
    'meta docusaurus_tag docs-community-current',
  );
  expect(head({ doc: undefined, kind: 'home' }).lines).toContain('meta docusaurus_tag default');
});

test('lists only what can be visited in the trail (breadcrumb-trail)', () => {
  const trail = head().lines.find((line) => line.startsWith('script'));

  expect(trail).toContain('"name":"Installation"');
  expect(trail).not.toContain('Getting Started');
  expect(head({ breadcrumbs: [] }).lines.join()).not.toContain('BreadcrumbList');
});

test('asks search engines to pass over the not-found page', () => {
  const { lines } = head({ kind: 'notFound', doc: undefined, breadcrumbs: [] });

  expect(lines).toContain('meta robots noindex');
  expect(lines.join()).not.toContain('canonical');
});

test('offers the search of the edition to the address bar, where there is a search page (head-tags)', () => {
  const type = 'application/opensearchdescription+xml';

  expect(head().lines).toContain(
    `link search ${type} Playwright Python /sub/python/opensearch.xml`,
  );
  expect(head({ edition: 'nodejs' }).lines).toContain(
    `link search ${type} Playwright /sub/opensearch.xml`,
  );
  expect(head({}, { searchPagePath: false }).lines.join()).not.toContain('opensearch');
});

test('keeps search pages out of search engines, which may follow their links (indexing-rules)', () => {
  const { lines } = head({ kind: 'search' });

  expect(lines).toContain('meta robots noindex, follow');
  expect(lines.some((line) => line.startsWith('link canonical'))).toBe(true);
});
