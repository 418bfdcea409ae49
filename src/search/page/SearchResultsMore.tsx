import { useEffect, useRef } from 'react';
import { SearchResultsFailure } from './SearchResultsFailure.tsx';
import styles from './SearchResults.module.css';

interface SearchResultsMoreProps {
  state: 'waiting' | 'fetching' | 'failed';
  /** How many pages are loaded. */
  pages: number;
  onMore: () => void;
}

/** The end of the list: loads the next page when it is fully in view, or with a button. */
export function SearchResultsMore({ state, pages, onMore }: SearchResultsMoreProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const hasFailed = state === 'failed';

  useEffect(() => {
    if (!line.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      threshold: 1,
    });
    observer.observe(line.current);
    return () => observer.disconnect();
    // Created for each page: a line that is still in view has to be noticed once more.
  }, [pages, hasFailed, onMore]);

  if (hasFailed) return <SearchResultsFailure onRetry={onMore} />;
  return (
    <div className={styles.more}>
      <button type="button" className={styles.button} onClick={onMore}>
        More results
      </button>
      <p ref={line}>Fetching new results...</p>
    </div>
  );
}
