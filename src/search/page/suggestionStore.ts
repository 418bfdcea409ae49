import type { SearchClient, SearchHit, SearchScope } from '#model/search.ts';
import { hitTitle } from '#search/results/hitText.ts';
import type { ReadableStore } from '#runtime/store.ts';
import { createStore } from '#runtime/store.ts';
import type { Question } from './pageResults.ts';
import type { ResultItem } from './resultItem.ts';

const SUGGESTIONS = 5;

export interface SuggestionStore extends ReadableStore<readonly ResultItem[]> {
  suggest: (question: Question) => void;
}

export interface SuggestionStoreOptions {
  /** Left out where a service answers, which is asked once for each pause and not for each key. */
  client: SearchClient | undefined;
  edition: SearchScope['edition'];
  /** What the reader has looked up before, newest first. */
  recents: () => readonly SearchHit[];
  toItem: (hit: SearchHit) => ResultItem;
}

/** Places that the reader may mean: the best hits, or those looked up before. */
export function createSuggestionStore(options: SuggestionStoreOptions): SuggestionStore {
  const { client, edition, recents, toItem } = options;
  const store = createStore<readonly ResultItem[]>([]);
  let requests = 0;

  const show = (hits: readonly SearchHit[]) =>
    store.setState(hits.slice(0, SUGGESTIONS).map(toItem));

  function suggest({ query, version }: Question): void {
    const request = ++requests;
    const words = query.trim().toLowerCase();
    if (words === '' || !client) {
      show(recents().filter((hit) => hitTitle(hit).toLowerCase().includes(words)));
      return;
    }
    const scope = { edition, version };
    client.search({ query, scope, page: 0, hitsPerPage: SUGGESTIONS, snippetWords: 0 }).then(
      ({ hits }) => {
        if (request === requests) show(hits);
      },
      () => {
        if (request === requests) show([]);
      },
    );
  }

  return { getState: store.getState, subscribe: store.subscribe, suggest };
}
