import type { DocsPlugin } from './docsPlugin.ts';
import type { EditionId } from './edition.ts';
import type { NavbarEntry } from './navbar.ts';
import type { SearchIndexes } from './search.ts';
import type { SidebarId, SidebarItem } from './sidebar.ts';
import type { SiteConfig } from './site.ts';
import type { VersionName } from './version.ts';

/** Which component of `shell/pages/` shows a page. */
export const PAGE_KINDS = ['doc', 'home', 'notFound', 'search'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

export interface PageLink {
  label: string;
  path: string;
}

/** Where a page is in another edition or version. */
export interface Counterpart {
  path: string;
  /**
   * `same`: under the same name; `moved`: under another name; `nearest`: it does not exist there,
   * and this page comes closest; `none`: nothing comes close, and this is where the docs begin.
   */
  match: 'same' | 'moved' | 'nearest' | 'none';
  /** The title of the page there, where it is another page. */
  title?: string | undefined;
  /** Anchors of this page that the other lacks, each with what stands in for it there; '' is the top. */
  anchors?: Readonly<Record<string, AnchorMatch>> | undefined;
}

/** Whether the reader lands on another page than the one meant. */
export function isElsewhere({ match }: Counterpart): boolean {
  return match === 'nearest' || match === 'none';
}

/** An anchor of the other page: the same place under another name, or the nearest one. */
export interface AnchorMatch {
  id: string;
  match: 'moved' | 'nearest';
}

/** A heading of an article. */
export interface TocEntry {
  id: string;
  /** Ids that it had before. */
  aliases: readonly string[];
  level: number;
  /** The heading's own inline markup. */
  html: string;
}

/** What the frame needs to know of a page. Paths are without the base URL. */
export interface PageMeta {
  path: string;
  kind: PageKind;
  title: string;
  description: string;
  edition: EditionId;
  version: VersionName;
  /** Absent on pages that are not docs: home, search and not found. */
  doc?: { plugin: DocsPlugin; id: string } | undefined;
  /** On not-found pages: the tree in which nothing was found; absent for the edition as a whole. */
  tree?: DocsPlugin | undefined;
  sidebar?: SidebarId | undefined;
  /** From the outermost category to the page itself; empty on pages without a sidebar. */
  breadcrumbs: { label: string; path?: string | undefined }[];
  /** Whether there are headings to list beside the article. */
  hasToc?: boolean | undefined;
  previous?: PageLink | undefined;
  next?: PageLink | undefined;
  /** This page, or the nearest one, in each edition and in each version. */
  editions: Record<EditionId, Counterpart>;
  versions: Record<VersionName, Counterpart>;
  /** The one URL that search engines keep; absent when it is `path` itself. */
  canonical?: string | undefined;
  /** The Markdown twin, such as `/docs/intro.md`; absent where there is none. */
  markdown?: string | undefined;
  /** The feed of releases, on pages that announce it. */
  feed?: string | undefined;
  /** The file this page is written in, from the repository root. */
  source?: string | undefined;
  /** When the file was last changed, as `2025-11-05`; absent where no history is at hand. */
  lastChanged?: string | undefined;
  /** Left out of sidebars, search and the sitemap; readers find it by its URL only. */
  isUnlisted?: true | undefined;
}

/** The parts of a page that are HTML already and that React leaves alone. */
export interface PageContent {
  /** The article, `<h1>` included. */
  html: string;
  /** The contents list: nested lists of links, or empty. */
  tocHtml: string;
}

/** What a page shares with its siblings: one file for each edition and version. */
export interface Frame {
  edition: EditionId;
  version: VersionName;
  site: PublicSite;
  sidebars: Record<SidebarId, SidebarItem[]>;
  /** Where the local search finds its files: all of them, for a look into other editions. */
  search: SearchIndexes;
}

/** A frame before its search files are made, which need the pages. */
export type BareFrame = Omit<Frame, 'search'>;

/** The part of the configuration that the browser needs. */
export type PublicSite = Omit<SiteConfig, 'redirects' | 'navbar'> & {
  navbar: Omit<SiteConfig['navbar'], 'items'> & { items: NavbarEntry[] };
};

/** The file behind an in-app navigation, at {@link dataPath}. */
export interface PageData {
  /** Another id than that of the open tab means that the site was redeployed. */
  build: string;
  /** URL of the frame file that goes with the page, base URL included. */
  frameUrl: string;
  meta: PageMeta;
  content: PageContent;
}

/** What the HTML of a page carries for hydration: the article is in the document already. */
export type PageState = Omit<PageData, 'content'>;

/** Whether a page may be offered to readers and search engines. */
export function isListed({ kind, isUnlisted }: PageMeta): boolean {
  return kind !== 'notFound' && !isUnlisted;
}

/** URLs and titles of all pages, for readers who came to one that does not exist. */
export const PAGE_LIST_PATH = '/data/pages.json';
export type PageList = [path: string, title: string][];

/** Where the data file of a page is served: `/docs/intro` → `/data/docs/intro.json`. */
export function dataPath(path: string): string {
  return `/data${path === '/' || path.endsWith('/') ? `${path}index` : path}.json`;
}
