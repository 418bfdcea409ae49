import type { Edition, EditionId } from './edition.ts';
import { isElsewhere, isListed, type PageMeta } from './page.ts';
import { searchPath } from './searchPath.ts';
import type { SiteConfig } from './site.ts';
import { homePath, withBase } from './path.ts';
import type { VersionName } from './version.ts';

/** The OpenSearch description of an edition: `/python/opensearch.xml`. */
export function openSearchPath({ prefix }: Pick<Edition, 'prefix'>): string {
  return `${prefix}opensearch.xml`;
}

/** An element of the head that differs between pages. */
export interface HeadTag {
  tag: 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  /** The content of a script: data, never code. */
  text?: string;
}

export interface Head {
  title: string;
  tags: readonly HeadTag[];
}

/** The site's part of the head. */
type SiteName = Pick<SiteConfig, 'title' | 'url' | 'baseUrl' | 'editions'>;

/** In `public/`: the preview image of links to pages without a card of their own. */
const SOCIAL_CARD = '/social-card.png';

/** Nobody sees the cards of these hosts, and drawing two thousand takes minutes. */
const UNPUBLISHED = /^https?:\/\/(localhost\b|[^/]*\.example\b)/;

/** The preview image of a page with its title: `/cards/docs/intro.jpg` (behavior social-cards). */
export function cardPath(site: Pick<SiteConfig, 'url'>, meta: PageMeta): string | undefined {
  if (UNPUBLISHED.test(site.url) || meta.kind !== 'doc' || !isListed(meta)) return undefined;
  return `/cards${meta.path}.jpg`;
}

/** The head of a page: the same list generates the HTML and updates it on in-app navigation. */
export function pageHead(site: SiteName & Pick<SiteConfig, 'search'>, meta: PageMeta): Head {
  const title = pageTitle(site, meta);
  const url = absoluteUrl(site, meta.canonical ?? meta.path);
  const picture = absoluteUrl(site, cardPath(site, meta) ?? SOCIAL_CARD);
  const tags = [
    named('description', meta.description),
    named('og:title', title),
    named('og:description', meta.description),
    named('og:url', url),
    named('og:type', meta.kind === 'doc' ? 'article' : 'website'),
    named('og:site_name', site.title),
    named('og:locale', 'en'),
    named('og:image', picture),
    named('twitter:card', 'summary_large_image'),
    named('twitter:image', picture),
    ...robots(meta),
    ...(meta.kind === 'notFound' ? [] : urls(site, meta, url)),
    ...openSearchLink(site, meta),
    ...crawlerTags(meta),
    ...breadcrumbs(site, meta),
  ];
  return { title, tags };
}

/** Search engines shouldn't index result lists, but should follow their links (behavior indexing-rules). */
function robots(meta: PageMeta): HeadTag[] {
  if (meta.kind === 'search') return [named('robots', 'noindex, follow')];
  return isListed(meta) ? [] : [named('robots', 'noindex')];
}

/** `Installation | Playwright Python`: names the edition, to tell browser tabs apart. */
export function pageTitle(site: SiteName, meta: Pick<PageMeta, 'title' | 'edition'>): string {
  const name = editionTitle(site, meta.edition);
  return meta.title === site.title ? name : `${meta.title} | ${name}`;
}

/** `Playwright`, `Playwright Python`: the edition without a prefix goes by the name of the site. */
export function editionTitle({ title, editions }: SiteName, edition: EditionId): string {
  const found = editions.find(({ id }) => id === edition);
  return found && homePath(found) !== '/' ? `${title} ${found.label}` : title;
}

export function absoluteUrl(site: SiteName, path: string): string {
  return site.url + withBase(site.baseUrl, path);
}

/** Alternate URLs of the page: canonical URL, other editions, Markdown twin, feed. */
function urls(site: SiteName, meta: PageMeta, url: string): HeadTag[] {
  const others = site.editions.filter(
    ({ id }) => id !== meta.edition && !isElsewhere(meta.editions[id]),
  );
  return [
    link('canonical', url),
    link('alternate', url, { hreflang: 'en' }),
    link('alternate', url, { hreflang: 'x-default' }),
    ...others.flatMap(({ id, label }) => alternate(meta.editions[id].path, { title: label })),
    ...alternate(meta.markdown, { type: 'text/markdown' }),
    ...alternate(meta.feed, {
      type: 'application/atom+xml',
      title: `${editionTitle(site, meta.edition)} releases`,
    }),
  ];

  function alternate(path: string | undefined, more: Record<string, string>): HeadTag[] {
    return path === undefined ? [] : [link('alternate', absoluteUrl(site, path), more)];
  }
}

/** Lets browsers search the edition from the address bar (behavior head-tags). */
function openSearchLink(site: SiteName & Pick<SiteConfig, 'search'>, meta: PageMeta): HeadTag[] {
  const edition = site.editions.find(({ id }) => id === meta.edition);
  if (!edition || searchPath(site, edition) === undefined) return [];
  const type = 'application/opensearchdescription+xml';
  const href = withBase(site.baseUrl, openSearchPath(edition));
  return [link('search', href, { type, title: editionTitle(site, edition.id) })];
}

/** The set of pages that a page belongs to, in the terms of a hosted search: `docs-default-stable`. */
export function searchTag({ doc, version }: PageMeta): string {
  return doc ? `docs-${doc.plugin}-${taggedVersion({ doc, version })}` : 'default';
}

/** Community pages have one version, the current one. */
function taggedVersion({ doc, version }: Pick<PageMeta, 'doc' | 'version'>): VersionName {
  return doc?.plugin === 'community' ? 'current' : version;
}

/** Read by crawlers of a hosted search service (behavior crawler-tags). */
function crawlerTags(meta: PageMeta): HeadTag[] {
  const version = taggedVersion(meta);
  const tag = searchTag(meta);
  return [
    named('docusaurus_locale', 'en'),
    named('docsearch:language', 'en'),
    named('docusaurus_tag', tag),
    named('docsearch:docusaurus_tag', tag),
    ...(meta.doc
      ? [named('docusaurus_version', version), named('docsearch:version', version)]
      : []),
  ];
}

/** Structured data for the breadcrumbs of a page, if it has any (behavior breadcrumb-trail). */
function breadcrumbs(site: SiteName, meta: PageMeta): HeadTag[] {
  const last = meta.breadcrumbs.length - 1;
  // Categories without a page can't be visited, so they aren't listed.
  const linked = meta.breadcrumbs.flatMap(({ label, path }, index) => {
    const url = path ?? (index === last ? (meta.canonical ?? meta.path) : undefined);
    return url === undefined ? [] : [{ label, url }];
  });
  if (linked.length === 0) return [];
  const text = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: linked.map(({ label, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(site, url),
    })),
  });
  return [{ tag: 'script', attributes: { type: 'application/ld+json' }, text }];
}

function named(name: string, content: string): HeadTag {
  const kind = name.startsWith('og:') ? 'property' : 'name';
  return { tag: 'meta', attributes: { [kind]: name, content } };
}

function link(rel: string, href: string, more: Record<string, string> = {}): HeadTag {
  return { tag: 'link', attributes: { rel, ...more, href } };
}
