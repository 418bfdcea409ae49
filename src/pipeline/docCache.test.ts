import { expect, test, vi } from 'vitest';
import { invariant } from '#model/invariant.ts';
import { makeCatalog } from './catalog.ts';
import { createDocCache } from './docCache.ts';
import { plainHighlighter, testLists, testSite } from './markdown/testing.ts';
import type { SourceFile } from './parseDoc.ts';

const images = { get: () => undefined };

function guide(text: string): SourceFile {
  return {
    path: 'content/docs/seats.md',
    text: `---\ntitle: Seats\ndescription: Rows.\n---\n\n${text}`,
  };
}

/** A cache that keeps its texts in `kept`. */
function start(kept: Map<string, string>, parsesLate = false) {
  const highlighter = Object.assign(vi.fn(plainHighlighter), {
    languages: plainHighlighter.languages,
  });
  const cache = createDocCache({
    highlighter,
    resolveApi: (name) => ({ ok: true, reference: { text: name } }),
    lists: testLists,
    store: { read: (name) => kept.get(name), write: (name, text) => void kept.set(name, text) },
    parsesLate,
  });
  return { cache, highlighter };
}

/** Parses and renders one guide, as a build that shares `kept` with the builds before it. */
function build(
  kept: Map<string, string>,
  file: SourceFile,
  { signature = 'a', parsesLate = false } = {},
) {
  const { cache, highlighter } = start(kept, parsesLate);
  const { doc, problems } = cache.parse(file, testSite);
  invariant(doc, 'the front matter is valid');
  const { catalog } = makeCatalog({ docs: [doc], api: [], community: [], home: [] }, testSite);
  const pages = catalog.entries.map(
    (entry) => cache.render(entry, { site: testSite, catalog, images, signature }).page,
  );
  cache.save();
  return { html: pages[0]?.html, highlighted: highlighter.mock.calls.length, problems };
}

const sample = '```bash\nnpm test\n```\n';

test('takes a document that has not changed from the store', () => {
  const kept = new Map<string, string>();
  const first = build(kept, guide(sample));

  const second = build(kept, guide(sample));

  expect(first.highlighted).toBeGreaterThan(0);
  expect(second).toEqual({ ...first, highlighted: 0 });
});

test('renders a document again when its text changes', () => {
  const kept = new Map<string, string>();
  build(kept, guide(sample));

  expect(build(kept, guide(`New.\n\n${sample}`)).html).toContain('New.');
});

test('renders a document again when something that it depends on changes', () => {
  const kept = new Map<string, string>();
  build(kept, guide(sample));

  expect(build(kept, guide(sample), { signature: 'b' }).highlighted).toBeGreaterThan(0);
});

test('keeps the problems of a document in the store', () => {
  const kept = new Map<string, string>();
  const { problems } = build(kept, guide(':::nope\nText.\n:::\n'));

  expect(problems).toHaveLength(1);
  expect(build(kept, guide(':::nope\nText.\n:::\n')).problems).toEqual(problems);
});

test('parses a document once while its text stays the same', () => {
  const { cache } = start(new Map());
  const first = cache.parse(guide(sample), testSite);

  expect(cache.parse(guide(sample), testSite)).toBe(first);
  expect(cache.parse(guide('New.'), testSite)).not.toBe(first);
});

test('renders and stores the same if it parses late, and leaves problems to others', () => {
  const file = guide(`:::nope\nText.\n:::\n\n${sample}`);
  const [kept, keptLate] = [new Map<string, string>(), new Map<string, string>()];
  const early = build(kept, file);

  const late = build(keptLate, file, { parsesLate: true });

  expect(late).toEqual({ ...early, problems: [] });
  const readStored = (stored: Map<string, string>) =>
    JSON.parse(stored.get(file.path) ?? '') as object;
  expect(readStored(keptLate)).toEqual(readStored(kept));
});

test('takes over what another thread has stored, and renders the rest', () => {
  const kept = new Map<string, string>();
  const file = guide(sample);
  const { cache, highlighter } = start(kept);
  const { doc } = cache.parse(file, testSite);
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
  expect(highlighter).not.toHaveBeenCalled();
  render('b');
  expect(highlighter).toHaveBeenCalled();
});
