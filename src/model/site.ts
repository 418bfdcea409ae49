import type { Edition } from './edition.ts';
import type { Version } from './version.ts';

/** Everything about the site that is decided in `site.config.ts`. */
export interface SiteConfig {
  title: string;
  tagline: string;
  /** Scheme and host, without a slash at the end. */
  url: string;
  /** Where the site lives below the host: `/`, or `/sub/`. */
  baseUrl: string;
  /** URLs never end with a slash, save that of a home page. */
  trailingSlash: false;
  product: string;
  editions: Edition[];
  versions: Version[];
  colorMode: ColorModeConfig;
  /**
   * `hideOnScroll` takes the bar away while the reader scrolls down; off unless set
   * (behavior navbar-hides-on-scroll).
   */
  navbar: { items: NavbarItem[]; hideOnScroll?: boolean | undefined };
  footer: FooterConfig;
  announcementBar?: AnnouncementBar | undefined;
  search: SearchConfig;
  /** Where readers can look at the source of a page; `{file}` stands for the path in the repository. */
  sourceUrl?: string | undefined;
  /**
   * Explains on the home page that a wrong `baseUrl` keeps it from loading; on unless `false`
   * (behavior base-url-banner).
   */
  baseUrlBanner?: boolean | BaseUrlBanner | undefined;
  /** Where readers report a problem with a page; `{title}` and `{body}` stand for what is filled in. */
  reportUrl?: string | undefined;
  redirects: Redirect[];
}

export interface ColorModeConfig {
  /** Used where no system preference can be read, and when respect for it is off (behavior color-mode-first-paint). */
  defaultMode: 'light' | 'dark';
  respectSystem: boolean;
  /** Takes the toggle away. */
  disableSwitch: boolean;
}

interface NavbarItemBase {
  label?: string | undefined;
  position?: 'left' | 'right' | undefined;
}

export type NavbarItem = NavbarItemBase &
  (
    | { type: 'link'; to: string }
    | { type: 'link'; href: string; icon?: 'github' | 'chat' | undefined }
    | { type: 'doc'; docId: string; docsPluginId?: string | undefined }
    | { type: 'docSidebar'; sidebarId: string; docsPluginId?: string | undefined }
    | { type: 'docsVersion'; docsPluginId?: string | undefined }
    | { type: 'docsVersionDropdown'; versions?: string[] | undefined }
    | { type: 'dropdown'; items: NavbarDropdownItem[] }
    | { type: 'html'; value: string }
    | { type: 'search' }
  );

export const NAVBAR_ITEM_TYPES: readonly NavbarItem['type'][] = [
  'link',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
  'dropdown',
  'html',
  'search',
];

export interface NavbarDropdownItem {
  label: string;
  to?: string | undefined;
  href?: string | undefined;
  /** Marks an edition link: it leads to the same page in the edition with this prefix. */
  'data-language-prefix'?: string | undefined;
}

export interface FooterConfig {
  columns: { title: string; links: FooterLink[] }[];
  /** The holder in the copyright line; the year stands before it. */
  copyright: string;
  copyrightYear: number;
  /** One line on who makes the site. */
  note: string;
}

export type FooterLink = { label: string; to: string } | { label: string; href: string };

export interface AnnouncementBar {
  /** Changing it shows the bar again to those who closed it. */
  id: string;
  /** HTML of one line; links in it work as everywhere. */
  content: string;
  /** Colors as in a style sheet; left out: those of the site. */
  backgroundColor?: string | undefined;
  textColor?: string | undefined;
  isCloseable: boolean;
}

/** Other words and another look for the banner; what is left out stays as it is. */
export interface BaseUrlBanner {
  /**
   * `{baseUrl}` stands for the setting, `{default}` for a remark where it is `/`, and `{suggestion}`
   * for the path of the page. Styles of elements stand in `data-style`.
   */
  html?: string | undefined;
  /** The declarations of the box. */
  style?: string | undefined;
}

/** Search; without `appId` the built-in index responds alone. {@link searchSettings} has the defaults. */
export interface SearchConfig {
  /** The hosted service: its application, a key that may only search, and the index of the first edition. */
  appId?: string | undefined;
  apiKey?: string | undefined;
  indexName?: string | undefined;
  /** Asked in place of the service's own hosts: for tests, and for a proxy of one's own. */
  hosts?: { url: string }[] | undefined;
  /** Added to the filters by version; `['language:en', ['tag:a', 'tag:b']]` is an and of ors. */
  facetFilters?: FacetFilter[] | undefined;
  /** Sent along with every query; wins over what the site would send. */
  searchParameters?: Readonly<Record<string, unknown>> | undefined;
  /** Whether only the version being read is searched. */
  contextualSearch?: boolean | undefined;
  /** Hits with a URL that fits lead to another site and keep it. */
  externalUrlRegex?: string | undefined;
  /** Changes the paths of hits: `from` is a regular expression. */
  replaceSearchResultPathname?: { from: string; to: string } | undefined;
  /** Where the search page is below an edition's prefix; `false` takes it away. */
  searchPagePath?: string | false | undefined;
  /** Lets the service tell clicks on its responses apart. */
  insights?: boolean | undefined;
  /** Keeps recent and favorite searches from being stored. */
  disableUserPersonalization?: boolean | undefined;
  /** Shown in the empty search box. */
  placeholder?: string | undefined;
  maxResultsPerGroup?: number | undefined;
  /** Where readers say that something should have been found; `{query}` stands for what they typed. */
  missingResultsUrl?: string | undefined;
}

/** One condition, or several of which one must hold. */
export type FacetFilter = string | string[];

/** An old URL that must keep working. */
export interface Redirect {
  /**
   * Where `from` is found: `site`, once; `edition`, below each edition's prefix; `docs`, below
   * `docs` of each edition and version.
   */
  scope: 'site' | 'edition' | 'docs';
  /** Without the scope's own part: `test-intro` in scope `docs` is `/python/docs/next/test-intro`. */
  from: string;
  /** In order of preference: the first that exists in the scope is taken. A `/` first means site-wide. */
  to: string[];
}
