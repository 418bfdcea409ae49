import type { Edition } from '#model/edition.ts';
import type { PublicSite } from '#model/page.ts';
import type { Found } from '#search/core/searchState.ts';
import { ElsewhereLinks } from '#search/results/ElsewhereLinks.tsx';
import type { ResultItem } from './resultItem.ts';
import { SearchResult } from './SearchResult.tsx';
import styles from './SearchResults.module.css';
import { SearchResultsMore } from './SearchResultsMore.tsx';

interface SearchResultsListProps {
  found: Found<ResultItem>;
  /** The state of the next page; absent while another search is pending. */
  more: 'waiting' | 'fetching' | 'failed' | undefined;
  edition: Edition;
  site: PublicSite;
  onMore: () => void;
}

/** The results, notes about them, and a way to load more. */
export function SearchResultsList(props: SearchResultsListProps) {
  const { found, more, edition, site, onMore } = props;
  return (
    <>
      {found.source === 'fallback' && (
        <p className={styles.notice}>
          The search service did not respond. Showing results from the built-in index.
        </p>
      )}
      <ElsewhereLinks
        className={styles.notice}
        site={site}
        edition={edition}
        hits={found.elsewhere}
      />
      {/* By place: texts arrive later and change the order, and each place has its final size. */}
      {found.items.map((item, index) => (
        <SearchResult key={index} item={item} number={index + 1} />
      ))}
      {more !== undefined && found.hasMore && (
        <SearchResultsMore state={more} pages={found.pages} onMore={onMore} />
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
