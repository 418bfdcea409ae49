import type { PageMeta } from '#model/page.ts';
import { docPath } from '#model/path.ts';
import type { Problem } from '#model/problem.ts';
import type { SidebarSource } from '#model/sidebar.ts';
import type { SiteConfig } from '#model/site.ts';
import type { Chronicle, Images } from '#features/feature.ts';
import { CHRONICLES } from '#features/render.ts';
import { keyOf, type PageTexts } from './cacheStore.ts';
import { type Catalog, type Entry, makeCatalog, titlesOf } from './catalog.ts';
import { checkConfigLinks, checkLinks } from './checkLinks.ts';
import type { Content } from './content.ts';
import { createCounterparts } from './counterparts.ts';
import { createDocCache, type DocTools, type RenderedPage } from './docCache.ts';
import { makeFrames } from './makeFrames.ts';
import { oncePerText } from './oncePerText.ts';
import { docMeta, notFoundMetas, searchMetas } from './pageMeta.ts';
import { type Doc, parseDoc, type SourceFile } from './parseDoc.ts';
import { resolveRedirects } from './redirects.ts';
import { checkSidebars } from './resolveSidebars.ts';
import { createUsedIn } from './usedIn.ts';

export interface Page extends Pick<RenderedPage, 'standsAlone' | 'sections' | 'flags' | 'entries'> {
  meta: PageMeta;
  /** Changes with the texts. */
  textsKey: string;
  /** What stands on the page, read from the cache. */
  texts: () => PageTexts;
  /** The size of the Markdown twin, on pages that have one. */
  twinBytes?: number;
  /** The section of the site to which its search results belong, if not that of its sidebar. */
  section?: string | undefined;
  /** Search keywords from the front matter. */
  keywords: readonly string[];
  /** What the sidebar calls it, if not by its title. */
  label?: string | undefined;
}

export type BuiltSite = ReturnType<PreparedPages['finish']>;

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
  /** Those of the reference, one for each version. */
  sidebars: readonly (readonly SidebarSource[])[];
}) => { docs: Doc[]; problems: Problem[] };

/** Checks the prose of guides. */
export type ProseCheck = (guides: readonly Doc[]) => {
  /** Reads one of them, in the thread that has its tree. */
  read: (guide: Doc) => void;
  /** What is wrong in all of them. */
  problems: () => Problem[];
};

/** Pages before they are rendered. */
export type PreparedPages = ReturnType<ReturnType<typeof createPageBuilder>>;

/** Makes the function that prepares pages from content; unchanged documents are not rendered again. */
export function createPageBuilder(tools: DocTools & { reference: Reference }) {
  const parse = oncePerText(parseDoc);
  const beginBuild = createDocCache(tools);

  return function preparePages(input: BuildPagesInput) {
    const { site, siteSource, content, images, imagesKey, lastChanged, showsDrafts } = input;
    const problems: Problem[] = [];
    const keep = <T extends { problems: Problem[] }>(result: T): T => {
      problems.push(...result.problems);
      return result;
    };

    const open = (collection: 'docs' | 'community' | 'home') =>
      content[collection].flatMap((file) => parse(file, site).doc ?? []);
    const guides = open('docs');
    const prose = input.checkProse?.(guides);
    // A site whose sidebars name no class has no reference.
    const sidebars = Object.values(content.sidebars).flatMap(({ api }) =>
      api.length > 0 ? [api] : [],
    );
    const reference =
      sidebars.length > 0
        ? keep(tools.reference({ site, files: content.api, guides, sidebars }))
        : { docs: [] };
    const docs = {
      docs: guides,
      api: reference.docs,
      community: open('community'),
      home: open('home'),
    };
    const { catalog } = keep(makeCatalog(docs, site, { showsDrafts }));
    const { entries } = catalog;
    // Everything other than a document's own text that its renderings depend on.
    const signature = keyOf(site, catalog.signature, imagesKey, tools.data);
    const cache = beginBuild({
      site,
      catalog,
      images,
      signature,
      sampleLinks: content.sampleLinks,
    });
    const render = (entry: Entry): { page: RenderedPage; problems: Problem[] } => {
      const rendered = cache.render(entry);
      if (entry.collection === 'docs') prose?.read(entry.doc);
      return rendered;
    };

    const finish = () => {
      problems.push(...checkSidebars(content, docs));
      const { frames } = keep(makeFrames({ site, siteSource, content, catalog }));
      const rendered = entries.map((entry) => ({ entry, page: keep(render(entry)).page }));
      for (const file of [...content.docs, ...content.community, ...content.home]) {
        const parsed = parse(file, site);
        problems.push(...(parsed.doc ? cache.problemsOf(parsed.doc) : parsed.problems));
      }
      cache.save();
      problems.push(...(prose?.problems() ?? []), ...checkLinks(rendered));

      const counterpartsOf = createCounterparts({ site, catalog, frames, rendered });
      const usedIn = createUsedIn(rendered, site);
      const pages: Page[] = rendered.map(({ entry, page }) => {
        const uses = usedIn(entry);
        return {
          ...page,
          meta: {
            ...docMeta(entry, site, frames),
            ...counterpartsOf(entry),
            lastChanged: lastChanged(entry.doc.file),
            ...(entry.collection !== 'home' && { hasToc: page.hasToc }),
            feed: announced(entry, catalog)?.feedPath(entry.edition),
          },
          textsKey: page.hash + uses.key,
          texts: () => uses.addTo(cache.textsOf(entry)),
          section: CHRONICLES.find(({ id }) => id === entry.doc.id)?.section,
          keywords: entry.doc.frontMatter.keywords,
          label: titlesOf(entry).label,
        };
      });
      const searchPages = searchMetas(site, catalog);
      for (const meta of [...notFoundMetas(site, catalog), ...searchPages]) {
        pages.push({ meta, ...NO_ARTICLE });
      }

      const paths = new Set([...catalog.byPath.keys(), ...searchPages.map(({ path }) => path)]);
      problems.push(...checkConfigLinks({ site, paths, source: siteSource }));
      const { redirects } = keep(resolveRedirects({ site, paths, source: siteSource }));
      return { site, pages, frames, redirects, problems };
    };
    return {
      /** Every page that a document makes. */
      entries,
      render,
      /** Stores the pages of a document, where another thread finds them. */
      save: cache.save,
      /** Renders what is not rendered yet, and checks the whole. */
      finish,
    };
  };
}

/** Of pages that React renders as a whole. */
const NO_ARTICLE = {
  textsKey: '',
  texts: () => ({ html: '', tocHtml: '', markdown: '' }),
  standsAlone: false,
  sections: [],
  flags: [],
  entries: undefined,
  keywords: [],
};

/** Home pages, where the edition has such a guide, and the guide itself announce its feed. */
function announced(entry: Entry, catalog: Catalog): Chronicle | undefined {
  const { doc, edition, version, collection } = entry;
  return CHRONICLES.find(({ id }) =>
    collection === 'home' ? catalog.byPath.has(docPath(edition, version, id)) : doc.id === id,
  );
}
