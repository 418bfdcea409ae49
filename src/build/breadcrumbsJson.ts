import { absoluteUrl } from '#model/head.ts';
import type { PageMeta, PublicSite } from '#model/page.ts';
import { scriptJson } from './escape.ts';

/** Structured data for the trail of a page, or undefined where it has none (behaviours 61). */
export function breadcrumbsJson(site: PublicSite, meta: PageMeta): string | undefined {
  if (meta.breadcrumbs.length === 0) return undefined;
  const last = meta.breadcrumbs.length - 1;
  // Categories have no page of their own; only what can be visited is listed.
  const linked = meta.breadcrumbs.flatMap(({ label, path }, index) => {
    const address = path ?? (index === last ? (meta.canonical ?? meta.path) : undefined);
    return address === undefined ? [] : [{ label, address }];
  });
  return scriptJson({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: linked.map(({ label, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(site, address),
    })),
  });
}
