import type {
  SearchResponse,
  SearchClient,
  SearchHit,
  SearchRequest,
  SearchScope,
} from '#model/search.ts';
import { type ReadableStore, createStore } from '#runtime/store.ts';
import {
  isSameQuestion,
  joinResponses,
  nothingFetched,
  type Fetched,
  type Found,
  type Question,
  type SearchState,
  type Settled,
  activeIn,
  optionsIn,
  shownIn,
} from './searchState.ts';

const STALLED_AFTER_MS = 300; // behavior search-status

/** Where an option opens: in this tab, or in a new tab or window. */
type Target = 'here' | 'beside';

/** A cache of results, so a reader who comes back sees them immediately. */
export interface ResultMemory<Item> {
  read: (question: Question) => Found<Item> | undefined;
  write: (found: Found<Item>) => void;
}

export interface SearchOptions<Item> {
  /** Absent if only stored searches are offered. */
  client: SearchClient | undefined;
  edition: SearchScope['edition'];
  question: Question;
  request: Pick<SearchRequest, 'hitsPerPage' | 'snippetWords' | 'purpose'>;
  toItems: (hits: readonly SearchHit[]) => Item[];
  /** Options while there is no query: recent and favorite searches. */
  storedItems?: (query: string) => readonly Item[];
  /** Whether there is something to search for; by default any non-empty query. */
  isAsking?: (query: string) => boolean;
  /** The debounce delay for queries after the first. */
  pauseMs?: number;
  memory?: ResultMemory<Item>;
  /** Whether the first option is active before the reader has moved. */
  startsActive?: boolean;
  onChoose?: (item: Item, target: Target) => void;
}

export interface Search<Item> extends ReadableStore<SearchState<Item>> {
  /** The first query runs immediately, later ones are debounced. */
  ask: (question: Question) => void;
  /** Loads the next page of results. */
  more: () => void;
  retry: () => void;
  open: () => void;
  close: () => void;
  /** Changes the active option; while results are pending, the move waits for them. */
  move: (step: 1 | -1) => void;
  activate: (option: number) => void;
  /** Selects the active option; false if there is none and none is pending. */
  choose: (target: Target) => boolean;
  dispose: () => void;
}

/** Headless search: the query, what is on screen for it, and the active option. */
export function createSearch<Item extends { id: string }>(
  options: SearchOptions<Item>,
): Search<Item> {
  const { client, edition, request, toItems, memory, onChoose, pauseMs = 0 } = options;
  const { storedItems = () => [], isAsking = (query: string) => query !== '' } = options;
  const firstActive = options.startsActive ? 0 : undefined;
  const store = createStore<SearchState<Item>>({
    question: options.question,
    isOpen: false,
    result: { status: 'idle', items: [], active: firstActive },
  });
  /** Complete and pending responses. */
  const responses = new Map<string, Promise<SearchResponse>>();
  let hasAsked = false;
  let latest = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let stall: ReturnType<typeof setTimeout> | undefined;
  /** What the reader did while results were pending. */
  let intents: (() => void)[] = [];

  const update = (change: Partial<SearchState<Item>>) =>
    store.setState({ ...store.getState(), ...change });

  function settle(result: Settled<Item>): void {
    clearTimeout(stall);
    update({ result });
    for (let next = intents.shift(); next; next = intents.shift()) next();
  }

  function fetchPage(question: Question, page: number): Promise<SearchResponse> {
    const key = JSON.stringify([question.version, page, question.query]);
    const known = responses.get(key);
    if (known || !client) return known ?? Promise.reject(new Error('There is no search client.'));
    const { query, version } = question;
    const response = client.search({ query, scope: { edition, version }, page, ...request });
    responses.set(key, response);
    const forget = () => void responses.delete(key);
    response.then(({ isPartial }) => isPartial && forget(), forget);
    return response;
  }

  /** Appends a page of results; only the latest request may change what is on screen. */
  function fetchPages(before: Fetched<Item>, count: number, handleFailure: () => void): void {
    const mine = ++latest;
    const pages = Array.from({ length: count }, (_, index) => before.pages + index);
    Promise.all(pages.map((page) => fetchPage(before.question, page))).then(
      (fetched) => {
        if (mine === latest) show(joinResponses(before, fetched, toItems));
      },
      () => {
        if (mine === latest) handleFailure();
      },
    );
  }

  function show(found: Found<Item>): void {
    settle(settled(found));
    memory?.write(found);
  }

  function settled(found: Found<Item>): Settled<Item> {
    if (found.items.length === 0) return { status: 'empty', found };
    return { status: 'results', found, active: activeAmong(found), more: 'waiting' };
  }

  /** Readers who have moved keep their option; the others get the first, which may have changed. */
  function activeAmong({ question, items }: Found<Item>): number | undefined {
    const { result } = store.getState();
    if (result.status !== 'results' || !isSameQuestion(result.found.question, question)) {
      return firstActive;
    }
    const { active, found } = result;
    if (active === undefined || active === firstActive) return active;
    const at = items.findIndex(({ id }) => id === found.items[active]?.id);
    return at === -1 ? firstActive : at;
  }

  function search(question: Question): void {
    fetchPages(nothingFetched(question), 1, () => settle({ status: 'error' }));
  }

  function load(question: Question, delayMs: number): void {
    update({ result: { status: 'loading', isStalled: false, shown: shownIn(store.getState()) } });
    stall = setTimeout(() => {
      const { result } = store.getState();
      if (result.status === 'loading') update({ result: { ...result, isStalled: true } });
    }, STALLED_AFTER_MS);
    if (delayMs === 0) search(question);
    else pause = setTimeout(() => search(question), delayMs);
  }

  function stop(): void {
    latest++;
    clearTimeout(pause);
    clearTimeout(stall);
    intents = [];
  }

  function ask(question: Question): void {
    const { status } = store.getState().result;
    const isSame = hasAsked && isSameQuestion(question, store.getState().question);
    if (isSame && status !== 'idle' && status !== 'error') return;
    stop();
    update({ question });
    const known = memory?.read(question);
    if (!client || !isAsking(question.query)) {
      settle({ status: 'idle', items: storedItems(question.query), active: firstActive });
    } else if (known) {
      settle(settled(known));
      complete();
    } else load(question, hasAsked ? pauseMs : 0);
    hasAsked = true;
  }

  /** Repeats the current search if texts that were missing may have arrived. */
  function complete(): void {
    const { result } = store.getState();
    if (result.status !== 'results' || !result.found.isPartial) return;
    const { question, pages } = result.found;
    fetchPages(nothingFetched(question), pages, () => undefined);
  }

  function setActive(active: number | undefined): void {
    const { result } = store.getState();
    if (result.status === 'idle' || result.status === 'results') {
      update({ result: { ...result, active } });
    }
  }

  function move(step: 1 | -1): void {
    if (store.getState().result.status === 'loading') {
      intents.push(() => move(step));
      return;
    }
    const { length } = optionsIn(store.getState());
    const from = activeIn(store.getState()) ?? (step === 1 ? -1 : length);
    if (length > 0) setActive((from + step + length) % length);
  }

  function choose(target: Target): boolean {
    const state = store.getState();
    if (state.result.status === 'loading') {
      if (firstActive === undefined && intents.length === 0) return false;
      intents.push(() => void choose(target));
      return true;
    }
    const item = optionsIn(state)[activeIn(state) ?? -1];
    if (item) onChoose?.(item, target);
    return item !== undefined;
  }

  const stopUpdates = client?.onUpdate?.(complete);

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    ask,
    move,
    activate: setActive,
    choose,
    more() {
      const { result } = store.getState();
      if (result.status !== 'results' || !result.found.hasMore || result.more === 'fetching')
        return;
      update({ result: { ...result, more: 'fetching' } });
      fetchPages(result.found, 1, () => settle({ ...result, more: 'failed' }));
    },
    retry() {
      const { result, question } = store.getState();
      if (result.status === 'error') load(question, 0);
    },
    open() {
      if (store.getState().isOpen) return;
      update({ isOpen: true });
      setActive(firstActive);
    },
    close() {
      intents = [];
      update({ isOpen: false });
    },
    dispose() {
      stop();
      stopUpdates?.();
    },
  };
}
