import { expect, test } from 'vitest';
import { formatProblems } from '#model/problem.ts';
import type { SidebarSource } from '#model/sidebar.ts';
import type { SiteConfig } from '#model/site.ts';
import type { BuiltSite } from './buildPages.ts';
import { buildTestSite as build, guide, memoryStore } from './testing.ts';
import { SAMPLES_DATA, testSite } from './markdown/testing.ts';

function metaOf({ pages }: BuiltSite, path: string) {
  return pages.find(({ meta }) => meta.path === path)?.meta;
}

function htmlOf({ pages }: BuiltSite, path: string) {
  return pages.find(({ meta }) => meta.path === path)?.texts().html;
}

test('makes a page for each edition and version', () => {
  const built = build({ docs: [guide('intro')] });

  expect(built.problems).toEqual([]);
  expect(
    built.pages.filter(({ meta }) => meta.kind === 'doc').map(({ meta }) => meta.path),
  ).toEqual([
    '/docs/next/intro',
    '/docs/intro',
    '/python/docs/next/intro',
    '/python/docs/intro',
    '/java/docs/next/intro',
    '/java/docs/intro',
    '/dotnet/docs/next/intro',
    '/dotnet/docs/intro',
  ]);
});

test('describes a page as its edition does', () => {
  const built = build({
    docs: [guide('intro', 'Text.', 'descriptions: { java: Made for JUnit. }\n')],
  });

  expect(metaOf(built, '/java/docs/intro')?.description).toBe('Made for JUnit.');
  expect(metaOf(built, '/docs/intro')?.description).toBe('All about intro.');
});

test('follows the sidebar for the trail and the links to previous and next', () => {
  const meta = metaOf(build({ docs: [guide('intro'), guide('seats')] }), '/java/docs/seats');

  expect(meta?.breadcrumbs).toEqual([{ label: 'Start' }, { label: 'About seats' }]);
  expect(meta?.previous).toEqual({ label: 'About intro', path: '/java/docs/intro' });
  expect(meta?.next).toBeUndefined();
});

test.each([
  ['./seats.md#rows', 'python/docs/next/seats#rows'],
  ['/docs/seats', 'python/docs/next/seats'],
  ['./seats.md?edition=java#rows', 'java/docs/next/seats#rows'],
  ['/search', 'python/search'],
])('resolves %s in the edition and version of the page, unless it names one', (link, path) => {
  const built = build({ docs: [guide('intro', `[a](${link})`), guide('seats', '## Rows')] });

  expect(built.problems).toEqual([]);
  expect(htmlOf(built, '/python/docs/next/intro')).toContain(`href="/sub/${path}"`);
});

test('names dead links and dead anchors of all files at once', () => {
  const docs = [
    guide('intro', '[x](./seets.md)\n\n[y](./seats.md#rowz)\n\n[z](#nowhere)'),
    guide('seats', '## Rows'),
  ];

  expect(formatProblems(build({ docs }).problems)).toMatchInlineSnapshot(`
    "content/docs/intro.md:6
      The link "./seets.md" points to a page that does not exist.
      Did you mean "./seats.md"? Every edition and version that shows the link must have the page; put it in ":::only" otherwise.
    content/docs/intro.md:8
      The link "./seats.md#rowz" points to a heading that does not exist.
      Did you mean "rows"? Use the id of a heading on that page, or add {#rowz} to one.
    content/docs/intro.md:10
      The link "#nowhere" points to a heading that does not exist.
      Use the id of a heading on that page, or add {#nowhere} to one.
    3 problems. The site was not built."
  `);
});

test('names two documents with one URL', () => {
  const docs = [guide('intro'), guide('start', 'Text.', 'slug: intro\n')];

  expect(formatProblems(build({ docs }).problems.slice(0, 1))).toMatchInlineSnapshot(`
    "content/docs/start.md:1
      The URL "/docs/next/intro" is already used by content/docs/intro.md.
      Give one of them a different "slug" in its front matter, or rename its file.
    1 problem. The site was not built."
  `);
});

test('names a sidebar entry without a document', () => {
  const sidebar: SidebarSource[] = [{ type: 'doc', id: 'seets' }];

  expect(formatProblems(build({ docs: [guide('seats')], sidebar }).problems))
    .toMatchInlineSnapshot(`
    "content/sidebars.ts:2
      The sidebar "docs" lists "seets", but content/docs/seets.md does not exist.
      Did you mean "seats"? Create the file or remove the entry.
    1 problem. The site was not built."
  `);
});

test('resolves redirects in their scope and takes the first target that exists', () => {
  const redirects: SiteConfig['redirects'] = [
    { scope: 'docs', from: '', to: ['intro'] },
    { scope: 'docs', from: 'old', to: ['sharding', 'intro'] },
    { scope: 'edition', from: 'blog', to: ['/docs/intro'] },
  ];
  const docs = [guide('intro'), guide('sharding', 'Text.', 'editions: [nodejs]\n')];

  const built = build({ docs, site: { redirects } });
  const table = Object.fromEntries(built.redirects.map(({ from, to }) => [from, to]));

  expect(built.problems).toEqual([]);
  expect(table).toMatchObject({
    '/docs': '/docs/intro',
    '/python/docs/next': '/python/docs/next/intro',
    '/docs/old': '/docs/sharding',
    '/java/docs/next/old': '/java/docs/next/intro',
    '/blog': '/docs/intro',
    '/dotnet/blog': '/docs/intro',
  });
});

test('names redirects to nowhere, onto redirects and onto pages', () => {
  const redirects: SiteConfig['redirects'] = [
    { scope: 'docs', from: 'a', to: ['intros'] },
    { scope: 'site', from: '/b', to: ['/c'] },
    { scope: 'site', from: '/c', to: ['/b'] },
    { scope: 'docs', from: 'intro', to: ['intro'] },
  ];

  const { problems } = build({ docs: [guide('intro')], site: { redirects } });

  expect(formatProblems(problems.filter(({ what }) => !what.includes('/next/'))))
    .toMatchInlineSnapshot(`
      "site.config.ts:2
        The redirect from "/c" points to "/b", which is itself redirected.
        Use the final URL, to rule out loops.
      site.config.ts:4
        The redirect from "/b" points to "/c", which is itself redirected.
        Use the final URL, to rule out loops.
      2 problems. The site was not built."
    `);
});

test('reports broken links in the configuration', () => {
  const site: Partial<SiteConfig> = {
    navbar: { items: [{ type: 'link', to: '/docs/intros' }] },
    footer: {
      ...testSite.footer,
      columns: [{ title: 'Learn', links: [{ label: 'Seats', to: '/docs/seets' }] }],
    },
  };

  expect(formatProblems(build({ docs: [guide('intro')], site }).problems)).toMatchInlineSnapshot(`
    "site.config.ts:1
      The footer links to "/docs/seets", which is not a page.
      Fix the URL or remove the link.
    site.config.ts:1
      The navbar links to "/docs/intros", which is not a page.
      Did you mean "/docs/intro"? Fix the URL or remove the link.
    2 problems. The site was not built."
  `);
});

test('builds no page for a draft, and names links to it (draft-pages)', () => {
  const docs = [guide('intro', '[x](./plans.md)'), guide('plans', 'Text.', 'draft: true\n')];

  const built = build({ docs });

  expect(metaOf(built, '/docs/plans')).toBeUndefined();
  expect(built.problems.map(({ what }) => what)).toContain(
    'The link "./plans.md" points to a page that does not exist.',
  );
  expect(built.frames[0]?.sidebars.docs).toMatchObject([{ items: [{ id: 'intro' }] }]);
});

test('leaves an unlisted page out of reading order but keeps its sidebar (sidebar-unlisted)', () => {
  const docs = [guide('intro'), guide('secret', 'Text.', 'unlisted: true\n'), guide('seats')];

  const built = build({ docs });

  expect(metaOf(built, '/docs/intro')?.next?.path).toBe('/docs/seats');
  expect(metaOf(built, '/docs/secret')).toMatchObject({ isUnlisted: true, sidebar: 'docs' });
});

test('makes a not-found page for each tree of each edition (not-found-page, not-found-in-docs)', () => {
  const { pages } = build({ docs: [guide('intro')] });
  const paths = pages
    .filter(({ meta }) => meta.kind === 'notFound' && meta.edition === 'java')
    .map(({ meta }) => `${meta.path} ${meta.tree ?? '-'} ${meta.version}`);

  expect(paths).toEqual([
    '/java/404 - stable',
    '/java/community/404 community stable',
    '/java/docs/next/404 default current',
    '/java/docs/404 default stable',
  ]);
});

test('links a category with a page in the breadcrumbs (sidebar-category-page, breadcrumb-trail)', () => {
  const sidebar: SidebarSource[] = [
    { type: 'doc', id: 'intro' },
    {
      type: 'category',
      label: 'Seats',
      collapsed: true,
      id: 'seats',
      items: [{ type: 'doc', id: 'rows' }],
    },
  ];

  const built = build({ docs: [guide('intro'), guide('seats'), guide('rows')], sidebar });

  expect(metaOf(built, '/docs/rows')?.breadcrumbs).toEqual([
    { label: 'Seats', path: '/docs/seats' },
    { label: 'About rows' },
  ]);
  expect(metaOf(built, '/docs/seats')?.next?.path).toBe('/docs/rows');
});

test('renders stored documents again when the data of a feature changes', () => {
  const store = memoryStore();
  const htmlWith = (...names: string[]) => {
    const people = names.map((name) => ({ name, place: '', languages: '', links: [] }));
    const tools = { store, data: { ...SAMPLES_DATA, ambassadors: people } };
    return build({ docs: [guide('people', '::ambassadors')], tools }).pages[0]?.texts().html;
  };

  expect(htmlWith('Ada B. Cole')).toContain('Ada B. Cole');

  expect(htmlWith()).not.toContain('Ada B. Cole');
});

test('renders stored documents again that name others when these are renamed, and only those', () => {
  const written: string[] = [];
  const memory = memoryStore();
  const store = {
    ...memory,
    write: (name: string, text: string) => {
      memory.write(name, text);
      written.push(name);
    },
  };
  const buildWith = (title: string) => {
    const seats = guide('seats');
    const text = seats.text.replace('About seats', title);
    const docs = [guide('all', '::edition-matrix'), { ...seats, text }, guide('rows')];
    written.length = 0;
    return build({ docs, tools: { store } }).pages[0]?.texts().html;
  };

  expect(buildWith('Seats')).toContain('<th scope="row">Seats</th>');
  expect(buildWith('Chairs')).toContain('<th scope="row">Chairs</th>');

  expect(written.filter((name) => name.startsWith('content/'))).toEqual([
    'content/docs/all.md',
    'content/docs/seats.md',
  ]);
});

test('makes a search page for each edition, each with its way to the others (search-page-form)', () => {
  const built = build({ docs: [guide('intro')] });

  const found = built.pages.filter(({ meta }) => meta.kind === 'search').map(({ meta }) => meta);
  expect(found.map(({ path }) => path)).toEqual([
    '/search',
    '/python/search',
    '/java/search',
    '/dotnet/search',
  ]);
  expect(found[1]?.editions.java).toEqual({ path: '/java/search', match: 'same' });
  expect(found[1]?.versions.current.path).toBe('/python/docs/next/intro');
});

test('puts the search page where the configuration says, or nowhere (search-page-form)', () => {
  const kinds = (searchPagePath: string | false) =>
    build({ docs: [guide('intro')], site: { search: { searchPagePath } } })
      .pages.filter(({ meta }) => meta.kind === 'search')
      .map(({ meta }) => meta.path);

  expect(kinds('find')).toContain('/python/find');
  expect(kinds(false)).toEqual([]);
});

test('refuses links to a search page that the site does not have', () => {
  const site = { search: { searchPagePath: false as const } };

  expect(build({ docs: [guide('intro', '[Search](/search).')], site }).problems[0]?.what).toBe(
    'The link "/search" points to a page that does not exist.',
  );
});
