import styles from './SearchResults.module.css';

interface SearchResultsFailureProps {
  onRetry: () => void;
}

/** Shown if no source responded (behavior search-page-results). */
export function SearchResultsFailure({ onRetry }: SearchResultsFailureProps) {
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.title}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <button type="button" className={styles.button} onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
