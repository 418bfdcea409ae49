import type { Found, Question } from './found.ts';

/** What is on screen. The active option is part of it: it belongs to the question that it was found for. */
export type Settled<Item> =
  /** Nothing is searched for; `items` is what the reader looked up before. */
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

/** While a search is under way, what was on screen before stays there. */
export interface Loading<Item> {
  status: 'loading';
  isStalled: boolean;
  shown: Settled<Item>;
}

export interface SearchState<Item> {
  /** What is asked now; `result` says whether it has been settled. */
  question: Question;
  /** Whether the list of options is open to the keys of the box. */
  isOpen: boolean;
  result: Settled<Item> | Loading<Item>;
}

export function shownIn<Item>({ result }: SearchState<Item>): Settled<Item> {
  return result.status === 'loading' ? result.shown : result;
}

/** What has been found of what is on screen. */
export function foundIn<Item>(state: SearchState<Item>): Found<Item> | undefined {
  const shown = shownIn(state);
  return 'found' in shown ? shown.found : undefined;
}

/** The options on screen. */
export function optionsIn<Item>(state: SearchState<Item>): readonly Item[] {
  const shown = shownIn(state);
  return shown.status === 'idle' ? shown.items : (foundIn(state)?.items ?? []);
}

/** The number of the option that keys act on. */
export function activeIn<Item>(state: SearchState<Item>): number | undefined {
  const shown = shownIn(state);
  return state.isOpen && 'active' in shown ? shown.active : undefined;
}
