import type { Search } from '#search/core/createSearch.ts';
import { optionProps } from '#search/core/useCombobox.ts';
import { MarkedText } from '#search/results/MarkedText.tsx';
import type { ResultItem } from './resultItem.ts';
import styles from './SearchBox.module.css';

interface SearchBoxPanelProps {
  id: string;
  optionId: (option: number) => string;
  search: Search<ResultItem>;
  items: readonly ResultItem[];
  active: number | undefined;
}

/** The list below the search field. */
export function SearchBoxPanel({ id, optionId, search, items, active }: SearchBoxPanelProps) {
  return (
    <div id={id} className={styles.panel} role="listbox" aria-label="Suggestions">
      {items.map(({ id: key, href, isExternal, title, trail }, option) => (
        <a
          key={key}
          {...optionProps(search, { id: optionId(option), option, active })}
          className={styles.option}
          href={href}
          target={isExternal ? '_blank' : undefined}
          rel={isExternal ? 'noopener noreferrer' : undefined}
          onClick={search.close}
        >
          <span className={styles.title}>
            <MarkedText parts={title} />
          </span>
          <span className={styles.trail}>{trail.join(' › ')}</span>
        </a>
      ))}
    </div>
  );
}
