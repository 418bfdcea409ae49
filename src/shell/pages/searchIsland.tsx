import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { pageTitle } from '#model/head.ts';
import type { FrameData, ShownMeta } from '#model/page.ts';
import type { ReadableStore } from '#runtime/store.ts';
import { createSearchClient } from '#search/client/createSearchClient.ts';
import { createSearchPage, type SearchPageStores } from '#search/page/createSearchPage.ts';
import type { App } from '#shell/app.ts';
import { mountIsland } from '#ui/mountIsland.tsx';
import styles from './SearchPage.module.css';
import { searchTitle, SearchView } from './SearchView.tsx';

/** Loaded with the search page; takes the place of what was served there, and keeps what was typed before it came. */
export default function mountSearchPage(place: HTMLElement, app: App): () => void {
  const { window, router, storage, preferredVersion, searchClient } = app;
  const { page } = router.getState();
  const { frame, state } = page;
  const { site } = frame;
  const createStores = () =>
    createSearchPage({
      ...{ window, router, storage, site, build: state.build, edition: state.meta.edition },
      client: searchClient(() => createSearchClient({ site, storage })),
      preferred: preferredVersion.getState(),
    });
  const field = place.querySelector('input');
  const hasFocus = field !== null && field === window.document.activeElement;
  // The code of a served page comes later than the page.
  const isServed = page.mount === undefined;
  return mountIsland(
    place,
    <LivePage
      createStores={createStores}
      frame={frame}
      meta={state.meta}
      help={place.querySelector('[data-search-help]')?.innerHTML ?? ''}
      typed={isServed ? field?.value : undefined}
      hadFocus={isServed ? hasFocus : undefined}
    />,
  );
}

interface LivePageProps {
  /** Fails if the configuration is incomplete. */
  createStores: () => SearchPageStores;
  frame: Pick<FrameData, 'site'>;
  meta: ShownMeta;
  /** The served HTML that is shown while there is no query. */
  help: string;
  /** What was in the served field. */
  typed: string | undefined;
  /** Whether the served field had focus; undefined after a navigation. */
  hadFocus: boolean | undefined;
}

function LivePage({ createStores, frame, meta, help, typed, hadFocus }: LivePageProps) {
  const { site } = frame;
  const [stores] = useState(createStores);
  const takesFocus = hadFocus ?? !stores.isReturning;
  const question = useStore(stores.question);
  const results = useStore(stores.results);
  const suggestions = useStore(stores.suggestions);
  const title = pageTitle(site, { ...meta, title: searchTitle(question.query, meta.title) });

  useLayoutEffect(() => stores.follow(), [stores]);
  useEffect(() => stores.begin(), [stores]);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useLayoutEffect(() => returnTo(stores.positionToReturnTo), [stores]);

  return (
    <SearchView
      site={site}
      meta={meta}
      live={{ stores, question, results, suggestions, typed, takesFocus }}
    >
      <div className={styles.help} dangerouslySetInnerHTML={{ __html: help }} />
    </SearchView>
  );
}

function useStore<T>({ subscribe, getState }: ReadableStore<T>): T {
  return useSyncExternalStore(subscribe, getState);
}

/**
 * Scrolls back to the reader's position: after a reload the browser restores it before there are results, or,
 * on a slow machine, with the load event after they are shown.
 */
function returnTo(top: number | undefined): (() => void) | undefined {
  if (top === undefined) return undefined;
  const scroll = (): void => window.scrollTo({ top, behavior: 'instant' });
  scroll();
  const listeners = new AbortController();
  if (document.readyState !== 'complete') {
    const { signal } = listeners;
    window.addEventListener('load', () => requestAnimationFrame(scroll), { signal });
  }
  return () => listeners.abort();
}
