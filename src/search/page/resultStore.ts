import type { SearchAnswer, SearchClient, SearchHit, SearchScope } from '#model/search.ts';
import type { ReadableStore } from '#runtime/store.ts';
import { createStore } from '#runtime/store.ts';
import { isSameQuestion, joinAnswers, nothingFetched } from './pageResults.ts';
import type { Fetched, Found, Question, Results } from './pageResults.ts';
import type { ResultItem } from './resultItem.ts';

const HITS_PER_PAGE = 15; // behaviours 102
const SEARCH_DELAY_MS = 300; // behaviours 102
const SNIPPET_WORDS = 30;

/** Where found results are kept, so that a reader who comes back sees them at once. */
export interface ResultMemory {
  read: (question: Question) => Found | undefined;
  write: (found: Found) => void;
}

export interface ResultStore extends ReadableStore<Results> {
  /** Searches at once the first time, later when the reader pauses. */
  ask: (question: Question) => void;
  /** Fetches the next page of results. */
  more: () => void;
  retry: () => void;
  dispose: () => void;
}

export interface ResultStoreOptions {
  client: SearchClient;
  edition: SearchScope['edition'];
  toItem: (hit: SearchHit) => ResultItem;
  memory: ResultMemory;
}

/** Asks, page by page, and drops answers to questions that are no longer asked (behaviours 102). */
export function createResultStore(options: ResultStoreOptions): ResultStore {
  const { client, edition, toItem, memory } = options;
  const store = createStore<Results>({ status: 'start' });
  let asked: Question | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let requests = 0;

  function fetchPage({ query, version }: Question, page: number): Promise<SearchAnswer> {
    const scope = { edition, version };
    return client.search({
      query,
      scope,
      page,
      hitsPerPage: HITS_PER_PAGE,
      snippetWords: SNIPPET_WORDS,
      purpose: 'page',
    });
  }

  /** Adds pages to what is there already; only the latest request may change what is on screen. */
  function fetchPages(before: Fetched, count: number, handleFailure: () => void): void {
    const request = ++requests;
    const pages = Array.from({ length: count }, (_, index) => before.pages + index);
    Promise.all(pages.map((page) => fetchPage(before.question, page))).then(
      (answers) => {
        if (request === requests) show(joinAnswers(before, answers, toItem));
      },
      () => {
        if (request === requests) handleFailure();
      },
    );
  }

  function show(found: Found): void {
    store.setState({ status: 'found', found, more: 'waiting' });
    memory.write(found);
  }

  function search(question: Question): void {
    fetchPages(nothingFetched(question), 1, () => store.setState({ status: 'failed' }));
  }

  function ask(question: Question): void {
    if (asked && isSameQuestion(asked, question)) return;
    const isFirst = asked === undefined;
    asked = question;
    requests++;
    clearTimeout(timer);
    const known = memory.read(question);
    if (question.query.trim() === '') store.setState({ status: 'start' });
    else if (known) {
      store.setState({ status: 'found', found: known, more: 'waiting' });
      complete();
    } else {
      store.setState({ status: 'searching', older: foundBefore(store.getState()) });
      if (isFirst) search(question);
      else timer = setTimeout(() => search(question), SEARCH_DELAY_MS);
    }
  }

  /** Asks once more for what is on screen, where texts were missing that may have arrived. */
  function complete(): void {
    const state = store.getState();
    if (state.status !== 'found' || !state.found.isPartial) return;
    const { question, pages } = state.found;
    fetchPages(nothingFetched(question), pages, () => undefined);
  }

  const stopUpdates = client.onUpdate?.(complete);

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    ask,
    more() {
      const state = store.getState();
      if (state.status !== 'found' || !state.found.hasMore || state.more === 'fetching') return;
      store.setState({ ...state, more: 'fetching' });
      fetchPages(state.found, 1, () => store.setState({ ...state, more: 'failed' }));
    },
    retry() {
      if (!asked || store.getState().status !== 'failed') return;
      store.setState({ status: 'searching', older: undefined });
      search(asked);
    },
    dispose() {
      requests++;
      clearTimeout(timer);
      stopUpdates?.();
    },
  };
}

function foundBefore(state: Results): Found | undefined {
  if (state.status === 'searching') return state.older;
  return state.status === 'found' ? state.found : undefined;
}
