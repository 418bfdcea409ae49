import { expect, test } from 'vitest';
import { invariant } from '#model/invariant.ts';
import { makeCatalog, docPlaces, titlesOf } from './catalog.ts';
import { testSite } from './markdown/testing.ts';
import { type Doc, parseDoc } from './parseDoc.ts';

function docOf(path: string, frontMatter: string): Doc {
  const text = `---\ndescription: D.\n${frontMatter}\n---\n`;
  const { doc } = parseDoc({ path: `content/${path}.md`, text }, testSite);
  invariant(doc, 'the front matter is valid');
  return path.startsWith('api') ? { ...doc, id: path } : doc;
}

const { catalog } = makeCatalog(
  {
    docs: [
      docOf('docs/seats', 'title: Seats\ntitles: { java: Chairs }'),
      docOf('docs/rows', 'title: All rows\nsidebarLabel: Rows\neditions: [python]'),
      docOf('docs/new', 'title: New\nversions: [next]'),
      docOf('docs/secret', 'title: Secret\nunlisted: true'),
    ],
    api: [
      docOf('api', 'title: API reference'),
      docOf('api/class-stage', 'title: Stage\neditions: [java]'),
    ],
    community: [docOf('community/welcome', 'title: Welcome')],
    home: [],
  },
  testSite,
);

const [current, stable] = testSite.versions;
invariant(current && stable, 'the test site has two versions');

test.each([
  ['java', '/java/docs/seats', { title: 'Chairs', label: 'Chairs' }],
  ['nodejs', '/docs/seats', { title: 'Seats', label: 'Seats' }],
  ['python', '/python/docs/rows', { title: 'All rows', label: 'Rows' }],
])('knows what %s calls %s', (_, path, titles) => {
  const entry = catalog.byPath.get(path);

  expect(entry && titlesOf(entry)).toEqual(titles);
});

test('lists guides and classes by name, with the page in each edition', () => {
  expect(docPlaces(catalog, stable)).toEqual([
    { kind: 'guide', title: 'Rows', paths: { python: '/python/docs/rows' } },
    {
      kind: 'guide',
      title: 'Seats',
      paths: {
        nodejs: '/docs/seats',
        python: '/python/docs/seats',
        java: '/java/docs/seats',
        dotnet: '/dotnet/docs/seats',
      },
    },
    { kind: 'class', title: 'Stage', paths: { java: '/java/docs/api/class-stage' } },
  ]);
});

test('lists those of one version only', () => {
  const titles = docPlaces(catalog, current).map(({ title }) => title);

  expect(titles).toEqual(['New', 'Rows', 'Seats', 'Stage']);
  expect(docPlaces(catalog, current)[0]?.paths.nodejs).toBe('/docs/next/new');
});
