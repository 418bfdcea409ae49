import type { Found, Question } from './found.ts';

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
