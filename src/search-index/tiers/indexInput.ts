import type { ApiSymbol, SearchRecord } from '#model/search.ts';
import type { SearchRules } from '#model/searchRules.ts';

/** A page of a set, with what its author says it should be found by. */
export interface IndexedPage {
  /** Without the base URL. */
  path: string;
  title: string;
  keywords: readonly string[];
  /** Other names of its headings, by their anchor. */
  aliases: Readonly<Record<string, readonly string[]>>;
}

/** Everything that is findable in one edition and version. */
export interface IndexInput {
  records: readonly SearchRecord[];
  symbols: readonly ApiSymbol[];
  pages: readonly IndexedPage[];
  rules: SearchRules;
}

/** What stands before the path in the URLs of records: scheme, host and base URL. */
export function siteOf({ records, pages }: IndexInput): string {
  const paths = new Set(pages.map(({ path }) => path));
  for (const { url, type } of records) {
    if (type !== 'lvl1') continue;
    for (let at = url.indexOf('/', 'https://'.length); at !== -1; at = url.indexOf('/', at + 1)) {
      if (paths.has(url.slice(at))) return url.slice(0, at);
    }
  }
  return '';
}
