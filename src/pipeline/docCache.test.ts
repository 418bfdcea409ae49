import { expect, test, vi } from 'vitest';
import { invariant } from '#model/invariant.ts';
import { makeCatalog } from './catalog.ts';
import { createDocCache } from './docCache.ts';
import { plainHighlighter, testSite } from './markdown/testing.ts';
import type { SourceFile } from './parseDoc.ts';
import { memoryStore } from './testing.ts';

const images = { get: () => undefined };

function guide(text: string): SourceFile {
  return {
    path: 'content/docs/seats.md',
    text: `---\ntitle: Seats\ndescription: Rows.\n---\n\n${text}`,
  };
}

/** A cache that keeps its texts in `kept`. */
function start(kept: Map<string, string>) {
  const highlighter = Object.assign(vi.fn(plainHighlighter), {
    languages: plainHighlighter.languages,
  });
  const resolveApi = vi.fn((name: string) => ({ ok: true as const, reference: { text: name } }));
  const cache = createDocCache({
    highlighter,
    resolveApi,
    data: {},
    store: memoryStore(kept),
  });
  return { cache, highlighter, resolveApi };
}

/** Parses and renders one guide, as a build that shares `kept` with the builds before it. */
function build(kept: Map<string, string>, file: SourceFile, { signature = 'a' } = {}) {
  const { cache, highlighter, resolveApi } = start(kept);
  const doc = cache.open(file, testSite);
  invariant(doc, 'the front matter is valid');
  const { catalog } = makeCatalog({ docs: [doc], api: [], community: [], home: [] }, testSite);
  const input = { site: testSite, catalog, images, signature };
  const pages = catalog.entries.map((entry) => {
    const { page } = cache.render(entry, input);
    return cache.textsOf(entry, page, input);
  });
  cache.save();
  return {
    html: pages[0]?.html,
    highlighted: highlighter.mock.calls.length,
    isRendered: resolveApi.mock.calls.length > 0,
    problems: cache.problemsOf(file),
  };
}

const sample = ':api[Stage.raise]\n\n```bash\nnpm test\n```\n';

test('takes a document that has not changed from the store', () => {
  const kept = new Map<string, string>();
  const first = build(kept, guide(sample));

  const second = build(kept, guide(sample));

  expect(first).toMatchObject({ highlighted: 1, isRendered: true });
  expect(second).toEqual({ ...first, highlighted: 0, isRendered: false });
});

test('renders a document again when its text changes', () => {
  const kept = new Map<string, string>();
  build(kept, guide(sample));

  expect(build(kept, guide(`New.\n\n${sample}`)).html).toContain('New.');
});

test('highlights only the samples that are new', () => {
  const kept = new Map<string, string>();
  build(kept, guide(sample));
  // A build that finds everything in the store leaves it as it is.
  build(kept, guide(sample));

  const edited = build(kept, guide(`New.\n\n${sample}\n\`\`\`bash\nnpm ci\n\`\`\`\n`));

  expect(edited).toMatchObject({ highlighted: 1, isRendered: true });
  expect(edited.html).toContain('npm test');
  expect(build(kept, guide(sample)).highlighted).toBe(0);
});

test('renders the texts of a page again if the store has lost them or has others', () => {
  const kept = new Map<string, string>();
  const { html } = build(kept, guide(sample));
  const pages = [...kept.keys()].filter((name) => name.startsWith('pages/'));
  expect(pages).not.toEqual([]);
  for (const name of pages) kept.delete(name);
  expect(build(kept, guide(sample))).toMatchObject({ html, isRendered: true });

  for (const name of pages) kept.set(name, 'another\0<p>Old</p>\0\0Old');
  expect(build(kept, guide(sample)).html).toBe(html);
});

test('regenerates everything that is damaged in the store', () => {
  const kept = new Map<string, string>();
  const first = build(kept, guide(sample));
  for (const [name, text] of kept) kept.set(name, text.slice(0, text.length / 2));

  expect(build(kept, guide(sample))).toEqual(first);
});

test('renders a document again when something that it depends on changes', () => {
  const kept = new Map<string, string>();
  build(kept, guide(sample));

  expect(build(kept, guide(sample), { signature: 'b' }).isRendered).toBe(true);
});

test('keeps the problems of a document in the store', () => {
  const kept = new Map<string, string>();
  const { problems } = build(kept, guide(':::nope\nText.\n:::\n'));

  expect(problems).toHaveLength(1);
  expect(build(kept, guide(':::nope\nText.\n:::\n')).problems).toEqual(problems);
});

test('opens a document once while its text stays the same, and parses it once', () => {
  const { cache } = start(new Map());
  const first = cache.open(guide(sample), testSite);

  expect(cache.open(guide(sample), testSite)).toBe(first);
  expect(first?.tree).toBe(first?.tree);
  expect(cache.open(guide('New.'), testSite)).not.toBe(first);
});

test('knows what is wrong in a document that no page shows, or that has no valid front matter', () => {
  const { cache } = start(new Map());
  const hidden = guide(':::nope\nText.\n:::\n');
  cache.open(hidden, testSite);
  expect(cache.problemsOf(hidden)).toHaveLength(1);

  const broken = { path: 'content/docs/rows.md', text: 'No front matter.' };
  expect(cache.open(broken, testSite)).toBeUndefined();
  expect(cache.problemsOf(broken)).toHaveLength(1);
});

test('takes over what another thread has stored, and renders the rest', () => {
  const kept = new Map<string, string>();
  const file = guide(sample);
  const { cache, resolveApi } = start(kept);
  const doc = cache.open(file, testSite);
  invariant(doc, 'the front matter is valid');
  cache.restoreDoc(file.path);
  build(kept, file);

  cache.restoreDoc(file.path);

  const { catalog } = makeCatalog({ docs: [doc], api: [], community: [], home: [] }, testSite);
  const render = (signature: string) =>
    catalog.entries.map((entry) =>
      cache.render(entry, { site: testSite, catalog, images, signature }),
    );
  render('a');
  expect(resolveApi).not.toHaveBeenCalled();
  render('b');
  expect(resolveApi).toHaveBeenCalled();
});
