import type { Edition } from './edition.ts';

/** The OpenSearch description of an edition: `/python/opensearch.xml`. */
export function openSearchPath({ prefix }: Pick<Edition, 'prefix'>): string {
  return `${prefix}opensearch.xml`;
}
