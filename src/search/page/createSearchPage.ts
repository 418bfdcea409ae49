import type { EditionId } from '#model/edition.ts';
import { indexNameOf } from '#model/indexNameOf.ts';
import type { PublicSite } from '#model/page.ts';
import type { SearchClient, SearchHit } from '#model/search.ts';
import { isHosted } from '#model/searchPath.ts';
import { searchSettings } from '#model/searchSettings.ts';
import type { VersionName } from '#model/version.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { savedPosition } from '#runtime/navigation/scroll.ts';
import type { BrowserStorage } from '#runtime/storage.ts';
import { type Search, createSearch } from '#search/core/createSearch.ts';
import { hitTitle } from '#search/results/hit.ts';
import { createStoredSearches } from '#search/stored/createStoredSearches.ts';
import {
  createQuestionStore,
  type QuestionStore,
  type QuestionStoreOptions,
} from './questionStore.ts';
import { type ResultItem, resultItem } from './resultItem.ts';
import { createResultMemory } from './resultMemory.ts';

/** The logic of the search page, without its markup. */
export interface SearchPageStores {
  question: QuestionStore;
  results: Search<ResultItem>;
  /** Suggestions for the panel: the best hits, or recent ones. */
  suggestions: Search<ResultItem>;
  /** The scroll position of a reader who comes back to results; otherwise undefined. */
  positionToReturnTo: number | undefined;
  isReturning: boolean;
  /** Call before listeners of the router learn about the new page. */
  follow: () => () => void;
  /** Searches for the query in the URL. */
  begin: () => void;
}

export interface SearchPageOptions {
  window: BrowserWindow;
  router: QuestionStoreOptions['router'];
  storage: BrowserStorage;
  client: SearchClient;
  site: PublicSite;
  edition: EditionId;
  preferred: VersionName | undefined;
  /** The build that the open document belongs to. */
  build: string;
}

const HITS_PER_PAGE = 15; // behavior search-page-results
const PAUSE_MS = 300; // behavior search-page-results
const SNIPPET_WORDS = 30;
const SUGGESTIONS = 5;

/** Connects the query in the URL, its results and the suggestions. */
export function createSearchPage(options: SearchPageOptions): SearchPageStores {
  const { window, router, storage, client, site, edition, preferred, build } = options;
  const memory = createResultMemory(window, `${build} ${edition}`);
  const question = createQuestionStore({ window, router, site, preferred });
  const stored = createStoredSearches({
    storage,
    indexName: indexNameOf(site, edition),
    isDisabled: searchSettings(site.search).disableUserPersonalization,
  });
  const toItems = (hits: readonly SearchHit[]) => hits.map((hit) => resultItem(hit, site));
  const common = {
    edition,
    question: question.getState(),
    toItems,
    isAsking: (query: string) => query.trim() !== '',
  };
  const results = createSearch<ResultItem>({
    ...common,
    client,
    request: { hitsPerPage: HITS_PER_PAGE, snippetWords: SNIPPET_WORDS, purpose: 'page' },
    pauseMs: PAUSE_MS,
    memory,
  });
  const suggestions = createSearch<ResultItem>({
    ...common,
    // A service is queried once per pause, not per key.
    client: isHosted(site.search) ? undefined : client,
    request: { hitsPerPage: SUGGESTIONS, snippetWords: 0 },
    storedItems(query) {
      const words = query.trim().toLowerCase();
      return toItems(
        [...stored.recents.getAll(), ...stored.favorites.getAll()]
          .filter((hit) => hitTitle(hit).toLowerCase().includes(words))
          .slice(0, SUGGESTIONS),
      );
    },
    onChoose({ href, isExternal }, target) {
      if (isExternal || target === 'beside') window.open(href, '_blank', 'noopener');
      else router.navigate(href);
    },
  });
  const isReturning = memory.read(question.getState()) !== undefined;
  // Immediately, so the results are on screen when the scroll position is restored.
  if (isReturning) results.ask(question.getState());

  return {
    question,
    results,
    suggestions,
    isReturning,
    positionToReturnTo: isReturning ? savedPosition(window.history.state) : undefined,
    follow() {
      const stops = [
        question.follow(),
        question.subscribe(() => results.ask(question.getState())),
        // Readers who come back have already chosen a version.
        ...(isReturning ? [] : [question.followReader()]),
        results.dispose,
        suggestions.dispose,
      ];
      return () => stops.forEach((stop) => stop());
    },
    begin() {
      const asked = question.getState();
      results.ask(asked);
      client.warmUp({ edition, version: asked.version });
    },
  };
}
