import type { IndexFiles, SearchIndexes, SearchScope } from '#model/search.ts';
import { scopeKey } from '#model/search.ts';
import type { BuiltSite } from '#pipeline/buildPages.ts';
import type { IndexInput } from '#search-index/tiers/indexInput.ts';
import { makeSymbolTier } from '#search-index/tiers/makeSymbolTier.ts';
import { makeTextTier } from '#search-index/tiers/makeTextTier.ts';
import { contentHash } from './hash.ts';
import type { OutputFile } from './outputFile.ts';
import type { SearchSource } from './searchInput.ts';
import { searchInput, searchScopes } from './searchInput.ts';

export interface SearchFiles {
  /** The index of each edition and version. */
  indexes: SearchIndexes;
  files: OutputFile[];
}

type Tier = keyof IndexFiles;

const MAKERS: Record<Tier, (input: IndexInput) => string> = {
  symbols: makeSymbolTier,
  text: makeTextTier,
};

/** In development, used instead of the content hash in file names. */
const NO_HASH = 'dev';

/** The index of every edition and version, and its records for upload to a hosted service. */
export function searchFiles(built: BuiltSite, source: SearchSource): SearchFiles {
  const files: OutputFile[] = [];
  const indexes = indexesOf(built, (scope) => {
    const input = searchInput(built, source, scope);
    const records = JSON.stringify(input.records);
    files.push({ path: `search/records/${scopeKey(scope)}.json`, content: records });
    return (tier) => {
      const content = MAKERS[tier](input);
      const path = indexPath(scope, tier, contentHash(content));
      files.push({ path: path.slice(1), content });
      return path;
    };
  });
  return { indexes, files };
}

/** The URLs of all search files in development. */
export function devIndexes(built: BuiltSite): SearchIndexes {
  return indexesOf(built, (scope) => (tier) => indexPath(scope, tier, NO_HASH));
}

/** The search file at a development URL, generated on demand; undefined if there is none. */
export function devIndexFile(
  built: BuiltSite,
  source: SearchSource,
  path: string,
): string | undefined {
  for (const scope of searchScopes(built)) {
    for (const tier of ['symbols', 'text'] as const) {
      if (path !== indexPath(scope, tier, NO_HASH)) continue;
      return MAKERS[tier](searchInput(built, source, scope));
    }
  }
  return undefined;
}

function indexesOf(
  built: BuiltSite,
  pathsOf: (scope: SearchScope) => (tier: Tier) => string,
): SearchIndexes {
  return Object.fromEntries(
    searchScopes(built).map((scope) => {
      const pathOf = pathsOf(scope);
      return [scopeKey(scope), { symbols: pathOf('symbols'), text: pathOf('text') }];
    }),
  );
}

/** Named by content hash, so it can be cached forever. */
function indexPath(scope: SearchScope, tier: Tier, hash: string): string {
  return `/assets/search/${scopeKey(scope)}-${tier}-${hash}.json`;
}
