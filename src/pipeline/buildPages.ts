import { createHash } from 'node:crypto';
import type { BareFrame, PageContent, PageMeta } from '#model/page.ts';
import { docPath } from '#model/path.ts';
import type { Problem } from '#model/problem.ts';
import { RELEASE_NOTES } from '#model/releaseFeed.ts';
import type { PageSection } from '#model/search.ts';
import type { SiteConfig } from '#model/site.ts';
import type { Catalog, Entry } from './catalog.ts';
import { makeCatalog } from './catalog.ts';
import { checkConfigLinks } from './checkConfigLinks.ts';
import { checkLinks } from './checkLinks.ts';
import type { Collection, Content } from './content.ts';
import type { Images } from '#features/images/prepareImages.ts';
import type { Lists } from '#features/feature.ts';
import type { Flag } from './markdown/flagsOf.ts';
import { makeFrames } from './makeFrames.ts';
import { createCounterparts } from './counterparts.ts';
import { docMeta, notFoundMetas, searchMetas } from './pageMeta.ts';
import type { Doc, SourceFile } from './parseDoc.ts';
import type { DocTools, Rendered } from './docCache.ts';
import { createDocCache } from './docCache.ts';
import type { ResolvedRedirect } from './redirects.ts';
import { resolveRedirects } from './redirects.ts';
import { checkSidebars } from './checkSidebars.ts';
import { createUsedIn } from './usedIn.ts';

export interface Page {
  meta: PageMeta;
  content: PageContent;
  /** The Markdown twin, on pages that have one. */
  markdown?: string | undefined;
  /** What search indexes; empty on not-found pages. */
  sections: PageSection[];
  flags: Flag[];
  /** Search keywords from the front matter. */
  keywords: readonly string[];
}

export interface BuiltSite {
  site: SiteConfig;
  pages: Page[];
  frames: BareFrame[];
  redirects: ResolvedRedirect[];
  problems: Problem[];
}

export interface BuildPagesInput {
  site: SiteConfig;
  /** The text of `site.config.ts`, to locate problems. */
  siteSource: string;
  content: Content;
  images: Images;
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

/** Checks the prose of guides; each comes with the text of its file. */
export type ProseCheck = (guides: readonly { doc: Doc; text: string }[]) => Problem[];

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
    const { site, siteSource, content, images, lastChanged, showsDrafts } = input;
    const problems: Problem[] = [];
    const keep = <T extends { problems: Problem[] }>(result: T): T => {
      problems.push(...result.problems);
      return result;
    };

    const parse = (collection: Exclude<Collection, 'api'>): Doc[] =>
      content[collection].flatMap((file) => keep(cache.parse(file, site)).doc ?? []);
    const guides = parse('docs');
    problems.push(...(input.checkProse?.(withTexts(guides, content.docs)) ?? []));
    const reference = listsClasses(content)
      ? keep(tools.reference({ site, files: content.api, guides }))
      : { docs: [] };
    for (const { doc, fingerprint } of reference.docs) cache.adopt(doc, fingerprint);
    const docs = {
      docs: guides,
      api: reference.docs.map(({ doc }) => doc),
      community: parse('community'),
      home: parse('home'),
    };
    const { catalog } = keep(makeCatalog(docs, site, { showsDrafts }));
    const { entries } = catalog;
    const signature = renderSignature({
      site,
      catalog,
      images,
      files: content.images,
      lists: tools.lists,
    });
    const render = (entry: Entry) => cache.render(entry, { site, catalog, images, signature });

    const finish = (): BuiltSite => {
      problems.push(...checkSidebars(content, docs));
      const { frames } = keep(makeFrames({ site, siteSource, content, catalog }));
      const rendered = entries.map((entry) => ({ entry, page: keep(render(entry)).page }));
      cache.save();
      problems.push(...checkLinks(rendered));

      const counterpartsOf = createCounterparts({ site, catalog, frames, rendered });
      const withUses = createUsedIn(rendered, site);
      const pages: Page[] = rendered.map(({ entry, page }) => {
        const { html, markdown } = withUses({ entry, page });
        return {
          meta: docMeta({
            entry,
            site,
            frames,
            counterparts: counterpartsOf(entry),
            lastChanged: lastChanged(entry.doc.file),
            hasToc: page.tocHtml !== '',
            hasFeed: announcesFeed(entry, catalog),
          }),
          content: { html, tocHtml: page.tocHtml },
          markdown,
          sections: page.sections,
          flags: page.flags,
          keywords: entry.doc.frontMatter.keywords,
        };
      });
      const searchPages = searchMetas(site, catalog);
      for (const meta of [...notFoundMetas(site, catalog), ...searchPages]) {
        const content = { html: '', tocHtml: '' };
        pages.push({ meta, content, sections: [], flags: [], keywords: [] });
      }

      const paths = new Set([...catalog.byPath.keys(), ...searchPages.map(({ path }) => path)]);
      problems.push(...checkConfigLinks({ site, paths, source: siteSource }));
      const { redirects } = keep(resolveRedirects({ site, paths, source: siteSource }));
      return { site, pages, frames, redirects, problems };
    };
    return { entries, render, save: cache.saveDoc, restore: cache.restoreDoc, finish };
  };
}

function withTexts(docs: readonly Doc[], files: readonly SourceFile[]) {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return docs.map((doc) => ({ doc, text: texts.get(doc.file) ?? '' }));
}

/** Home pages and the notes themselves, where the edition has release notes. */
function announcesFeed({ doc, edition, version, collection }: Entry, catalog: Catalog): boolean {
  if (collection !== 'home') return doc.id === RELEASE_NOTES;
  return catalog.byPath.has(docPath(edition, version, RELEASE_NOTES));
}

/** A site whose sidebars name no class has no reference. */
function listsClasses({ sidebars }: Content): boolean {
  return Object.values(sidebars).some(({ api }) => api.length > 0);
}

/** Everything other than a document's own text that its renderings depend on. */
function renderSignature(parts: {
  site: SiteConfig;
  catalog: Catalog;
  images: Images;
  files: string[];
  lists: Lists;
}): string {
  const pictures = parts.files.map((file) => [file, parts.images.get(file)]);
  const text = JSON.stringify([parts.site, parts.catalog.signature, pictures, parts.lists]);
  return createHash('sha256').update(text).digest('hex');
}
