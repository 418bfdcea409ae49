import type { EditionId } from '#model/edition.ts';
import { indexNameOf } from '#model/indexNameOf.ts';
import type { PublicSite } from '#model/page.ts';
import type { SearchClient, SearchHit } from '#model/search.ts';
import { isHosted, searchSettings } from '#model/searchSettings.ts';
import type { VersionName } from '#model/version.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { savedPosition } from '#runtime/navigation/scroll.ts';
import type { BrowserStorage } from '#runtime/storage.ts';
import type { Search } from '#search/core/createSearch.ts';
import { createSearch } from '#search/core/createSearch.ts';
import { hitTitle } from '#search/results/hitText.ts';
import { createStoredSearches } from '#search/stored/createStoredSearches.ts';
import { createQuestionStore } from './questionStore.ts';
import type { QuestionStore, QuestionStoreOptions } from './questionStore.ts';
import type { ResultItem } from './resultItem.ts';
import { resultItem } from './resultItem.ts';
import { createResultMemory } from './resultMemory.ts';

/** Everything that happens on the search page, without its markup. */
export interface SearchPageStores {
  question: QuestionStore;
  results: Search<ResultItem>;
  /** Places for the panel of the box: the best hits, or those looked up before. */
  suggestions: Search<ResultItem>;
  /** Where the reader was who comes back to results; undefined for all others. */
  positionToReturnTo: number | undefined;
  isReturning: boolean;
  /** To be called before the arrival at the page is announced to listeners of the router. */
  follow: () => () => void;
  /** Searches for what the URL says. */
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

/** Joins the question in the URL, the results for it and the suggestions for the box. */
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
    // A service is asked once for each pause and not for each key.
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
  // At once, so that the results are on screen when the scroll position is restored.
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
        // Those who come back have chosen a version already.
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
