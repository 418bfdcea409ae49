import { ElsewhereLinks } from '#search/results/ElsewhereLinks.tsx';
import type { Found } from './pageResults.ts';
import { SearchResult } from './SearchResult.tsx';
import type { SearchResultsProps } from './SearchResults.tsx';
import styles from './SearchResults.module.css';
import { SearchResultsMore } from './SearchResultsMore.tsx';

interface SearchResultsListProps extends SearchResultsProps {
  found: Found;
}

/** The results, what there is to know about them, and the way to more. */
export function SearchResultsList(props: SearchResultsListProps) {
  const { found, results, edition, site, onMore } = props;
  return (
    <>
      {found.source === 'fallback' && (
        <p className={styles.notice}>
          The search service did not answer; results come from the built-in index.
        </p>
      )}
      <ElsewhereLinks
        className={styles.notice}
        site={site}
        edition={edition}
        hits={found.elsewhere}
      />
      {found.items.map((item, index) => (
        <SearchResult key={item.id} item={item} number={index + 1} />
      ))}
      {results.status === 'found' && found.hasMore && (
        <SearchResultsMore state={results.more} pages={found.pages} onMore={onMore} />
      )}
      {found.source === 'hosted' && (
        <p className={styles.count}>
          <a href="https://www.algolia.com/" target="_blank" rel="noopener noreferrer">
            Search by Algolia
          </a>
        </p>
      )}
    </>
  );
}
