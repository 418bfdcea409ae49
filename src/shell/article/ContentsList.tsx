import { Collapsible } from '#ui/Collapsible.tsx';
import styles from './ContentsList.module.css';

/** The headings of the article, in a column beside it; after it in the document, where Tab reaches the text first. */
export function ContentsList({ html }: { html: string }) {
  return (
    <nav className={`${styles.wide} no-print`} aria-label="On this page">
      <p className={styles.title}>On this page</p>
      <div id="contents-list" dangerouslySetInnerHTML={{ __html: html }} />
    </nav>
  );
}

/** The same on narrow screens: a disclosure below the title. */
export function ContentsDisclosure() {
  return (
    <nav className={`${styles.narrow} needs-script no-print`} aria-label="On this page">
      <button
        type="button"
        className={`${styles.button} disclosure`}
        aria-expanded={false}
        aria-controls="contents"
      >
        On this page
      </button>
      {/* Copied on demand: most readers never open it, and the list is long on class pages. */}
      <Collapsible id="contents" isOpen={false}>
        <div className={styles.short} data-copy-of="contents-list" />
      </Collapsible>
    </nav>
  );
}
