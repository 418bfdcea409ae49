import type { SearchClient, SearchRequest, SearchResponse, SearchScope } from '#model/search.ts';
import { createStore } from '#runtime/store.ts';
import type { ShownHit } from '#search/results/hit.ts';
import { type Found, isSameQuestion, type Question, type SearchState } from './searchState.ts';

const STALLED_AFTER_MS = 300; // behavior search-status

/** Where an option opens: in this tab, or in a new tab or window. */
type Target = 'here' | 'beside';

/** A cache of results, so a reader who comes back sees them immediately. */
export interface ResultMemory {
  read: (question: Question) => Found | undefined;
  write: (found: Found) => void;
}

export interface SearchOptions {
  client: SearchClient;
  edition: SearchScope['edition'];
  question: Question;
  request: Pick<SearchRequest, 'hitsPerPage' | 'snippetWords' | 'purpose'>;
  toShown: (hits: SearchResponse['hits']) => ShownHit[];
  /** Options while there is no query: recent and favorite searches. */
  storedHits?: (query: string) => readonly ShownHit[];
  /** Whether there is something to search for; by default any non-empty query. */
  isAsking?: (query: string) => boolean;
  /** The debounce delay for queries after the first. */
  pauseMs?: number;
  memory?: ResultMemory;
  /** Whether the first option is active before the reader has moved. */
  startsActive?: boolean;
  onChoose?: (hit: ShownHit, target: Target) => void;
}

export type Search = ReturnType<typeof createSearch>;

/** Headless search: the query, what is on screen for it, and the active option. */
export function createSearch(options: SearchOptions) {
  const { client, edition, request, toShown, memory, onChoose, pauseMs = 0 } = options;
  const { storedHits = () => [], isAsking = (query: string) => query !== '' } = options;
  const firstActive = options.startsActive ? 0 : undefined;
  const { getState, setState, subscribe } = createStore<SearchState>({
    question: options.question,
    status: 'idle',
    hits: [],
    more: 'waiting',
    isOpen: false,
    active: undefined,
  });
  /** Complete and pending responses. */
  const responses = new Map<string, Promise<SearchResponse>>();
  let hasAsked = false;
  let latest = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let stall: ReturnType<typeof setTimeout> | undefined;
  /** What the reader did while results were pending. */
  let intents: (() => void)[] = [];

  const update = (change: Partial<SearchState>) => setState({ ...getState(), ...change });

  function settle(change: Partial<SearchState>): void {
    clearTimeout(stall);
    const active = getState().isOpen ? firstActive : undefined;
    update({ loading: undefined, more: 'waiting', active, ...change });
    for (let next = intents.shift(); next; next = intents.shift()) next();
  }

  function fetchPage(question: Question, page: number): Promise<SearchResponse> {
    const key = JSON.stringify([question.version, page, question.query]);
    const known = responses.get(key);
    if (known) return known;
    const { query, version } = question;
    const response = client.search({ query, scope: { edition, version }, page, ...request });
    responses.set(key, response);
    const forget = () => void responses.delete(key);
    response.then(({ isPartial }) => isPartial && forget(), forget);
    return response;
  }

  /** Appends pages of results; only the latest request may change what is on screen. */
  function fetchPages(
    { question, before, count = 1 }: { question: Question; before?: Found; count?: number },
    handleFailure: () => void,
  ): void {
    const mine = ++latest;
    const pages = Array.from({ length: count }, (_, index) => (before?.pages ?? 0) + index);
    Promise.all(pages.map((page) => fetchPage(question, page))).then(
      (fetched) => {
        if (mine !== latest) return;
        const found = join(question, before, fetched);
        show(found);
        memory?.write(found);
      },
      () => {
        if (mine === latest) handleFailure();
      },
    );
  }

  /** Merges the responses for consecutive pages; a hit that moved to the next page meanwhile is not repeated. */
  function join(question: Question, before: Found | undefined, fetched: SearchResponse[]): Found {
    const parts = before ? [before, ...fetched] : fetched;
    const last = fetched.at(-1);
    const hits = new Map<string, ShownHit>();
    for (const hit of [...(before?.hits ?? []), ...fetched.flatMap((one) => toShown(one.hits))]) {
      if (!hits.has(hit.objectID)) hits.set(hit.objectID, hit);
    }
    return {
      question,
      hits: [...hits.values()],
      pages: (before?.pages ?? 0) + fetched.length,
      nbHits: last?.nbHits ?? 0,
      nbPages: last?.nbPages ?? 0,
      source: last?.source ?? 'local',
      elsewhere: parts[0]?.elsewhere ?? [],
      similar: parts[0]?.similar,
      isPartial: parts.some(({ isPartial }) => isPartial),
    };
  }

  function show(found: Found): void {
    const { hits } = found;
    if (hits.length === 0) settle({ status: 'empty', found, hits });
    else settle({ status: 'results', found, hits, active: activeAmong(found) });
  }

  /** Readers who have moved keep their option; the others get the first, which may have changed. */
  function activeAmong({ question, hits }: Found): number | undefined {
    const { isOpen, loading, found, active } = getState();
    if (!isOpen) return undefined;
    const isSame = !loading && found && isSameQuestion(found.question, question);
    if (!isSame || active === undefined || active === firstActive) return firstActive;
    const at = hits.findIndex(({ objectID }) => objectID === found.hits[active]?.objectID);
    return at === -1 ? firstActive : at;
  }

  function load(question: Question, delayMs: number): void {
    const search = () =>
      fetchPages({ question }, () => settle({ status: 'error', hits: [], found: undefined }));
    update({ loading: 'started' });
    stall = setTimeout(() => update({ loading: 'stalled' }), STALLED_AFTER_MS);
    if (delayMs === 0) search();
    else pause = setTimeout(search, delayMs);
  }

  function stop(): void {
    latest++;
    clearTimeout(pause);
    clearTimeout(stall);
    intents = [];
  }

  /** The first query runs immediately, later ones are debounced. */
  function ask(question: Question): void {
    const { status, loading, question: current } = getState();
    const isSettled = status !== 'idle' && status !== 'error';
    if (hasAsked && isSameQuestion(question, current) && (loading || isSettled)) return;
    stop();
    update({ question });
    const known = memory?.read(question);
    if (!isAsking(question.query)) {
      settle({ status: 'idle', hits: storedHits(question.query), found: undefined });
    } else if (known) {
      show(known);
      complete();
    } else load(question, hasAsked ? pauseMs : 0);
    hasAsked = true;
  }

  /** Repeats the current search if texts that were missing may have arrived. */
  function complete(): void {
    const { status, loading, found } = getState();
    if (loading || status !== 'results' || !found?.isPartial) return;
    fetchPages({ question: found.question, count: found.pages }, () => undefined);
  }

  /** Changes the active option; while results are pending, the move waits for them. */
  function move(step: 1 | -1): void {
    const { loading, hits, active } = getState();
    if (loading) {
      intents.push(() => move(step));
      return;
    }
    const from = active ?? (step === 1 ? -1 : hits.length);
    if (hits.length > 0) activate((from + step + hits.length) % hits.length);
  }

  function activate(active: number): void {
    if (!getState().loading) update({ active });
  }

  /** Selects the active option; false if there is none and none is pending. */
  function choose(target: Target): boolean {
    const { loading, hits, active } = getState();
    if (loading) {
      if (firstActive === undefined && intents.length === 0) return false;
      intents.push(() => void choose(target));
      return true;
    }
    const hit = hits[active ?? -1];
    if (hit) onChoose?.(hit, target);
    return hit !== undefined;
  }

  const stopUpdates = client.onUpdate?.(complete);

  return {
    getState,
    subscribe,
    ask,
    move,
    activate,
    choose,
    /** Loads the next page of results. */
    more: () => {
      const { status, loading, found, more } = getState();
      if (loading || status !== 'results' || !found || more === 'fetching') return;
      if (found.pages >= found.nbPages) return;
      update({ more: 'fetching' });
      fetchPages({ question: found.question, before: found }, () => update({ more: 'failed' }));
    },
    retry: () => {
      const { status, loading, question } = getState();
      if (status === 'error' && !loading) load(question, 0);
    },
    open: () => {
      if (!getState().isOpen) update({ isOpen: true, active: firstActive });
    },
    close: () => {
      intents = [];
      update({ isOpen: false, active: undefined });
    },
    dispose: () => {
      stop();
      stopUpdates?.();
    },
  };
}
