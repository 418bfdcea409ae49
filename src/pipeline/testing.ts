import type { SidebarSource } from '#model/sidebar.ts';
import type { SiteConfig } from '#model/site.ts';
import { type BuiltSite, createPageBuilder, type Reference } from './buildPages.ts';
import type { DocTools } from './docCache.ts';
import { type CacheStore, NO_STORE } from './cacheStore.ts';
import { plainHighlighter, SAMPLES_DATA, testSite } from './markdown/testing.ts';
import { idOfFile, type SourceFile } from './parseDoc.ts';

const testTools: DocTools & { reference: Reference } = {
  reference: () => ({ docs: [], problems: [] }),
  highlighter: plainHighlighter,
  resolveApi: (name) => ({ ok: true, reference: { text: name } }),
  data: SAMPLES_DATA,
  store: NO_STORE,
};

/** A guide with a valid front matter; its body begins after it. */
export function guide(id: string, body = 'Text.', frontMatter = ''): SourceFile {
  const text = `---\ntitle: About ${id}\ndescription: All about ${id}.\n${frontMatter}---\n\n${body}\n`;
  return { path: `content/docs/${id}.md`, text };
}

export interface TestContent {
  docs: SourceFile[];
  home?: SourceFile[];
  /** Left out: all guides, in a category. */
  sidebar?: SidebarSource[];
  site?: Partial<SiteConfig>;
  tools?: Partial<DocTools>;
}

/** Builds the pages of a small site. */
export function buildTestSite(content: TestContent): BuiltSite {
  const { docs, home = [], sidebar, site = {}, tools = {} } = content;
  const preparePages = createPageBuilder({ ...testTools, ...tools });
  const items = docs.map(({ path }) => ({ type: 'doc' as const, id: idOfFile(path) }));
  const listed = sidebar ?? [{ type: 'category', label: 'Start', collapsed: false, items }];
  const sidebars = { docs: listed, api: [], community: [] };
  return preparePages({
    site: { ...testSite, ...site },
    siteSource:
      "const siteConfig = {\n  redirects: [\n    { from: 'a' },\n    { from: 'b' },\n  ],\n};",
    content: {
      docs,
      api: [],
      community: [],
      home,
      images: [],
      sampleLinks: {},
      sidebars: { current: sidebars, stable: sidebars },
      sidebarsSource: "const docs = [\n  { type: 'doc', id: 'seets' },\n];",
    },
    images: { get: () => undefined },
    imagesKey: '',
    lastChanged: () => undefined,
    showsDrafts: false,
  }).finish();
}

/** A store in memory, for builds that follow each other. */
export function memoryStore(kept = new Map<string, string>()): CacheStore {
  return {
    has: (name) => kept.has(name),
    read: (name) => kept.get(name),
    write: (name, text) => void kept.set(name, text),
  };
}
