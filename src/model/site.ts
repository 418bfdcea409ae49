import type { Edition } from './edition.ts';
import type { Version } from './version.ts';

/** Everything about the site that is decided in `site.config.ts`. */
export interface SiteConfig {
  title: string;
  tagline: string;
  /** Scheme and host, without a trailing slash. */
  url: string;
  /** Where the site lives below the host: `/`, or `/sub/`. */
  baseUrl: string;
  /** URLs never end with a slash, except those of home pages. */
  trailingSlash: false;
  product: string;
  editions: Edition[];
  versions: Version[];
  colorMode: ColorModeConfig;
  /**
   * `hideOnScroll` hides the navbar while the reader scrolls down; off by default (behavior
   * navbar-hides-on-scroll).
   */
  navbar: { items: NavbarItem[]; hideOnScroll?: boolean | undefined };
  footer: FooterConfig;
  announcementBar?: AnnouncementBar | undefined;
  search: SearchConfig;
  /** Link to the source of a page; `{file}` is replaced by its path in the repository. */
  sourceUrl?: string | undefined;
  /**
   * Explains on the home page that a wrong `baseUrl` keeps it from loading; on unless `false` (behavior
   * base-url-banner).
   */
  baseUrlBanner?: boolean | BaseUrlBanner | undefined;
  /** Link to report a problem with a page; `{title}` and `{body}` are replaced. */
  reportUrl?: string | undefined;
  redirects: Redirect[];
}

export interface ColorModeConfig {
  /** Used if the system preference is unknown or not respected (behavior color-mode-first-paint). */
  defaultMode: 'light' | 'dark';
  respectSystem: boolean;
  /** Hides the toggle. */
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
  /** Marks an edition link: it goes to the same page in the edition with this prefix. */
  'data-language-prefix'?: string | undefined;
}

interface FooterConfig {
  columns: { title: string; links: FooterLink[] }[];
  /** The copyright holder; the year is added. */
  copyright: string;
  copyrightYear: number;
  /** One line about who makes the site. */
  note: string;
}

type FooterLink = { label: string; to: string } | { label: string; href: string };

interface AnnouncementBar {
  /** Changing it shows the bar again to those who closed it. */
  id: string;
  /** HTML on one line; in-app links in it work as usual. */
  content: string;
  /** CSS colors; default: those of the site. */
  backgroundColor?: string | undefined;
  textColor?: string | undefined;
  isCloseable: boolean;
}

/** Custom text and style for the banner; missing fields keep their defaults. */
interface BaseUrlBanner {
  /**
   * `{baseUrl}` is replaced by the setting, `{default}` by a remark if it is `/`, and `{suggestion}` by the
   * path of the page. Inline styles go into `data-style`.
   */
  html?: string | undefined;
  /** The CSS declarations of the container. */
  style?: string | undefined;
}

/** Search; without `appId` only the built-in index is used. {@link searchSettings} has the defaults. */
export interface SearchConfig {
  /** The hosted service: its application, a search-only key, and the index of the first edition. */
  appId?: string | undefined;
  apiKey?: string | undefined;
  indexName?: string | undefined;
  /** Used instead of the service's own hosts: for tests, or for a proxy. */
  hosts?: { url: string }[] | undefined;
  /** How long readers wait for the service before the built-in index responds, in milliseconds. */
  timeoutMs?: number | undefined;
  /** Added to the version filters; `['language:en', ['tag:a', 'tag:b']]` is an AND of ORs. */
  facetFilters?: FacetFilter[] | undefined;
  /** Sent with every query; overrides what the site would send. */
  searchParameters?: Readonly<Record<string, unknown>> | undefined;
  /** Whether only the current version is searched. */
  contextualSearch?: boolean | undefined;
  /** Hits with a matching URL link to another site and keep their URL. */
  externalUrlRegex?: string | undefined;
  /** Rewrites the paths of hits: `from` is a regular expression. */
  replaceSearchResultPathname?: { from: string; to: string } | undefined;
  /** The path of the search page below an edition's prefix; `false` removes the page. */
  searchPagePath?: string | false | undefined;
  /** Lets the service attribute clicks to its responses. */
  insights?: boolean | undefined;
  /** Disables storing recent and favorite searches. */
  disableUserPersonalization?: boolean | undefined;
  /** Shown in the empty search field. */
  placeholder?: string | undefined;
  maxResultsPerGroup?: number | undefined;
  /** Where readers report a missing result; `{query}` is replaced by what they typed. */
  missingResultsUrl?: string | undefined;
}

/** One condition, or alternatives. */
type FacetFilter = string | string[];

/** An old URL that must keep working. */
export interface Redirect {
  /**
   * Where `from` applies: `site`, once; `edition`, below each edition's prefix; `docs`, below `docs` of each
   * edition and version.
   */
  scope: 'site' | 'edition' | 'docs';
  /** Relative to the scope: `test-intro` in scope `docs` is `/python/docs/next/test-intro`. */
  from: string;
  /** In order of preference: the first that exists in the scope is used. A leading `/` means site-wide. */
  to: string[];
}
