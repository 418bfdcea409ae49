import { expect, test, vi } from 'vitest';
import { makeCatalog } from './catalog.ts';
import { createDocCache } from './docCache.ts';
import { plainHighlighter, SAMPLES_DATA, testSite } from './markdown/testing.ts';
import { parseDoc } from './parseDoc.ts';
import { guide as guideFile, memoryStore } from './testing.ts';

const guide = (text: string) => guideFile('seats', text);

/** A process that keeps its texts in `kept`. */
function start(kept: Map<string, string>) {
  const highlighter = vi.fn(plainHighlighter);
  const resolveApi = vi.fn((name: string) => ({ ok: true as const, reference: { text: name } }));
  const tools = { highlighter, resolveApi, data: SAMPLES_DATA, store: memoryStore(kept) };
  const beginBuild = createDocCache(tools);

  /** Parses and renders one guide. */
  const build = (file = guide(sample), { signature = 'a', drafts = false } = {}) => {
    const doc = parseDoc(file, testSite).doc!;
    const docs = { docs: drafts ? [] : [doc], api: [], community: [], home: [] };
    const { catalog } = makeCatalog(docs, testSite);
    const images = { get: () => undefined };
    const cache = beginBuild({ site: testSite, catalog, images, signature, sampleLinks: {} });
    highlighter.mockClear();
    resolveApi.mockClear();
    const pages = catalog.entries.map((entry) => cache.textsOf(entry));
    const problems = cache.problemsOf(doc);
    cache.save();
    return {
      html: pages[0]?.html,
      highlighted: highlighter.mock.calls.length,
      isRendered: resolveApi.mock.calls.length > 0,
      problems,
    };
  };
  return build;
}

/** A build that shares `kept` with the builds before it. */
function build(kept: Map<string, string>, ...args: Parameters<ReturnType<typeof start>>) {
  return start(kept)(...args);
}

const sample = ':api[Stage.raise]\n\n```bash\nnpm test\n```\n';

test('takes a document that has not changed from the store', () => {
  const kept = new Map<string, string>();
  const first = build(kept);

  const second = build(kept);

  expect(first).toMatchObject({ highlighted: 1, isRendered: true });
  expect(second).toEqual({ ...first, highlighted: 0, isRendered: false });
});

test('highlights only the samples that are new', () => {
  const kept = new Map<string, string>();
  build(kept);
  // A build that finds everything in the store leaves it as it is.
  build(kept);

  const edited = build(kept, guide(`New.\n\n${sample}\n\`\`\`bash\nnpm ci\n\`\`\`\n`));

  expect(edited).toMatchObject({ highlighted: 1, isRendered: true });
  expect(edited.html).toContain('npm test');
  expect(build(kept).highlighted).toBe(0);
});

test('renders the texts of a page again if the store has lost them or has others', () => {
  const kept = new Map<string, string>();
  const { html } = build(kept);
  const pages = [...kept.keys()].filter((name) => name.startsWith('pages/'));
  expect(pages).not.toEqual([]);
  for (const name of pages) kept.delete(name);
  expect(build(kept)).toMatchObject({ html, isRendered: true });

  for (const name of pages) kept.set(name, 'another\0<p>Old</p>\0\0Old');
  expect(build(kept).html).toBe(html);
});

test('regenerates everything that is damaged in the store', () => {
  const kept = new Map<string, string>();
  const first = build(kept);
  for (const [name, text] of kept) kept.set(name, text.slice(0, text.length / 2));

  expect(build(kept)).toEqual(first);
});

test('renders a document again when its text or something that it depends on changes', () => {
  const kept = new Map<string, string>();
  build(kept);

  expect(build(kept, guide(`New.\n\n${sample}`)).html).toContain('New.');
  expect(build(kept, guide(sample), { signature: 'b' }).isRendered).toBe(true);
});

test('keeps the problems of a document in the store, also if no page shows it', () => {
  const kept = new Map<string, string>();
  const wrong = guide(':::nope\nText.\n:::\n');
  const { problems } = build(kept, wrong);

  expect(problems).toHaveLength(1);
  expect(build(kept, wrong).problems).toEqual(problems);
  expect(build(new Map(), wrong, { drafts: true }).problems).toEqual(problems);
});

test('takes over what another thread has stored since, and renders what has changed', () => {
  const kept = new Map<string, string>();
  const buildHere = start(kept);
  buildHere(guide(':api[Stage.lower]'));
  build(kept);

  expect(buildHere().isRendered).toBe(false);
  expect(buildHere(guide(sample), { signature: 'b' }).isRendered).toBe(true);
});
