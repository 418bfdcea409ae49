import type { ApiSymbol, SearchRecord } from '#model/search.ts';
import type { SearchRules } from '#model/searchRules.ts';

/** A page to index, with its keywords. */
export interface IndexedPage {
  /** Without the base URL. */
  path: string;
  title: string;
  keywords: readonly string[];
  /** Aliases of its headings, by anchor. */
  aliases: Readonly<Record<string, readonly string[]>>;
}

/** Everything searchable in one edition and version. */
export interface IndexInput {
  records: readonly SearchRecord[];
  symbols: readonly ApiSymbol[];
  pages: readonly IndexedPage[];
  rules: SearchRules;
}

/** The prefix of record URLs: scheme, host and base URL. */
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
