import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Edition } from '#model/edition.ts';
import type { PublicSite } from '#model/page.ts';
import { countIn, type Found, type SearchState } from '#search/core/searchState.ts';
import { hitLevels, partsOf, type ShownHit } from '#search/results/hit.ts';
import {
  ElsewhereLinks,
  FALLBACK_NOTICE,
  MarkedText,
  OtherWays,
  targetProps,
} from '#search/results/ResultParts.tsx';
import styles from './SearchResults.module.css';

interface SearchResultsProps {
  /** Absent until the page is hydrated. */
  state: SearchState | undefined;
  /** The edition that is searched. */
  edition: Edition;
  site: PublicSite;
  /** Shown while there is no query. */
  children: ReactNode;
  onMore: () => void;
  onRetry: () => void;
  /** Searches for something else. */
  onSearch: (query: string) => void;
}

/** The state of the search page: exactly one screen, and the number of results. */
export function SearchResults(props: SearchResultsProps) {
  const { state, edition, site, children, onMore, onRetry, onSearch } = props;
  const { status = 'idle', found, more } = state ?? {};
  const isLoading = state?.loading !== undefined;
  const hasMore = !isLoading && found && found.pages < found.nbPages;
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
      {!isLoading && status === 'empty' && found && (
        <div className={styles.empty}>
          {found.similar && found.similar.length > 0 && (
            <p>
              Try searching for{' '}
              {found.similar.map((word) => (
                <button key={word} type="button" onClick={() => onSearch(word)}>
                  {word}
                </button>
              ))}
            </p>
          )}
          <OtherWays site={site} edition={edition} query={found.question.query} />
        </div>
      )}
      {!isLoading && (status === 'idle' || status === 'empty') && children}
      {!isLoading && status === 'error' && <Failure onRetry={onRetry} />}
      {found?.source === 'fallback' && <p className={styles.notice}>{FALLBACK_NOTICE}</p>}
      <ElsewhereLinks
        className={styles.notice}
        site={site}
        edition={edition}
        hits={found?.elsewhere ?? []}
      />
      {/* By place: texts arrive later and change the order, and each place has its final size. */}
      {found?.hits.map((hit, index) => (
        <Result key={index} hit={hit} number={index + 1} />
      ))}
      {hasMore && more === 'failed' && <Failure onRetry={onMore} />}
      {hasMore && more !== 'failed' && <More pages={found.pages} onMore={onMore} />}
      {found?.source === 'hosted' && (
        <p className={styles.count}>
          <a href="https://www.algolia.com/" target="_blank" rel="noopener noreferrer">
            Search by Algolia
          </a>
        </p>
      )}
    </div>
  );
}

function countText(found: Found | undefined): string {
  const count = found && countIn(found);
  if (count === undefined) return '';
  if (count === 0) return 'No results were found';
  return count === 1 ? 'One document found' : `${count} documents found`;
}

/** One result: its deepest level as a link, its breadcrumbs, and an excerpt (behavior search-page-results). */
function Result({ hit, number }: { hit: ShownHit; number: number }) {
  const { title, trail } = hitLevels(hit);
  const id = useId();
  return (
    <article className={styles.result} data-in-reference={trail[0] === 'API' || undefined}>
      <h2 className={styles.title}>
        <a href={hit.url} {...targetProps(hit)}>
          <MarkedText parts={title} />
        </a>
        {hit.standing && <span className={styles.standing}>{hit.standing}</span>}
      </h2>
      {trail.length > 0 && (
        // The number makes the landmarks' names unique.
        <nav id={`${id}nav`} aria-label="breadcrumbs" aria-labelledby={`${id}nav ${id}number`}>
          <span id={`${id}number`} hidden>
            of result {number}
          </span>
          <ul className={styles.trail}>
            {trail.map((level, index) => (
              <li key={index}>{level}</li>
            ))}
          </ul>
        </nav>
      )}
      <p className={styles.snippet}>
        <MarkedText parts={partsOf(hit, 'content')} />
      </p>
    </article>
  );
}

/** Shown if no source responded (behavior search-page-results). */
function Failure({ onRetry }: { onRetry: () => void }) {
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

/** The end of the list: loads the next page when it is fully in view, or with a button. */
function More({ pages, onMore }: { pages: number; onMore: () => void }) {
  const line = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (!line.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      threshold: 1,
    });
    observer.observe(line.current);
    return () => observer.disconnect();
    // Created for each page: a line that is still in view has to be noticed once more.
  }, [pages, onMore]);

  return (
    <div className={styles.more}>
      <button type="button" className={styles.button} onClick={onMore}>
        More results
      </button>
      <p ref={line}>Fetching new results...</p>
    </div>
  );
}
