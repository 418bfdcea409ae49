import type { BrowserWindow } from '#runtime/browserWindow.ts';
import type { ResultMemory } from '#search/core/createSearch.ts';
import { type Found, isSameQuestion } from '#search/core/searchState.ts';

/**
 * Stores results in the state of the history entry, with all loaded pages: back, forward and reload show them
 * immediately and in full, so the scroll position stays valid. `owner` identifies edition and build, whose
 * results must not be mixed.
 */
export function createResultMemory(
  { history, location }: Pick<BrowserWindow, 'history' | 'location'>,
  owner: string,
): ResultMemory {
  const { pathname } = location;
  return {
    read(question) {
      const state = history.state as { results?: { owner?: string; found?: Found } } | null;
      const kept = state?.results;
      // Written below by the same build, identified by `owner`.
      const found = kept?.owner === owner ? kept.found : undefined;
      return found && isSameQuestion(found.question, question) ? found : undefined;
    },
    write(found) {
      // The reader may be navigating to a page whose URL is already current.
      if (location.pathname !== pathname) return;
      const results = { owner, found };
      history.replaceState({ ...(history.state as object | null), results }, '');
    },
  };
}
