import { useId } from 'react';
import { MarkedText } from '#search/results/MarkedText.tsx';
import type { ResultItem } from './resultItem.ts';
import styles from './SearchResults.module.css';

interface SearchResultProps {
  item: ResultItem;
  /** From 1. */
  number: number;
}

/** One result: its deepest level as a link, its breadcrumbs, and an excerpt (behavior search-page-results). */
export function SearchResult({ item, number }: SearchResultProps) {
  const { href, isExternal, title, trail, snippet } = item;
  const id = useId();
  return (
    <article className={styles.result} data-in-reference={trail[0] === 'API' || undefined}>
      <h2 className={styles.title}>
        <a
          href={href}
          target={isExternal ? '_blank' : undefined}
          rel={isExternal ? 'noopener noreferrer' : undefined}
        >
          <MarkedText parts={title} />
        </a>
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
        <MarkedText parts={snippet} />
      </p>
    </article>
  );
}
