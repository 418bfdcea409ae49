import type { SearchScope } from '#model/search.ts';
import { scopeKey, symbolsPath } from '#model/search.ts';
import type { BuiltSite } from '#pipeline/buildPages.ts';
import { makeSymbolTier } from '#search-index/tiers/makeSymbolTier.ts';
import { makeTextTier } from '#search-index/tiers/makeTextTier.ts';
import { contentHash } from './hash.ts';
import type { OutputFile } from './outputFile.ts';
import type { SearchSource } from './searchInput.ts';
import { searchInput, searchScopes } from './searchInput.ts';

/** The index of every edition and version, and its records for upload to a hosted service. */
export function* searchFiles(built: BuiltSite, source: SearchSource): Generator<OutputFile> {
  for (const scope of searchScopes(built)) {
    const input = searchInput(built, source, scope);
    const texts = makeTextTier(input);
    const path = textsPath(scope, contentHash(texts));
    yield { path: path.slice(1), content: texts };
    yield { path: symbolsPath(scope).slice(1), content: makeSymbolTier(input, path) };
    yield {
      path: `search/records/${scopeKey(scope)}.json`,
      content: JSON.stringify(input.records),
    };
  }
}

/** The file of an index at a development URL, generated on demand; undefined if there is none. */
export function devSearchFile(
  built: BuiltSite,
  source: SearchSource,
  path: string,
): string | undefined {
  for (const scope of searchScopes(built)) {
    const texts = textsPath(scope, 'dev');
    const inputOf = () => searchInput(built, source, scope);
    if (path === symbolsPath(scope)) return makeSymbolTier(inputOf(), texts);
    if (path === texts) return makeTextTier(inputOf());
  }
  return undefined;
}

/** Named by content hash, so it can be cached forever. */
function textsPath(scope: SearchScope, hash: string): string {
  return `/assets/search/${scopeKey(scope)}-${hash}.json`;
}
