import type { Edition } from './edition.ts';

/** Where browsers read how to search an edition from the address bar: `/python/opensearch.xml`. */
export function openSearchPath({ prefix }: Pick<Edition, 'prefix'>): string {
  return `${prefix}opensearch.xml`;
}
