import { expect, test } from 'vitest';
import { buildTestSite, guide, type TestContent } from './testing.ts';

/** The counterparts of a page of a small site. */
function counterparts(content: TestContent, path: string) {
  const { pages, problems } = buildTestSite(content);
  expect(problems).toEqual([]);
  const meta = pages.find((page) => page.meta.path === path)?.meta;
  return { editions: meta?.editions, versions: meta?.versions };
}

const nodeOnly = 'editions: [nodejs]\n';

test('finds the same page in another edition and version (edition-links)', () => {
  const { editions, versions } = counterparts({ docs: [guide('intro')] }, '/docs/next/intro');

  expect(editions?.python).toEqual({ path: '/python/docs/next/intro', match: 'same' });
  expect(versions?.stable).toEqual({ path: '/docs/intro', match: 'same' });
});

test('finds a page that has another name there (version-banner)', () => {
  const slug = 'slug: { next: workers, stable: workers-experimental }\n';
  const docs = [guide('intro'), guide('workers', 'Text.', slug)];

  const { versions } = counterparts({ docs }, '/docs/next/workers');

  expect(versions?.stable).toEqual({ path: '/docs/workers-experimental', match: 'moved' });
});

test('takes the page that the author names as nearest (edition-missing-page)', () => {
  const docs = [
    guide('intro'),
    guide('sharding', 'Text.', `${nodeOnly}nearest: [gone, running]\n`),
    guide('workers'),
    guide('running'),
  ];

  expect(counterparts({ docs }, '/docs/sharding').editions?.java).toEqual({
    path: '/java/docs/running',
    match: 'nearest',
    title: 'About running',
  });
});

test('leads from guides of the test runner to the one about runners (edition-missing-page)', () => {
  const docs = [guide('intro'), guide('test-agents', 'Text.', nodeOnly), guide('test-runners')];
  const sidebar = [{ type: 'doc' as const, id: 'intro' }];

  for (const path of ['/docs/test-agents', '/docs/next/test-agents']) {
    const { editions } = counterparts({ docs, sidebar }, path);
    expect(editions?.dotnet.path).toBe(`/dotnet${path.replace('agents', 'runners')}`);
  }
});

test('takes the closest sibling of the same category', () => {
  const docs = [
    guide('intro'),
    guide('a', 'Text.', nodeOnly),
    guide('b', 'Text.', nodeOnly),
    guide('c'),
  ];

  expect(counterparts({ docs }, '/docs/b').editions?.java.path).toBe('/java/docs/c');
});

test('leads to the start of the docs when nothing comes close', () => {
  const docs = [guide('intro'), guide('sharding', 'Text.', nodeOnly)];
  const sidebar = [{ type: 'doc' as const, id: 'intro' }];

  expect(counterparts({ docs, sidebar }, '/docs/next/sharding').editions?.python).toEqual({
    path: '/python/docs/next/intro',
    match: 'none',
    title: 'About intro',
  });
});

test('lists the anchors that are missing there, each with the nearest one', () => {
  const here = ':::only{edition="nodejs"}\n### Front\n## Doors\n### Left\n:::';
  const body = `## Rows\n\n${here}`;

  const { editions } = counterparts({ docs: [guide('intro', body)] }, '/docs/intro');

  expect(editions?.nodejs.anchors).toBeUndefined();
  expect(editions?.python.anchors).toEqual({
    front: { id: 'rows', match: 'nearest' },
    doors: { id: '', match: 'nearest' },
    left: { id: '', match: 'nearest' },
  });
});

test('finds an anchor that has another name there', () => {
  const here = ':::only{edition="nodejs"}\n## Doors {#doors aliases="entrance"}\n:::';
  const there = ':::only{edition="python java dotnet"}\n## Entrance\n:::';
  const body = `${here}\n\n${there}`;

  const { editions } = counterparts({ docs: [guide('intro', body)] }, '/docs/intro');

  expect(editions?.python.anchors).toEqual({ doors: { id: 'entrance', match: 'moved' } });
});
