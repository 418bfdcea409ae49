import type { DocsPlugin } from './docsPlugin.ts';
import type { EditionId } from './edition.ts';
import type { NavbarEntry } from './navbar.ts';
import type { SidebarId, SidebarItem } from './sidebar.ts';
import type { SiteConfig } from './site.ts';
import type { VersionName } from './version.ts';

/** The component in `shell/pages/` that renders a page. */
export const PAGE_KINDS = ['doc', 'home', 'notFound', 'search'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

export interface PageLink {
  label: string;
  path: string;
}

/** The page in another edition or version. */
export interface Counterpart {
  path: string;
  /**
   * `same`: under the same name; `moved`: under another name; `nearest`: missing, this is the closest page;
   * `none`: missing and nothing is close, this is the start of the docs.
   */
  match: 'same' | 'moved' | 'nearest' | 'none';
  /** The title of the page there, if it is a different page. */
  title?: string | undefined;
  /** Anchors of this page that the other one lacks, each with its replacement; '' is the top. */
  anchors?: Readonly<Record<string, AnchorMatch>> | undefined;
}

/** Whether the reader lands on a different page than expected. */
export function isElsewhere({ match }: Counterpart): boolean {
  return match === 'nearest' || match === 'none';
}

/** An anchor of the other page: the same section under another name, or the nearest one. */
export interface AnchorMatch {
  id: string;
  match: 'moved' | 'nearest';
}

/** A heading of an article. */
export interface TocEntry {
  id: string;
  /** Former ids. */
  aliases: readonly string[];
  level: number;
  /** The heading's own inline markup. */
  html: string;
}

/** What the frame needs to know about a page. Paths don't include the base URL. */
export interface PageMeta {
  path: string;
  kind: PageKind;
  title: string;
  description: string;
  edition: EditionId;
  version: VersionName;
  /** Absent on pages outside the docs: home, search and not found. */
  doc?: { plugin: DocsPlugin; id: string } | undefined;
  /** On not-found pages: the docs tree of the URL; absent for the edition as a whole. */
  tree?: DocsPlugin | undefined;
  sidebar?: SidebarId | undefined;
  /** From the outermost category to the page; empty on pages without a sidebar. */
  breadcrumbs: { label: string; path?: string | undefined }[];
  /** Whether there are headings to list next to the article. */
  hasToc?: boolean | undefined;
  previous?: PageLink | undefined;
  next?: PageLink | undefined;
  /** This page, or the closest one, in each edition and version. */
  editions: Record<EditionId, Counterpart>;
  versions: Record<VersionName, Counterpart>;
  /** The canonical URL for search engines; absent when it is `path` itself. */
  canonical?: string | undefined;
  /** The Markdown twin, such as `/docs/intro.md`; absent if there is none. */
  markdown?: string | undefined;
  /** The release feed, on pages that link to it. */
  feed?: string | undefined;
  /** The source file of this page, from the repository root. */
  source?: string | undefined;
  /** The date of the last change, such as `2025-11-05`; absent without Git history. */
  lastChanged?: string | undefined;
  /** Left out of sidebars, search and the sitemap; accessible only by its URL. */
  isUnlisted?: true | undefined;
}

/** The parts of a page that are HTML before its component is rendered. */
export interface PageContent {
  /** The article, `<h1>` included. */
  html: string;
  /** The contents list: nested lists of links, or empty. */
  tocHtml: string;
}

/** What pages of one edition and version share. */
export interface Frame {
  edition: EditionId;
  version: VersionName;
  site: SiteInEdition;
  sidebars: Record<SidebarId, SidebarItem[]>;
  start: StartPlace[];
}

/** A page that search offers before anything is typed. */
export interface StartPlace {
  title: string;
  /** Without the base URL. */
  path: string;
}

/** The configuration as the components around an article show it. */
export type SiteInEdition = Omit<SiteConfig, 'redirects' | 'navbar'> & {
  navbar: Omit<SiteConfig['navbar'], 'items'> & { items: NavbarEntry[] };
};

/** The part of the configuration that the browser needs. */
export type PublicSite = Omit<SiteInEdition, 'navbar' | 'footer'> & {
  navbar: Omit<SiteConfig['navbar'], 'items'>;
};

/** The frame in the browser: one file for each edition and version, with the HTML of everything around `main`. */
export interface FrameData {
  site: PublicSite;
  navbar: string;
  /** The dialog that replaces navbar and sidebar on narrow screens. */
  menu: string;
  footer: string;
  sidebars: Record<SidebarId, string>;
  start: StartPlace[];
}

/** What the browser knows about a page. */
export type ShownMeta = Pick<
  PageMeta,
  | ('path' | 'kind' | 'title' | 'edition' | 'version' | 'doc' | 'tree' | 'sidebar')
  | ('editions' | 'versions')
>;

/** In the HTML of a page. */
export interface PageState {
  /** A different id than that of the open tab leads to a full load: the site was redeployed, or the page is a lab. */
  build: string;
  /** URL of the page's frame file, including the base URL. */
  frameUrl: string;
  meta: ShownMeta;
}

/** The data file of an in-app navigation, at {@link dataPath}. */
export interface PageData extends PageState {
  /** The HTML of the elements of the head that differ between pages. */
  head: string;
  /** The HTML of the page between navbar and footer, without the sidebar. */
  main: string;
}

/** Whether a page may be listed for readers and search engines. */
export function isListed({ kind, isUnlisted }: PageMeta): boolean {
  return kind !== 'notFound' && !isUnlisted;
}

/** URLs and titles of all pages, to suggest some on the not-found page. */
export const PAGE_LIST_PATH = '/data/pages.json';
export type PageList = [path: string, title: string][];

/** The URL of a page's data file: `/docs/intro` → `/data/docs/intro.json`. */
export function dataPath(path: string): string {
  return `/data${path === '/' || path.endsWith('/') ? `${path}index` : path}.json`;
}
