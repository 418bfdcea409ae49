import type { ElsewhereHit, SearchResponse, SearchHit } from '#model/search.ts';
import type { VersionName } from '#model/version.ts';

/** A search query. */
export interface Question {
  query: string;
  version: VersionName;
}

export function isSameQuestion(one: Question, other: Question): boolean {
  return one.query === other.query && one.version === other.version;
}

/** The results of a query, as far as they are loaded. */
export interface Found<Item> {
  question: Question;
  items: Item[];
  /** The total number of results; unknown until the whole index has been searched. */
  count: number | undefined;
  /** How many pages of results are in `items`. */
  pages: number;
  hasMore: boolean;
  source: SearchResponse['source'];
  elsewhere: ElsewhereHit[];
  /** Matched by name only; the rest follows automatically. */
  isPartial: boolean;
}

/** What is loaded so far. */
export type Fetched<Item> = Pick<Found<Item>, 'question' | 'items' | 'pages' | 'isPartial'>;

/** The initial state. */
export function nothingFetched(question: Question): Fetched<never> {
  return { question, items: [], pages: 0, isPartial: false };
}

/** Merges the responses for consecutive pages; a hit that moved to the next page meanwhile is not repeated. */
export function joinResponses<Item extends { id: string }>(
  before: Fetched<Item>,
  responses: readonly SearchResponse[],
  toItems: (hits: readonly SearchHit[]) => Item[],
): Found<Item> {
  const items = new Map(before.items.map((item) => [item.id, item]));
  for (const item of responses.flatMap(({ hits }) => toItems(hits))) {
    if (!items.has(item.id)) items.set(item.id, item);
  }
  const last = responses.at(-1);
  const pages = before.pages + responses.length;
  const isPartial = before.isPartial || responses.some((response) => response.isPartial);
  return {
    question: before.question,
    items: [...items.values()],
    count: isPartial ? undefined : (last?.nbHits ?? 0),
    pages,
    hasMore: pages < (last?.nbPages ?? 0),
    source: last?.source ?? 'local',
    elsewhere: responses[0]?.elsewhere ?? [],
    isPartial,
  };
}
