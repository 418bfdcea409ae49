import { LEVELS, type Level, type SearchRecord } from '#model/search.ts';

/** A query as the service receives it, as far as the fake supports it. */
export interface ServiceQuery {
  indexName: string;
  query: string;
  page?: number;
  hitsPerPage?: number;
  facetFilters?: (string | string[])[];
  clickAnalytics?: boolean;
}

/** Runs a query on records: all words must occur, filters must match, matches are highlighted. */
export function runQuery(records: readonly SearchRecord[], query: ServiceQuery) {
  const { page = 0, hitsPerPage = 20, facetFilters = [] } = query;
  const words = query.query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = records.filter(
    (record) =>
      facetFilters.every((filter) => [filter].flat().some((value) => holds(record, value))) &&
      words.every((word) => textsOf(record).some((text) => text.toLowerCase().includes(word))),
  );
  return {
    index: query.indexName,
    query: query.query,
    hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((record) => ({
      ...record,
      _snippetResult: snippetsOf(record, words),
    })),
    nbHits: found.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    ...(query.clickAnalytics ? { queryID: 'id-of-the-query' } : {}),
  };
}

/** `docusaurus_tag:default`. */
function holds(record: SearchRecord, condition: string): boolean {
  const [, name = '', value] = /^([^:]+):(.*)$/.exec(condition) ?? [];
  return Reflect.get(record, name) === value;
}

function textsOf({ hierarchy, content }: SearchRecord): string[] {
  return [...Object.values(hierarchy), content].filter((text) => text !== null);
}

function snippetsOf({ hierarchy, content }: SearchRecord, words: readonly string[]) {
  const levels: Partial<Record<Level, { value: string }>> = {};
  for (const level of LEVELS) {
    const text = hierarchy[level];
    if (text !== null) levels[level] = { value: mark(text, words) };
  }
  return {
    hierarchy: levels,
    ...(content === null ? {} : { content: { value: mark(content, words) } }),
  };
}

function mark(text: string, words: readonly string[]): string {
  if (words.length === 0) return text;
  const pattern = words.map((word) => word.replace(/[^\w\s]/g, '\\$&')).join('|');
  return text.replace(new RegExp(pattern, 'gi'), '<mark>$&</mark>');
}
