import { LEVELS } from '#model/search.ts';
import type { Hierarchy, HitType, Level, SearchAnswer, SearchHit, Snippet } from '#model/search.ts';
import { parseAddress } from '#search/results/hitAddress.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Takes from what a service sent exactly what we show, each piece checked: hits that are none are left
 * out, and an answer that is none throws.
 */
export function readHostedAnswer(response: unknown): SearchAnswer {
  const results = asFields(response)?.['results'];
  const result = asFields(Array.isArray(results) ? results[0] : undefined);
  const hits = result?.['hits'];
  if (!result || !Array.isArray(hits)) throw new Error('The search service sent no results.');
  const queryID = asText(result['queryID']);
  return {
    hits: hits.flatMap(readHit),
    nbHits: asCount(result['nbHits']) ?? hits.length,
    page: asCount(result['page']) ?? 0,
    nbPages: asCount(result['nbPages']) ?? 1,
    ...(queryID === null ? {} : { queryID }),
    source: 'hosted',
    elsewhere: [],
  };
}

function readHit(value: unknown): SearchHit[] {
  const fields = asFields(value);
  const objectID = asText(fields?.['objectID']);
  const url = asText(fields?.['url']);
  const type = fields?.['type'];
  if (!fields || objectID === null || url === null || !parseAddress(url) || !isHitType(type)) {
    return [];
  }
  const snippets = asFields(fields['_snippetResult']);
  const content = readSnippet(snippets?.['content']);
  return [
    {
      objectID,
      type,
      url,
      hierarchy: readHierarchy(asFields(fields['hierarchy'])),
      content: asText(fields['content']),
      _snippetResult: {
        hierarchy: readLevelSnippets(asFields(snippets?.['hierarchy'])),
        ...(content ? { content } : {}),
      },
    },
  ];
}

/** Every level has a value, whatever was sent. */
function readHierarchy(fields: Fields | undefined): Hierarchy {
  const text = (level: Level) => asText(fields?.[level]);
  return {
    lvl0: text('lvl0'),
    lvl1: text('lvl1'),
    lvl2: text('lvl2'),
    lvl3: text('lvl3'),
    lvl4: text('lvl4'),
    lvl5: text('lvl5'),
    lvl6: text('lvl6'),
  };
}

function readLevelSnippets(fields: Fields | undefined): Partial<Record<Level, Snippet>> {
  const snippets: Partial<Record<Level, Snippet>> = {};
  for (const level of LEVELS) {
    const snippet = readSnippet(fields?.[level]);
    if (snippet) snippets[level] = snippet;
  }
  return snippets;
}

function readSnippet(value: unknown): Snippet | undefined {
  const text = asText(asFields(value)?.['value']);
  return text === null ? undefined : { value: text };
}

function isHitType(value: unknown): value is HitType {
  const types: readonly unknown[] = [...LEVELS.slice(1), 'content'];
  return types.includes(value);
}

function asFields(value: unknown): Fields | undefined {
  // An object with fields that are still unknown.
  return typeof value === 'object' && value !== null ? (value as Fields) : undefined;
}

function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function asCount(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined;
}
