import type { Level, SearchResponse, SearchHit, Snippet } from '#model/search.ts';
import { LEVELS } from '#model/search.ts';
import { parseUrl } from '#search/results/hitUrl.ts';
import type { Fields } from '#search/results/readHit.ts';
import { fieldsOf, readHit, textOf } from '#search/results/readHit.ts';

/**
 * Extracts and validates what we show from a service's response: invalid hits are dropped, and an invalid
 * response throws.
 */
export function readHostedResponse(response: unknown): SearchResponse {
  const { results } = fieldsOf(response);
  const result = fieldsOf(Array.isArray(results) ? results[0] : undefined);
  const { hits } = result;
  if (!Array.isArray(hits)) throw new Error('The search service sent no results.');
  const queryID = textOf(result['queryID']);
  return {
    hits: hits.flatMap(readHostedHit),
    nbHits: countOf(result['nbHits']) ?? hits.length,
    page: countOf(result['page']) ?? 0,
    nbPages: countOf(result['nbPages']) ?? 1,
    ...(queryID === null ? {} : { queryID }),
    source: 'hosted',
    elsewhere: [],
  };
}

function readHostedHit(value: unknown): SearchHit[] {
  const hit = readHit(value);
  if (!hit || !parseUrl(hit.url)) return [];
  const snippets = fieldsOf(fieldsOf(value)['_snippetResult']);
  const content = readSnippet(snippets['content']);
  const hierarchy = readLevelSnippets(fieldsOf(snippets['hierarchy']));
  return [{ ...hit, _snippetResult: { hierarchy, ...(content ? { content } : {}) } }];
}

function readLevelSnippets(fields: Fields): Partial<Record<Level, Snippet>> {
  const snippets: Partial<Record<Level, Snippet>> = {};
  for (const level of LEVELS) {
    const snippet = readSnippet(fields[level]);
    if (snippet) snippets[level] = snippet;
  }
  return snippets;
}

function readSnippet(value: unknown): Snippet | undefined {
  const text = textOf(fieldsOf(value)['value']);
  return text === null ? undefined : { value: text };
}

function countOf(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined;
}
