import { useEffect, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { pageTitle } from '#model/head.ts';
import { invariant } from '#model/invariant.ts';
import type { PublicSite, ShownMeta } from '#model/page.ts';
import { withBase } from '#model/path.ts';
import { searchSettings } from '#model/searchSettings.ts';
import { versionTitle, versionWord } from '#model/version.ts';
import type { ReadableStore } from '#runtime/store.ts';
import type { SearchPageStores } from '#search/page/createSearchPage.ts';
import { SearchBox } from '#search/page/SearchBox.tsx';
import { SearchResults } from '#search/page/SearchResults.tsx';
import styles from './SearchPage.module.css';

interface SearchViewProps {
  site: PublicSite;
  meta: ShownMeta;
  /** Absent at build time. */
  stores?: SearchPageStores;
  /** What was in the served field. */
  typed?: string | undefined;
  /** Whether the served field had focus; undefined after a navigation. */
  hadFocus?: boolean;
  /** Shown while there is no query. */
  children: ReactNode;
}

/** The content of the search page; the query is in the URL (behavior search-page-form). */
export function SearchView({ site, meta, stores, typed, hadFocus, children }: SearchViewProps) {
  const edition = site.editions.find(({ id }) => id === meta.edition);
  invariant(edition, `no edition "${meta.edition}" in the configuration`);
  const question = useStore(stores?.question);
  const results = useStore(stores?.results);
  const suggestions = useStore(stores?.suggestions);
  const { versions } = site;
  const version = versions.find(({ name }) => name === (question?.version ?? meta.version));
  const query = question?.query ?? '';
  const heading = query.trim() === '' ? meta.title : `Search results for "${query}"`;
  const title = pageTitle(site, { ...meta, title: heading });
  const suggest = () => stores?.suggestions.ask(stores.question.getState());

  useLayoutEffect(() => stores?.follow(), [stores]);
  useEffect(() => stores?.begin(), [stores]);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useLayoutEffect(() => returnTo(stores?.positionToReturnTo), [stores]);

  return (
    <>
      <h1>{heading}</h1>
      <form
        className={`${styles.form} needs-script`}
        role="search"
        action={withBase(site.baseUrl, meta.path)}
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchBox
          query={query}
          typed={typed}
          takesFocus={hadFocus ?? stores?.isReturning === false}
          suggestions={stores?.suggestions}
          state={suggestions}
          onChange={(value) => {
            stores?.question.setQuery(value);
            suggest();
          }}
          onOpen={suggest}
        />
        {searchSettings(site.search).contextualSearch && (
          <label className={styles.version}>
            Version
            {/* Name and values match the URL's query. */}
            <select
              name="version"
              value={version && versionWord(version)}
              onChange={({ target }) => {
                const chosen = versions.find((one) => versionWord(one) === target.value);
                if (chosen) stores?.question.setVersion(chosen.name);
              }}
            >
              {versions.map((one) => (
                <option key={one.name} value={versionWord(one)}>
                  {versionTitle(one)}
                </option>
              ))}
            </select>
          </label>
        )}
      </form>
      <SearchResults
        state={results}
        edition={edition}
        site={site}
        onMore={stores?.results.more ?? nothing}
        onRetry={stores?.results.retry ?? nothing}
        onSearch={(word) => stores?.question.setQuery(word)}
      >
        {children}
      </SearchResults>
    </>
  );
}

/** There is no query at build time. */
const nothing = () => undefined;

function useStore<T>(store: ReadableStore<T> | undefined): T | undefined {
  return useSyncExternalStore<T | undefined>(
    store?.subscribe ?? (() => nothing),
    store?.getState ?? nothing,
    nothing,
  );
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
