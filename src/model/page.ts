import type { EditionId } from './edition.ts';
import type { SidebarItem } from './sidebar.ts';
import type { SiteConfig } from './site.ts';
import type { VersionName } from './version.ts';

/** Which component of `shell/pages/` shows a page. */
export const PAGE_KINDS = ['doc', 'home', 'notFound'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** Which sidebars exist in an edition and version. */
export type SidebarId = 'docs' | 'community';

/** The docs trees of the site; a plugin in the words of the specification (spec §3). */
export type DocsPlugin = 'default' | 'community';

export interface PageLink {
  label: string;
  path: string;
}

/** Where a page is in another edition or version: itself, or the page nearest to it. */
export interface Counterpart {
  path: string;
  match: 'same' | 'nearest';
}

/** A heading of the contents list. */
export interface TocEntry {
  id: string;
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
  /** Absent on pages that are not docs: home and not found. */
  doc?: { plugin: DocsPlugin; id: string } | undefined;
  sidebar?: SidebarId | undefined;
  /** From the outermost category to the page itself; empty on pages without a sidebar. */
  breadcrumbs: { label: string; path?: string | undefined }[];
  previous?: PageLink | undefined;
  next?: PageLink | undefined;
  /** This page, or the nearest one, in each edition and in each version. */
  editions: Record<EditionId, Counterpart>;
  versions: Record<VersionName, Counterpart>;
  /** The one address that search engines keep; absent when it is `path` itself. */
  canonical?: string | undefined;
  /** The Markdown twin, such as `/docs/intro.md`; absent where there is none. */
  markdown?: string | undefined;
  /** The file this page is written in, from the repository root. */
  source?: string | undefined;
}

/** The parts of a page that are HTML already and that React leaves alone. */
export interface PageContent {
  /** The article, `<h1>` included. */
  html: string;
  /** The contents list: nested lists of links, or empty. */
  tocHtml: string;
}

/** What a page shares with its neighbours: one file for each edition and version. */
export interface Frame {
  edition: EditionId;
  version: VersionName;
  site: PublicSite;
  sidebars: Record<SidebarId, SidebarItem[]>;
}

/** The part of the configuration that the browser needs. */
export type PublicSite = Omit<SiteConfig, 'redirects'>;

/** The file behind an in-app navigation, at {@link dataPath}. */
export interface PageData {
  /** Another id than that of the open tab means that the site was deployed anew. */
  build: string;
  /** Address of the frame file that goes with the page, base URL included. */
  frameUrl: string;
  meta: PageMeta;
  content: PageContent;
}

/** What the HTML of a page carries for hydration: the article is in the document already. */
export type PageState = Omit<PageData, 'content'>;

/** Where the data file of a page is served: `/docs/intro` → `/data/docs/intro.json`. */
export function dataPath(path: string): string {
  return `/data${path === '/' || path.endsWith('/') ? `${path}index` : path}.json`;
}
