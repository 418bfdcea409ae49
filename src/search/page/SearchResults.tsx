import type { ReactNode } from 'react';
import type { Edition } from '#model/edition.ts';
import type { PublicSite } from '#model/page.ts';
import type { Found, Results } from './pageResults.ts';
import { SearchResultsFailure } from './SearchResultsFailure.tsx';
import { SearchResultsList } from './SearchResultsList.tsx';
import styles from './SearchResults.module.css';

export interface SearchResultsProps {
  results: Results;
  /** The edition that is searched. */
  edition: Edition;
  site: PublicSite;
  /** Shown as long as nothing is asked. */
  children: ReactNode;
  onMore: () => void;
  onRetry: () => void;
}

/** What the search page has to say: exactly one of its screens, and how many results there are. */
export function SearchResults(props: SearchResultsProps) {
  const { results, onRetry, children } = props;
  const found = results.status === 'searching' ? results.older : foundNow(results);
  return (
    <div className={styles.root} aria-busy={results.status === 'searching'}>
      {results.status === 'searching' && (
        <div className={styles.spinner}>
          <span className="visually-hidden">Searching…</span>
        </div>
      )}
      <p className={styles.count} role="status">
        {countText(foundNow(results))}
      </p>
      {results.status === 'start' && children}
      {results.status === 'failed' && <SearchResultsFailure onRetry={onRetry} />}
      {found && <SearchResultsList {...props} found={found} />}
    </div>
  );
}

function foundNow(results: Results): Found | undefined {
  return results.status === 'found' ? results.found : undefined;
}

function countText(found: Found | undefined): string {
  if (!found) return '';
  if (found.count === 0) return 'No results were found';
  return found.count === 1 ? 'One document found' : `${found.count} documents found`;
}
