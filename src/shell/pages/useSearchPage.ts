import { useEffect, useLayoutEffect, useState } from 'react';
import { pageTitle } from '#model/head.ts';
import { createSearchClient } from '#search/client/createSearchClient.ts';
import type { Question, SearchState } from '#search/core/searchState.ts';
import { createSearchPage, type SearchPageStores } from '#search/page/createSearchPage.ts';
import type { ResultItem } from '#search/page/resultItem.ts';
import { type Shell, useShell } from '#shell/shellContext.tsx';
import { useStore } from '#shell/useStore.ts';

export interface SearchPageState {
  /** Absent at build time. */
  stores: SearchPageStores | undefined;
  /** These three are also absent until the page is hydrated. */
  question: Question | undefined;
  results: SearchState<ResultItem> | undefined;
  suggestions: SearchState<ResultItem> | undefined;
}

/** Starts the stores of the search page and keeps the document title up to date. */
export function useSearchPage(): SearchPageState {
  const shell = useShell();
  const [stores] = useState(() => createStores(shell));
  const question = useStore(stores?.question);
  const results = useStore(stores?.results);
  const suggestions = useStore(stores?.suggestions);
  const title = searchTitle(question?.query ?? '', shell.meta.title);
  const fullTitle = pageTitle(shell.frame.site, { ...shell.meta, title });
  const isHydrated = results !== undefined;

  useLayoutEffect(() => stores?.follow(), [stores]);
  useEffect(() => stores?.begin(), [stores]);
  useEffect(() => {
    document.title = fullTitle;
  }, [fullTitle]);
  useLayoutEffect(() => {
    const top = isHydrated ? stores?.positionToReturnTo : undefined;
    return top === undefined ? undefined : returnTo(top);
  }, [isHydrated, stores]);

  return { stores, question, results, suggestions };
}

/**
 * Scrolls back to the reader's position: after a reload the browser restores it before there are results, or,
 * on a slow machine, with the load event after they are shown.
 */
function returnTo(top: number): () => void {
  const scroll = (): void => window.scrollTo({ top, behavior: 'instant' });
  scroll();
  const listeners = new AbortController();
  if (document.readyState !== 'complete') {
    const { signal } = listeners;
    window.addEventListener('load', () => requestAnimationFrame(scroll), { signal });
  }
  return () => listeners.abort();
}

/** The heading, and the first part of the document title (behavior search-page-form). */
export function searchTitle(query: string, plain: string): string {
  return query.trim() === '' ? plain : `Search results for "${query}"`;
}

function createStores({ services, frame, meta }: Shell): SearchPageStores | undefined {
  if (!services) return undefined;
  const { router, storage, preferredVersion, searchClient } = services;
  const { site } = frame;
  return createSearchPage({
    window,
    router,
    storage,
    client: searchClient(() => createSearchClient({ site, storage })),
    site,
    edition: meta.edition,
    preferred: preferredVersion.getState(),
    build: router.getState().page.state.build,
  });
}
