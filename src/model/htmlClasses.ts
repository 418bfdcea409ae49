import type { ShownMeta } from './page.ts';

/** Classes on the html element that identify the page, for styles and tests (behavior html-markers). */
export function htmlClasses({ kind, doc, version }: ShownMeta): string {
  if (kind === 'notFound') return 'plugin-native';
  if (kind === 'search') return 'search-page-wrapper plugin-search-algolia';
  if (!doc) return 'plugin-pages plugin-id-default';
  const shownVersion = doc.plugin === 'community' ? 'current' : version;
  return [
    'docs-wrapper plugin-docs',
    `plugin-id-${doc.plugin}`,
    `docs-version-${shownVersion}`,
    'docs-doc-page',
    `docs-doc-id-${doc.id}`,
  ].join(' ');
}
