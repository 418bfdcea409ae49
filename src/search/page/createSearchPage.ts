import type { EditionId } from '#model/edition.ts';
import type { PublicSite } from '#model/page.ts';
import type { SearchClient, SearchHit } from '#model/search.ts';
import { isHosted } from '#model/searchPath.ts';
import type { VersionName } from '#model/version.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { readEntry } from '#runtime/navigation/historyEntry.ts';
import type { BrowserStorage } from '#runtime/storage.ts';
import { createSearch } from '#search/core/createSearch.ts';
import { hitTitle, showHit } from '#search/results/hit.ts';
import { createStoredSearches } from '#search/stored/createStoredSearches.ts';
import { createQuestionStore, type QuestionStoreOptions } from './questionStore.ts';
import { createResultMemory } from './resultMemory.ts';

/** The logic of the search page, without its markup. */
export type SearchPageStores = ReturnType<typeof createSearchPage>;

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
export function createSearchPage(options: SearchPageOptions) {
  const { window, router, storage, client, site, edition, preferred, build } = options;
  const memory = createResultMemory(window, `${build} ${edition}`);
  const question = createQuestionStore({ window, router, site, preferred });
  const stored = createStoredSearches(storage, site, edition);
  const toShown = (hits: readonly SearchHit[]) => hits.map((hit) => showHit(hit, site));
  const isAsking = (query: string) => query.trim() !== '';
  const common = { client, edition, question: question.getState(), toShown };
  const results = createSearch({
    ...common,
    request: { hitsPerPage: HITS_PER_PAGE, snippetWords: SNIPPET_WORDS, purpose: 'page' },
    isAsking,
    pauseMs: PAUSE_MS,
    memory,
  });
  /** Suggestions for the panel: the best hits, or recent ones. */
  const suggestions = createSearch({
    ...common,
    request: { hitsPerPage: SUGGESTIONS, snippetWords: 0 },
    // A service is queried once per pause, not per key.
    isAsking: (query) => !isHosted(site.search) && isAsking(query),
    storedHits(query) {
      const words = query.trim().toLowerCase();
      return toShown(
        [...stored.recents.getAll(), ...stored.favorites.getAll()]
          .filter((hit) => hitTitle(hit).toLowerCase().includes(words))
          .slice(0, SUGGESTIONS),
      );
    },
    onChoose({ url, isExternal }, target) {
      if (isExternal || target === 'beside') window.open(url, '_blank', 'noopener');
      else router.navigate(url);
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
    /** The scroll position of a reader who comes back to results; otherwise undefined. */
    positionToReturnTo: isReturning ? readEntry(window.history.state).scroll : undefined,
    /** Call before listeners of the router learn about the new page. */
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
    /** Searches for the query in the URL. */
    begin() {
      const asked = question.getState();
      results.ask(asked);
      client.warmUp({ edition, version: asked.version });
    },
  };
}
