import { useCallback, useId, useState } from 'react';
import type { Markup } from '#runtime/article/markup.ts';
import { Collapsible } from '#ui/Collapsible.tsx';
import { StaticHtml } from '#ui/StaticHtml.tsx';
import styles from './ContentsList.module.css';

interface ContentsListProps {
  markup: Markup;
}

/** The headings of the article: a column on wide screens, a disclosure on narrow ones. */
export function ContentsList({ markup }: ContentsListProps) {
  return (
    <>
      <ShortList />
      <nav className={styles.wide} aria-label="On this page">
        <p className={styles.title}>On this page</p>
        <StaticHtml id="contents-list" markup={markup} />
      </nav>
    </>
  );
}

function ShortList() {
  const [isOpen, setOpen] = useState(false);
  const [copy, setCopy] = useState<string>();
  const id = useId();
  const show = useCallback((isWanted: boolean) => {
    // Rendered on demand: most readers never open it, and the list is long on class pages.
    setCopy((known) => known ?? document.getElementById('contents-list')?.innerHTML);
    setOpen(isWanted);
  }, []);
  const reveal = useCallback(() => show(true), [show]);
  return (
    <nav className={`${styles.narrow} needs-script`} aria-label="On this page">
      <button
        type="button"
        className={`${styles.button} disclosure`}
        aria-expanded={isOpen}
        aria-controls={id}
        data-replay="click"
        onClick={() => show(!isOpen)}
      >
        On this page
      </button>
      <Collapsible id={id} isOpen={isOpen} onReveal={reveal}>
        <StaticHtml className={styles.short} markup={copy ?? ''} />
      </Collapsible>
    </nav>
  );
}
