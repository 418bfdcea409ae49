import { contentHash } from '#build/hash.ts';
import type { OutputFile } from '#build/output/outputFile.ts';
import { groupBy } from '#model/groupBy.ts';
import { absoluteUrl } from '#model/head.ts';
import { myReleasePath, type MyReleaseFacts } from '#model/newer.ts';
import { type ApiSymbol, scopeKey, type SearchScope, symbolsPath } from '#model/search.ts';
import type { SearchRules } from '#model/searchRules.ts';
import type { BuiltSite } from '#pipeline/buildPages.ts';
import { flagSymbols } from '#pipeline/markdown/flagsOf.ts';
import { isInScope, makeRecords, weighedSection } from '#search-index/makeRecords.ts';
import type { IndexInput } from '#search-index/place.ts';
import { makeSymbolTier } from '#search-index/symbolTier.ts';
import { makeTextTier } from '#search-index/textTier.ts';
import { nameKey } from '#search-index/words.ts';

/** The index of every edition and version, and its records for upload to a hosted service. */
export function* searchFiles(
  built: BuiltSite,
  source: IndexSource,
  demoUrl: string,
): Generator<OutputFile> {
  for (const scope of searchScopes(built)) {
    const input = searchInput(built, source, scope);
    const texts = makeTextTier(input);
    const path = textsPath(scope, contentHash(texts + demoUrl));
    yield { path: path.slice(1), content: texts };
    yield { path: symbolsPath(scope).slice(1), content: makeSymbolTier(input, path) };
    const records = JSON.stringify(input.records);
    yield { path: `search/records/${scopeKey(scope)}.json`, content: records };
  }
}

/** The index files of a development server, made when they are asked for. */
export function* devSearchFiles(built: BuiltSite, source: IndexSource) {
  for (const scope of searchScopes(built)) {
    const texts = textsPath(scope, 'dev');
    const input = () => searchInput(built, source, scope);
    yield { path: symbolsPath(scope).slice(1), make: () => makeSymbolTier(input(), texts) };
    yield { path: texts.slice(1), make: () => makeTextTier(input()) };
  }
}

/** Named by content hash, so it can be cached forever. */
function textsPath(scope: SearchScope, hash: string): string {
  return `/assets/search/${scopeKey(scope)}-${hash}.json`;
}

/** What an index is made of in addition to the pages. */
interface IndexSource {
  /** The symbols of the reference in an edition and version. */
  symbolsOf: (scope: SearchScope) => ApiSymbol[];
  rules: SearchRules;
}

export interface SearchSource extends IndexSource {
  /** Which release brought what in an edition and version. */
  releasesOf: (scope: SearchScope) => MyReleaseFacts;
}

/** What readers who say which release they use load, of every edition and version. */
export function releaseFiles(built: BuiltSite, factsOf: (scope: SearchScope) => MyReleaseFacts) {
  return searchScopes(built).map((scope) => {
    const content = JSON.stringify(factsOf(scope));
    return { path: myReleasePath(scope).slice(1), content };
  });
}

/** Every edition and version of the site. */
export function searchScopes({ site }: BuiltSite): SearchScope[] {
  return site.editions.flatMap(({ id }) =>
    site.versions.map(({ name }) => ({ edition: id, version: name })),
  );
}

/** Everything searchable in one edition and version. */
function searchInput(
  { site, pages }: BuiltSite,
  { symbolsOf, rules }: IndexSource,
  scope: SearchScope,
): IndexInput {
  const found = pages.filter(({ meta }) => isInScope(meta, scope));
  return {
    rules,
    site: absoluteUrl(site, '/').replace(/\/$/, ''),
    records: found.flatMap((page) =>
      makeRecords(site, {
        ...page,
        section: page.section ?? weighedSection(page.meta, rules.weights),
      }),
    ),
    symbols: [...symbolsOf(scope), ...flagSymbols(found)],
    pages: found.map(({ meta: { path, title }, label, keywords, sections }) => ({
      path,
      title,
      ...(label !== undefined && label !== title && { label }),
      // Spellings of one name, such as `storageState` and "storage state", are found alike.
      keywords: [...groupBy(keywords, nameKey).values()].flatMap(([first]) => first ?? []),
      aliases: Object.fromEntries(
        sections.flatMap(({ id, aliases }) => (aliases ? [[id, aliases]] : [])),
      ),
    })),
  };
}
