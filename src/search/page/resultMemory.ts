import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { isSameQuestion } from './pageResults.ts';
import type { Found } from './pageResults.ts';
import type { ResultMemory } from './resultStore.ts';

interface KeptResults {
  owner: string;
  found: Found;
}

/**
 * Keeps results in the state of the history entry, with all pages that were fetched: Back, forward and
 * a reload show them at once and in full, so that the scroll position still means the same place.
 * `owner` tells editions and builds apart, whose results must not be mixed up.
 */
export function createResultMemory(
  { history, location }: Pick<BrowserWindow, 'history' | 'location'>,
  owner: string,
): ResultMemory {
  const { pathname } = location;
  return {
    read(question) {
      const kept = (history.state as { results?: Partial<KeptResults> } | null)?.results;
      // Written below by the same build, which `owner` names.
      const found = kept?.owner === owner ? kept.found : undefined;
      return found && isSameQuestion(found.question, question) ? found : undefined;
    },
    write(found) {
      // The reader may be on the way to a page, whose address is in the bar already.
      if (location.pathname !== pathname) return;
      const results: KeptResults = { owner, found };
      history.replaceState({ ...(history.state as object | null), results }, '');
    },
  };
}
