import { MarkedText } from '#search/results/MarkedText.tsx';
import type { ResultItem } from './resultItem.ts';
import styles from './SearchBox.module.css';

interface SearchBoxPanelProps {
  id: string;
  optionId: (index: number) => string;
  suggestions: readonly ResultItem[];
  active: number | undefined;
  onActivate: (index: number) => void;
  onChoose: () => void;
}

/** The list below the box. Focus stays in the box, so options are never focused themselves. */
export function SearchBoxPanel(props: SearchBoxPanelProps) {
  const { id, optionId, suggestions, active, onActivate, onChoose } = props;
  return (
    <div id={id} className={styles.panel} role="listbox" aria-label="Suggestions">
      {suggestions.map(({ id: key, href, isExternal, title, trail }, index) => (
        <a
          key={key}
          id={optionId(index)}
          className={styles.option}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          href={href}
          target={isExternal ? '_blank' : undefined}
          rel={isExternal ? 'noopener noreferrer' : undefined}
          onMouseMove={() => onActivate(index)}
          // Otherwise the box would lose focus, and the panel close, before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onChoose}
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
