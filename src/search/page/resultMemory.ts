import type { BrowserWindow } from '#runtime/browserWindow.ts';
import type { ResultMemory } from '#search/core/createSearch.ts';
import type { Found } from '#search/core/found.ts';
import { isSameQuestion } from '#search/core/found.ts';
import type { ResultItem } from './resultItem.ts';

interface KeptResults {
  owner: string;
  found: Found<ResultItem>;
}

/**
 * Keeps results in the state of the history entry, with all pages that were fetched: Back, forward and
 * a reload show them at once and in full, so that the scroll position still means the same place.
 * `owner` tells editions and builds apart, whose results must not be mixed up.
 */
export function createResultMemory(
  { history, location }: Pick<BrowserWindow, 'history' | 'location'>,
  owner: string,
): ResultMemory<ResultItem> {
  const { pathname } = location;
  return {
    read(question) {
      const kept = (history.state as { results?: Partial<KeptResults> } | null)?.results;
      // Written below by the same build, which `owner` names.
      const found = kept?.owner === owner ? kept.found : undefined;
      return found && isSameQuestion(found.question, question) ? found : undefined;
    },
    write(found) {
      // The reader may be on the way to a page, whose URL is in the bar already.
      if (location.pathname !== pathname) return;
      const results: KeptResults = { owner, found };
      history.replaceState({ ...(history.state as object | null), results }, '');
    },
  };
}
