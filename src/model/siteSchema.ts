import { z } from 'zod';
import { EDITION_IDS } from './edition.ts';
import { VERSION_NAMES } from './version.ts';

const text = z.string().min(1, { error: 'must not be empty' });

/** `/` or `/python/`: with a leading and trailing slash. */
const folder = z.string().regex(/^\/(?:[\w.-]+\/)*$/, {
  error: 'must start and end with a slash, such as "/sub/"',
});

const inApp = z.string().regex(/^\//, { error: 'must start with a slash, such as "/docs/intro"' });
const external = z.url({ error: 'must be a full URL, such as "https://example.com/"' });

/** Written into a style sheet, so it must be nothing but a value. */
const color = z.string().regex(/^[\w#%.,()\s/-]+$/, { error: 'must be a CSS color' });

const edition = z.strictObject({
  id: z.enum(EDITION_IDS),
  prefix: folder,
  label: text,
});

const version = z.strictObject({
  name: z.enum(VERSION_NAMES),
  label: text,
  path: z.string().regex(/^[\w.-]*$/, { error: 'must be one path segment without slashes' }),
  package: text,
});

const item = {
  label: text.optional(),
  position: z.enum(['left', 'right']).optional(),
};

/** The docs tree; checked when items are resolved. */
const plugin = { docsPluginId: text.optional() };

/** In-app (`to`) or external (`href`), never both. */
const target = { to: inApp.optional(), href: external.optional() };
const hasOneTarget = (link: { to?: unknown; href?: unknown }) =>
  (link.to === undefined) !== (link.href === undefined);
const oneTarget = { error: 'must have either "to" or "href"' };

/** Says to the compiler what `hasOneTarget` has found. */
function decided<Link extends { to?: string | undefined; href?: string | undefined }>(link: Link) {
  return link as Omit<Link, 'to' | 'href'> & ({ to: string } | { href: string });
}

const dropdownItem = z
  .strictObject({
    label: text,
    ...target,
    /** Marks an edition link: it goes to the same page in the edition with this prefix. */
    'data-language-prefix': folder.optional(),
  })
  .refine(hasOneTarget, oneTarget);

const navbarItem = z.discriminatedUnion('type', [
  z
    .strictObject({
      ...item,
      type: z.literal('link'),
      ...target,
      icon: z.enum(['github', 'chat']).optional(),
    })
    .refine(hasOneTarget, oneTarget)
    .transform(decided),
  z.strictObject({ ...item, ...plugin, type: z.literal('doc'), docId: text }),
  z.strictObject({ ...item, ...plugin, type: z.literal('docSidebar'), sidebarId: text }),
  z.strictObject({ ...item, ...plugin, type: z.literal('docsVersion') }),
  z.strictObject({
    ...item,
    type: z.literal('docsVersionDropdown'),
    versions: z.array(text).optional(),
  }),
  z.strictObject({ ...item, type: z.literal('dropdown'), items: z.array(dropdownItem) }),
  z.strictObject({ ...item, type: z.literal('html'), value: text }),
  z.strictObject({ ...item, type: z.literal('search') }),
]);

const footerLink = z
  .strictObject({ label: text, ...target })
  .refine(hasOneTarget, oneTarget)
  .transform(decided);

const redirect = z.strictObject({
  /**
   * Where `from` applies: `site`, once; `edition`, below each edition's prefix; `docs`, below `docs` of each
   * edition and version.
   */
  scope: z.enum(['site', 'edition', 'docs']),
  /** Relative to the scope: `test-intro` in scope `docs` is `/python/docs/next/test-intro`. */
  from: z.string(),
  /** In order of preference: the first that exists in the scope is used. A leading `/` means site-wide. */
  to: z.array(text).min(1, { error: 'must have at least one target' }),
});

/** Custom text and style for the banner; missing fields keep their defaults. */
const baseUrlBanner = z.strictObject({
  /**
   * `{baseUrl}` is replaced by the setting, `{default}` by a remark if it is `/`, and `{suggestion}` by the
   * path of the page. Inline styles go into `data-style`.
   */
  html: text.optional(),
  /** The CSS declarations of the container. */
  style: text.optional(),
});

const pattern = text.refine(isRegularExpression, { error: 'must be a regular expression' });

const facetFilter = text.includes(':', {
  error: 'must be a name and a value, such as "tag:guide"',
});

const wholeNumber = z
  .number()
  .int({ error: 'must be a whole number' })
  .min(1, { error: 'must be 1 or more' });

const segment = {
  error: 'must be one path segment, such as "search", or false for no search page',
};

const queryUrl = z
  .url({ error: 'must be a full URL, such as "https://example.com/?q={query}"' })
  .includes('{query}', { error: 'must contain "{query}"' });

/** Search; without `appId` only the built-in index is used. `searchSettings.ts` has the defaults. */
const searchSchema = z.strictObject({
  /**
   * The hosted service: its application, a search-only key, and the index of the first edition. The application is
   * part of host names, and of the content security policy.
   */
  appId: z.string().regex(/^\w+$/, { error: 'must consist of letters and digits' }).optional(),
  apiKey: text.optional(),
  indexName: text.optional(),
  /** Used instead of the service's own hosts: for tests, or for a proxy. */
  hosts: z
    .array(
      z.strictObject({
        url: z.string().regex(/^https?:\/\/[\w.-]+(?::\d+)?$/, {
          error: 'must be a scheme and host without a path, such as "https://search.example.com"',
        }),
      }),
    )
    .min(1, { error: "must list at least one host; leave it out to use the service's own" })
    .optional(),
  /** How long readers wait for the service before the built-in index responds, in milliseconds. */
  timeoutMs: wholeNumber.optional(),
  /** Added to the version filters; `['language:en', ['tag:a', 'tag:b']]` is an AND of ORs. */
  facetFilters: z.array(z.union([facetFilter, z.array(facetFilter)])).optional(),
  /** Sent with every query; overrides what the site would send. */
  searchParameters: z.record(z.string(), z.json()).optional(),
  /** Whether only the current version is searched. */
  contextualSearch: z.boolean().optional(),
  /** Hits with a matching URL link to another site and keep their URL. */
  externalUrlRegex: pattern.optional(),
  /** Rewrites the paths of hits: `from` is a regular expression. */
  replaceSearchResultPathname: z.strictObject({ from: pattern, to: z.string() }).optional(),
  /** The path of the search page below an edition's prefix; `false` removes the page. */
  searchPagePath: z.union([z.literal(false), z.string().regex(/^[a-z\d-]+$/, segment)]).optional(),
  /** Lets the service attribute clicks to its responses. */
  insights: z.boolean().optional(),
  /** Disables storing recent and favorite searches. */
  disableUserPersonalization: z.boolean().optional(),
  /** Shown in the empty search field. */
  placeholder: text.optional(),
  maxResultsPerGroup: wholeNumber.optional(),
  /** Documents that readers need first, by edition; those that a version lacks are left out there. */
  start: z.partialRecord(z.enum(EDITION_IDS), z.array(text)).optional(),
  /** Where else readers can look; `{query}` is replaced by what they typed. */
  issuesUrl: queryUrl.optional(),
  /** Where readers report a missing result; `{query}` is replaced by what they typed. */
  missingResultsUrl: queryUrl.optional(),
});

export function isRegularExpression(source: string): boolean {
  try {
    return Boolean(new RegExp(source));
  } catch {
    return false;
  }
}

/** Everything about the site that is decided in `site.config.ts`. */
export const siteSchema = z.strictObject({
  title: text,
  tagline: text,
  /** Scheme and host, without a trailing slash. */
  url: z.string().regex(/^https?:\/\/[^/]+$/, {
    error: 'must be a scheme and host without a trailing slash, such as "https://example.com"',
  }),
  /** Where the site lives below the host: `/`, or `/sub/`. */
  baseUrl: folder,
  /** URLs never end with a slash, except those of home pages. */
  trailingSlash: z.literal(false),
  product: text,
  editions: z.array(edition).min(1, { error: 'must list at least one edition' }),
  versions: z.array(version).min(1, { error: 'must list at least one version' }),
  colorMode: z.strictObject({
    /** Used if the system preference is unknown or not respected (behavior color-mode-first-paint). */
    defaultMode: z.enum(['light', 'dark']),
    respectSystem: z.boolean(),
    /** Hides the toggle. */
    disableSwitch: z.boolean(),
  }),
  navbar: z.strictObject({
    /** Below the title: whose site this is. */
    byline: text.optional(),
    items: z.array(navbarItem),
    /** Hides the navbar while the reader scrolls down; off by default (behavior navbar-hides-on-scroll). */
    hideOnScroll: z.boolean().optional(),
  }),
  footer: z.strictObject({
    columns: z.array(z.strictObject({ title: text, links: z.array(footerLink) })),
    /** The copyright holder; the year is added. */
    copyright: text,
    copyrightYear: z.number().int(),
    /** One line about who makes the site. */
    note: text,
  }),
  announcementBar: z
    .strictObject({
      /** Changing it shows the bar again to those who closed it. */
      id: text,
      /** HTML on one line; in-app links in it work as usual. */
      content: text,
      /** CSS colors; default: those of the site. */
      backgroundColor: color.optional(),
      textColor: color.optional(),
      isCloseable: z.boolean(),
    })
    .optional(),
  search: searchSchema,
  /** Where readers find the demo that samples open; default: where the build publishes it, below this site. */
  demo: z
    .strictObject({
      url: z.string().regex(/^https?:\/\/[^\s/]+(?:\/[^\s/]+)*$/, {
        error: 'must be a full URL without a trailing slash, such as "https://demo.example/shop"',
      }),
    })
    .optional(),
  /** Link to edit a page; `{file}` is replaced by its path in the repository. */
  sourceUrl: external.includes('{file}', { error: 'must contain "{file}"' }).optional(),
  /** Link to report a problem with a page; `{title}` and `{body}` are replaced. */
  reportUrl: external.includes('{body}', { error: 'must contain "{body}"' }).optional(),
  /**
   * Explains on the home page that a wrong `baseUrl` keeps it from loading; on unless `false` (behavior
   * base-url-banner).
   */
  baseUrlBanner: z
    .union([z.boolean(), baseUrlBanner], {
      error: 'must be true, false or an object with html and style',
    })
    .optional(),
  /** Old URLs that must keep working. */
  redirects: z.array(redirect),
});
