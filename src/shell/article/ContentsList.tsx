import { useState } from 'react';
import { StaticHtml } from '#ui/StaticHtml.tsx';
import styles from './ContentsList.module.css';

interface ContentsListProps {
  /** Absent when the list is in the document already. */
  html: string | undefined;
}

/** The headings of the article: a column on wide screens, a disclosure on narrow ones. */
export function ContentsList({ html }: ContentsListProps) {
  const [copy, setCopy] = useState<string>();
  return (
    <>
      <details
        className={`${styles.narrow} needs-script`}
        onToggle={() => {
          // Only once it is wanted: most readers never open it, and the list is long on class pages.
          setCopy((known) => known ?? document.getElementById('contents-list')?.innerHTML);
        }}
      >
        <summary>On this page</summary>
        <nav aria-label="On this page, short">
          <StaticHtml html={copy} />
        </nav>
      </details>
      <nav className={styles.wide} aria-label="On this page">
        <p className={styles.title}>On this page</p>
        <StaticHtml id="contents-list" html={html} />
      </nav>
    </>
  );
}
