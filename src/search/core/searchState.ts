import type { SearchResponse } from '#model/search.ts';
import type { VersionName } from '#model/version.ts';
import type { ShownHit } from '#search/results/hit.ts';

/** A search query. */
export interface Question {
  query: string;
  version: VersionName;
}

export function isSameQuestion(one: Question, other: Question): boolean {
  return one.query === other.query && one.version === other.version;
}

/** The response to a query, as far as its pages are loaded. */
export interface Found extends Omit<SearchResponse, 'page'> {
  question: Question;
  hits: ShownHit[];
  /** How many pages of results are in `hits`. */
  pages: number;
}

/** The total number of results; unknown until the whole index has been searched. */
export function countIn({ isPartial, nbHits }: Found): number | undefined {
  return isPartial ? undefined : nbHits;
}

export interface SearchState {
  /** The current query. While its search is loading, the previous screen stays. */
  question: Question;
  loading?: 'started' | 'stalled' | undefined;
  /** What is on screen. `idle`: there is no query; `error`: nobody could respond. */
  status: 'idle' | 'results' | 'empty' | 'error';
  /** The options on screen: results, or earlier searches. */
  hits: readonly ShownHit[];
  found?: Found | undefined;
  /** The state of the next page of results. */
  more: 'waiting' | 'fetching' | 'failed';
  /** Whether the keys of the search field act on the list of options. */
  isOpen: boolean;
  /** The index of the active option; undefined while the list is closed. */
  active: number | undefined;
}
