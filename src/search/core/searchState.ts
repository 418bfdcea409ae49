import type { ElsewhereHit, SearchHit, SearchResponse } from '#model/search.ts';
import type { VersionName } from '#model/version.ts';

/** What is on screen, including the active option: it belongs to the query that it was found for. */
export type Settled<Item> =
  /** There is no query; `items` are earlier searches. */
  | { status: 'idle'; items: readonly Item[]; active: number | undefined }
  | {
      status: 'results';
      found: Found<Item>;
      active: number | undefined;
      more: 'waiting' | 'fetching' | 'failed';
    }
  | { status: 'empty'; found: Found<Item> }
  /** Nobody could respond. */
  | { status: 'error' };

/** While a search is pending, the previous screen stays. */
interface Loading<Item> {
  status: 'loading';
  isStalled: boolean;
  shown: Settled<Item>;
}

export interface SearchState<Item> {
  /** The current query; `result` says whether it has settled. */
  question: Question;
  /** Whether the keys of the search field act on the list of options. */
  isOpen: boolean;
  result: Settled<Item> | Loading<Item>;
}

export function shownIn<Item>({ result }: SearchState<Item>): Settled<Item> {
  return result.status === 'loading' ? result.shown : result;
}

/** The results on screen. */
export function foundIn<Item>(state: SearchState<Item>): Found<Item> | undefined {
  const shown = shownIn(state);
  return 'found' in shown ? shown.found : undefined;
}

/** The options on screen. */
export function optionsIn<Item>(state: SearchState<Item>): readonly Item[] {
  const shown = shownIn(state);
  return shown.status === 'idle' ? shown.items : (foundIn(state)?.items ?? []);
}

/** The index of the active option. */
export function activeIn<Item>(state: SearchState<Item>): number | undefined {
  const shown = shownIn(state);
  return state.isOpen && 'active' in shown ? shown.active : undefined;
}

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
