import type { EditionId } from '#model/edition.ts';
import { indexNameOf } from '#model/indexNameOf.ts';
import type { PublicSite } from '#model/page.ts';
import type { SearchClient, SearchHit } from '#model/search.ts';
import { isHosted, searchSettings } from '#model/searchSettings.ts';
import type { VersionName } from '#model/version.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { savedPosition } from '#runtime/navigation/scroll.ts';
import type { BrowserStorage } from '#runtime/storage.ts';
import { createStoredSearches } from '#search/stored/createStoredSearches.ts';
import { createQuestionStore } from './questionStore.ts';
import type { QuestionStore, QuestionStoreOptions } from './questionStore.ts';
import { resultItem } from './resultItem.ts';
import { createResultMemory } from './resultMemory.ts';
import { createResultStore } from './resultStore.ts';
import type { ResultStore } from './resultStore.ts';
import { createSuggestionStore } from './suggestionStore.ts';
import type { SuggestionStore } from './suggestionStore.ts';

/** Everything that happens on the search page, without its markup. */
export interface SearchPageStores {
  question: QuestionStore;
  results: ResultStore;
  suggestions: SuggestionStore;
  /** Where the reader was who comes back to results; undefined for all others. */
  positionToReturnTo: number | undefined;
  isReturning: boolean;
  /** To be called before the arrival at the page is announced to listeners of the router. */
  follow: () => () => void;
  /** Searches for what the address says. */
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

/** Joins the question in the address, the answers to it and the suggestions for the box. */
export function createSearchPage(options: SearchPageOptions): SearchPageStores {
  const { window, router, storage, client, site, edition, preferred, build } = options;
  const toItem = (hit: SearchHit) => resultItem(hit, site);
  const memory = createResultMemory(window, `${build} ${edition}`);
  const question = createQuestionStore({ window, router, site, preferred });
  const results = createResultStore({ client, edition, toItem, memory });
  const stored = createStoredSearches({
    storage,
    indexName: indexNameOf(site, edition),
    isDisabled: searchSettings(site.search).disableUserPersonalization,
  });
  const suggestions = createSuggestionStore({
    client: isHosted(site.search) ? undefined : client,
    edition,
    recents: () => [...stored.recents.getAll(), ...stored.favorites.getAll()],
    toItem,
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
