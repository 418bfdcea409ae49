import type { ApiSymbol, SearchScope } from '#model/search.ts';
import type { SearchRules } from '#model/searchRules.ts';
import type { BuiltSite } from '#pipeline/buildPages.ts';
import { flagSymbols } from '#pipeline/markdown/flagsOf.ts';
import type { IndexInput } from '#search-index/tiers/indexInput.ts';
import { isInScope, makeRecords } from '#search-index/records/makeRecords.ts';

/** What an index is made of in addition to the pages. */
export interface SearchSource {
  /** The symbols of the reference in an edition and version. */
  symbolsOf: (scope: SearchScope) => ApiSymbol[];
  rules: SearchRules;
}

/** Every edition and version of the site. */
export function searchScopes({ site }: BuiltSite): SearchScope[] {
  return site.editions.flatMap(({ id }) =>
    site.versions.map(({ name }) => ({ edition: id, version: name })),
  );
}

/** Everything searchable in one edition and version. */
export function searchInput(
  { site, pages }: BuiltSite,
  { symbolsOf, rules }: SearchSource,
  scope: SearchScope,
): IndexInput {
  const found = pages.filter(({ meta }) => isInScope(meta, scope));
  return {
    rules,
    records: found.flatMap((page) => makeRecords(site, page)),
    symbols: [...symbolsOf(scope), ...flagSymbols(found)],
    pages: found.map(({ meta: { path, title }, keywords, sections }) => ({
      path,
      title,
      keywords,
      aliases: Object.fromEntries(
        sections.flatMap(({ id, aliases }) => (aliases ? [[id, aliases]] : [])),
      ),
    })),
  };
}
