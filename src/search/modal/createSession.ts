import { indexNameOf } from '#model/indexNameOf.ts';
import { invariant } from '#model/invariant.ts';
import type { SearchClient } from '#model/search.ts';
import { searchSettings } from '#model/searchSettings.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import type { LoadedPage } from '#runtime/navigation/pageLoader.ts';
import type { BrowserStorage } from '#runtime/storage.ts';
import { createStoredSearches } from '#search/stored/createStoredSearches.ts';
import { createQuestions } from './createQuestions.ts';
import { createSearchState } from './createSearchState.ts';
import { initialQuery } from './initialQuery.ts';
import type { SearchItem } from './searchItem.ts';
import type { SearchSession } from './searchSession.ts';

export interface SessionOptions {
  window: BrowserWindow;
  client: SearchClient;
  storage: BrowserStorage;
  /** Typed already. */
  query: string;
  page: Pick<LoadedPage<unknown>, 'frame' | 'state'>;
  onClose: () => void;
  onNavigate: (href: string) => void;
  onExpect: (href: string) => void;
}

const NARROW = '(width <= 768px)'; // spec §9

/** Prepares one opening of the dialog on a page. */
export function createSession(options: SessionOptions): {
  session: SearchSession;
  dispose: () => void;
} {
  const { window, client, storage, page, onClose, onNavigate, onExpect } = options;
  const { site } = page.frame;
  const scope = { edition: page.state.meta.edition, version: page.state.meta.version };
  const edition = site.editions.find(({ id }) => id === scope.edition);
  const version = site.versions.find(({ name }) => name === scope.version);
  invariant(edition && version, `no edition or version for "${page.state.meta.path}"`);

  const { query, isSelected } = initialQuery(window, options.query);
  const stored = createStoredSearches({
    storage,
    indexName: indexNameOf(site, scope.edition),
    isDisabled: searchSettings(site.search).disableUserPersonalization,
  });
  const questions = createQuestions({
    client,
    scope,
    // Decided by the width at opening, not for each query (spec §9).
    snippetWords: window.matchMedia(NARROW).matches ? 5 : 10,
  });
  const remember = ({ hit, pageHit }: SearchItem) => stored.remember(hit, pageHit);
  const openTab = (href: string) => window.open(href, '_blank', 'noopener');

  function follow(item: SearchItem): void {
    remember(item);
    onClose();
    if (item.isExternal) openTab(item.href);
    else onNavigate(item.href);
  }

  function openBeside(item: SearchItem): void {
    remember(item);
    openTab(item.href);
  }

  const state = createSearchState({
    site,
    questions,
    stored,
    initialQuery: query,
    onFollow: follow,
    onOpenBeside: openBeside,
  });
  const stopUpdates = client.onUpdate?.(() => {
    questions.forget();
    void state.renew();
  });
  return {
    session: {
      site,
      edition,
      version,
      state,
      stored,
      isQuerySelected: isSelected,
      onClose,
      onFollow: follow,
      onOpenBeside: openBeside,
      onRemember: remember,
      onExpect,
    },
    dispose() {
      stopUpdates?.();
      state.dispose();
    },
  };
}
