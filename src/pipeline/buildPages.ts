import { createHash } from 'node:crypto';
import type { Frame, PageMeta } from '#model/page.ts';
import { docPath } from '#model/path.ts';
import type { Problem } from '#model/problem.ts';
import type { PageSection } from '#model/search.ts';
import type { SiteConfig } from '#model/site.ts';
import type { Catalog, Entry } from './catalog.ts';
import { makeCatalog } from './catalog.ts';
import { checkConfigLinks, checkLinks } from './checkLinks.ts';
import type { Collection, Content } from './content.ts';
import type { Chronicle, FeedEntry, Images } from '#features/feature.ts';
import type { FeatureValues } from '#features/featureData.ts';
import { CHRONICLES } from '#features/render.ts';
import type { Flag } from './markdown/flagsOf.ts';
import { makeFrames } from './makeFrames.ts';
import { createCounterparts } from './counterparts.ts';
import { docMeta, notFoundMetas, searchMetas } from './pageMeta.ts';
import type { PageTexts } from './cacheStore.ts';
import type { Doc, SourceFile } from './parseDoc.ts';
import type { DocTools, Rendered } from './docCache.ts';
import { createDocCache } from './docCache.ts';
import type { ResolvedRedirect } from './redirects.ts';
import { resolveRedirects } from './redirects.ts';
import { checkSidebars } from './resolveSidebars.ts';
import { createUsedIn } from './usedIn.ts';

export interface Page {
  meta: PageMeta;
  /** Changes with the texts. */
  textsKey: string;
  /** What stands on the page, read from the cache. */
  texts: () => PageTexts;
  /** Whether it is a document of its own, which readers enter and leave by a full load. */
  standsAlone: boolean;
  /** The size of the Markdown twin, on pages that have one. */
  twinBytes?: number | undefined;
  /** What search indexes; empty on not-found pages. */
  sections: PageSection[];
  flags: Flag[];
  /** What its feed shows, in a guide that records what happened. */
  entries?: FeedEntry[] | undefined;
  /** The section of the site to which its search results belong, if not that of its sidebar. */
  section?: string | undefined;
  /** Search keywords from the front matter. */
  keywords: readonly string[];
}

export interface BuiltSite {
  site: SiteConfig;
  pages: Page[];
  frames: Frame[];
  redirects: ResolvedRedirect[];
  problems: Problem[];
}

export interface BuildPagesInput {
  site: SiteConfig;
  /** The text of `site.config.ts`, to locate problems. */
  siteSource: string;
  content: Content;
  images: Images;
  /** Changes with any of them. */
  imagesKey: string;
  /** The date of a file's last change, such as `2025-11-05`. */
  lastChanged: (file: string) => string | undefined;
  /** Whether to build drafts, for authors. */
  showsDrafts: boolean;
  checkProse?: ProseCheck | undefined;
}

/** Generates the documents of the API reference; `files` are our own additions to it. */
export type Reference = (input: {
  site: SiteConfig;
  files: readonly SourceFile[];
  guides: readonly Doc[];
}) => {
  docs: { doc: Doc; fingerprint: string }[];
  problems: Problem[];
};

/** A guide and the text of its file. */
export interface Guide {
  doc: Doc;
  text: string;
}

/** Checks the prose of guides. */
export type ProseCheck = (guides: readonly Guide[]) => {
  /** Reads one of them, in the thread that has its tree. */
  read: (guide: Guide) => void;
  /** What is wrong in all of them. */
  problems: () => Problem[];
};

/** Pages before they are rendered. */
export interface PreparedPages {
  /** Every page that a document makes. */
  entries: readonly Entry[];
  render: (entry: Entry) => Rendered;
  /** Stores the pages of a document, for another thread to restore. */
  save: (file: string) => void;
  restore: (file: string) => void;
  /** Renders what is not rendered yet, and checks the whole. */
  finish: () => BuiltSite;
}

/** Makes the function that prepares pages from content; unchanged documents are not rendered again. */
export function createPageBuilder(tools: DocTools & { reference: Reference }) {
  const cache = createDocCache(tools);

  return function preparePages(input: BuildPagesInput): PreparedPages {
    const { site, siteSource, content, images, imagesKey, lastChanged, showsDrafts } = input;
    const problems: Problem[] = [];
    const keep = <T extends { problems: Problem[] }>(result: T): T => {
      problems.push(...result.problems);
      return result;
    };

    const open = (collection: Exclude<Collection, 'api'>): Doc[] =>
      content[collection].flatMap((file) => cache.open(file, site) ?? []);
    const guides = open('docs');
    const guidesOfFiles = withTexts(guides, content.docs);
    const prose = input.checkProse?.([...guidesOfFiles.values()]);
    const reference = listsClasses(content)
      ? keep(tools.reference({ site, files: content.api, guides }))
      : { docs: [] };
    for (const { doc, fingerprint } of reference.docs) cache.adopt(doc, fingerprint);
    const docs = {
      docs: guides,
      api: reference.docs.map(({ doc }) => doc),
      community: open('community'),
      home: open('home'),
    };
    const { catalog } = keep(makeCatalog(docs, site, { showsDrafts }));
    const { entries } = catalog;
    const signature = renderSignature({
      site,
      catalog,
      imagesKey,
      data: tools.data,
    });
    const renderInput = { site, catalog, images, signature };
    const render = (entry: Entry) => {
      const rendered = cache.render(entry, renderInput);
      const guide = guidesOfFiles.get(entry.doc.file);
      if (guide) prose?.read(guide);
      return rendered;
    };

    const finish = (): BuiltSite => {
      problems.push(...checkSidebars(content, docs));
      const { frames } = keep(makeFrames({ site, siteSource, content, catalog }));
      const rendered = entries.map((entry) => ({ entry, page: keep(render(entry)).page }));
      cache.save();
      for (const collection of ['docs', 'community', 'home'] as const) {
        problems.push(...content[collection].flatMap((file) => cache.problemsOf(file)));
      }
      problems.push(...(prose?.problems() ?? []), ...checkLinks(rendered));

      const counterpartsOf = createCounterparts({ site, catalog, frames, rendered });
      const usedIn = createUsedIn(rendered, site);
      const pages: Page[] = rendered.map(({ entry, page }) => {
        const uses = usedIn(entry);
        return {
          meta: docMeta({
            entry,
            site,
            frames,
            counterparts: counterpartsOf(entry),
            lastChanged: lastChanged(entry.doc.file),
            hasToc: page.hasToc,
            feed: announced(entry, catalog)?.feedPath(entry.edition),
          }),
          textsKey: page.hash + uses.key,
          texts: () => uses.addTo(cache.textsOf(entry, page, renderInput)),
          standsAlone: page.standsAlone,
          twinBytes: page.twinBytes,
          sections: page.sections,
          flags: page.flags,
          entries: page.entries,
          section: CHRONICLES.find(({ id }) => id === entry.doc.id)?.section,
          keywords: entry.doc.frontMatter.keywords,
        };
      });
      const searchPages = searchMetas(site, catalog);
      for (const meta of [...notFoundMetas(site, catalog), ...searchPages]) {
        pages.push({ meta, ...NO_TEXTS, sections: [], flags: [], keywords: [] });
      }

      const paths = new Set([...catalog.byPath.keys(), ...searchPages.map(({ path }) => path)]);
      problems.push(...checkConfigLinks({ site, paths, source: siteSource }));
      const { redirects } = keep(resolveRedirects({ site, paths, source: siteSource }));
      return { site, pages, frames, redirects, problems };
    };
    return { entries, render, save: cache.saveDoc, restore: cache.restoreDoc, finish };
  };
}

/** Of pages that React renders as a whole. */
const NO_TEXTS = {
  textsKey: '',
  texts: () => ({ html: '', tocHtml: '', markdown: '' }),
  standsAlone: false,
};

/** Documents with their texts, by file. */
function withTexts(docs: readonly Doc[], files: readonly SourceFile[]): Map<string, Guide> {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return new Map(docs.map((doc) => [doc.file, { doc, text: texts.get(doc.file) ?? '' }]));
}

/** Home pages, where the edition has such a guide, and the guide itself announce its feed. */
function announced(entry: Entry, catalog: Catalog): Chronicle | undefined {
  const { doc, edition, version, collection } = entry;
  return CHRONICLES.find(({ id }) =>
    collection === 'home' ? catalog.byPath.has(docPath(edition, version, id)) : doc.id === id,
  );
}

/** A site whose sidebars name no class has no reference. */
function listsClasses({ sidebars }: Content): boolean {
  return Object.values(sidebars).some(({ api }) => api.length > 0);
}

/** Everything other than a document's own text that its renderings depend on. */
function renderSignature(parts: {
  site: SiteConfig;
  catalog: Catalog;
  imagesKey: string;
  data: FeatureValues;
}): string {
  const { site, catalog, imagesKey, data } = parts;
  const text = JSON.stringify([site, catalog.signature, imagesKey, data]);
  return createHash('sha256').update(text).digest('hex');
}
