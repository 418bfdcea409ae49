import type { ReactNode } from 'react';
import type { Edition } from '#model/edition.ts';
import type { PublicSite } from '#model/page.ts';
import { type Found, type SearchState, foundIn } from '#search/core/searchState.ts';
import type { ResultItem } from './resultItem.ts';
import { SearchResultsFailure } from './SearchResultsFailure.tsx';
import { SearchResultsList } from './SearchResultsList.tsx';
import styles from './SearchResults.module.css';

interface SearchResultsProps {
  /** Absent until the page is hydrated. */
  state: SearchState<ResultItem> | undefined;
  /** The edition that is searched. */
  edition: Edition;
  site: PublicSite;
  /** Shown while there is no query. */
  children: ReactNode;
  onMore: () => void;
  onRetry: () => void;
}

/** The state of the search page: exactly one screen, and the number of results. */
export function SearchResults(props: SearchResultsProps) {
  const { state, edition, site, children, onMore, onRetry } = props;
  const status = state?.result.status ?? 'idle';
  const isLoading = status === 'loading';
  const found = state && foundIn(state);
  const more = state?.result.status === 'results' ? state.result.more : undefined;
  return (
    <div className={styles.root} aria-busy={isLoading} data-partial={found?.isPartial || undefined}>
      {isLoading && (
        <div className={styles.spinner}>
          <span className="visually-hidden">Searching…</span>
        </div>
      )}
      <p className={styles.count} role="status">
        {isLoading ? '' : countText(found)}
      </p>
      {status === 'idle' && children}
      {status === 'error' && <SearchResultsFailure onRetry={onRetry} />}
      {found && (
        <SearchResultsList
          found={found}
          more={more}
          edition={edition}
          site={site}
          onMore={onMore}
        />
      )}
    </div>
  );
}

function countText(found: Found<ResultItem> | undefined): string {
  switch (found?.count) {
    case undefined:
      return '';
    case 0:
      return 'No results were found';
    case 1:
      return 'One document found';
    default:
      return `${found?.count} documents found`;
  }
}
