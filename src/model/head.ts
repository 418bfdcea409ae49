import type { PageMeta, PublicSite } from './page.ts';
import { homePath, withBase } from './path.ts';

export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

export interface Head {
  title: string;
  tags: HeadTag[];
}

/** What the head says of a page: the same list makes the HTML and follows in-app navigation. */
export function pageHead(site: PublicSite, meta: PageMeta): Head {
  const title = pageTitle(site, meta);
  const address = absoluteUrl(site, meta.canonical ?? meta.path);
  return {
    title,
    tags: [
      named('description', meta.description),
      property('og:title', title),
      property('og:description', meta.description),
      property('og:url', address),
      property('og:type', meta.kind === 'doc' ? 'article' : 'website'),
      property('og:site_name', site.title),
      property('og:locale', 'en'),
      named('twitter:card', 'summary'),
      ...(meta.kind === 'notFound'
        ? [named('robots', 'noindex')]
        : [
            link('canonical', address),
            {
              tag: 'link' as const,
              attributes: { rel: 'alternate', hreflang: 'en', href: address },
            },
            ...editionAlternates(site, meta),
            ...markdownAlternate(site, meta),
          ]),
      ...crawlerTags(meta),
    ],
  };
}

/** `Installation | Playwright Python`: the edition is named, so that tabs can be told apart. */
export function pageTitle(site: PublicSite, meta: PageMeta): string {
  const edition = site.editions.find(({ id }) => id === meta.edition);
  const name = edition && homePath(edition) !== '/' ? `${site.title} ${edition.label}` : site.title;
  return meta.title === site.title ? name : `${meta.title} | ${name}`;
}

export function absoluteUrl(site: PublicSite, path: string): string {
  return site.url + withBase(site.baseUrl, path);
}

function editionAlternates(site: PublicSite, meta: PageMeta): HeadTag[] {
  return site.editions.flatMap(({ id, label }) => {
    const { path, match } = meta.editions[id];
    if (id === meta.edition || match !== 'same') return [];
    const attributes = { rel: 'alternate', title: label, href: absoluteUrl(site, path) };
    return [{ tag: 'link' as const, attributes }];
  });
}

function markdownAlternate(site: PublicSite, meta: PageMeta): HeadTag[] {
  if (meta.markdown === undefined) return [];
  const href = absoluteUrl(site, meta.markdown);
  return [{ tag: 'link', attributes: { rel: 'alternate', type: 'text/markdown', href } }];
}

/** Read by crawlers of a hosted search service (behaviours 121). */
function crawlerTags(meta: PageMeta): HeadTag[] {
  const version = meta.doc?.plugin === 'community' ? 'current' : meta.version;
  const tag = meta.doc ? `docs-${meta.doc.plugin}-${version}` : 'default';
  return [
    named('docsearch:language', 'en'),
    named('docsearch:docusaurus_tag', tag),
    ...(meta.doc ? [named('docsearch:version', version)] : []),
  ];
}

function named(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } };
}

function link(rel: string, href: string): HeadTag {
  return { tag: 'link', attributes: { rel, href } };
}
