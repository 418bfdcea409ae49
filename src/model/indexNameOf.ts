import type { EditionId } from './edition.ts';
import type { SiteConfig } from './site.ts';

/** The part of the configuration that determines index names. */
export type IndexNaming = Pick<SiteConfig, 'search' | 'editions' | 'product'>;

/**
 * The index of an edition: the configured name for the first one, `{name}-python` for others. Keys of stored
 * searches contain it, so it exists even without a hosted service.
 */
export function indexNameOf(
  { search, editions, product }: IndexNaming,
  edition: EditionId,
): string {
  const name = search.indexName ?? product;
  return editions[0]?.id === edition ? name : `${name}-${edition}`;
}
