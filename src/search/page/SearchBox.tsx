import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { Search } from '#search/core/createSearch.ts';
import type { SearchState } from '#search/core/searchState.ts';
import { optionProps, useCombobox } from '#search/core/useCombobox.ts';
import { hitLevels } from '#search/results/hit.ts';
import { MarkedText, targetProps } from '#search/results/ResultParts.tsx';
import styles from './SearchBox.module.css';

interface SearchBoxProps {
  query: string;
  /** What the reader typed into the served field before this one took its place. */
  typed: string | undefined;
  /** Whether the search field takes focus on arrival. */
  takesFocus: boolean;
  /** Absent at build time. */
  suggestions: Search | undefined;
  state: SearchState | undefined;
  onChange: (query: string) => void;
  /** Called when the panel is about to open. */
  onOpen: () => void;
}

/** The search field of the search page: a combobox whose panel lists suggestions (behavior search-page-panel). */
export function SearchBox(props: SearchBoxProps) {
  const { query, typed, takesFocus, suggestions, state, onChange, onOpen } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const hasArrived = useRef(false);
  const optionId = (option: number) => `${id}-${option}`;

  function handleKey({ key }: KeyboardEvent): boolean {
    // Without a suggestion to follow, Enter submits the form.
    if (key === 'Enter') suggestions?.close();
    if (key !== 'Escape') return false;
    // A first Escape closes the panel, a second clears the query (behavior search-page-panel).
    if (isExpanded) suggestions?.close();
    else onChange('');
    return true;
  }

  const { isExpanded, inputProps } = useCombobox({
    search: suggestions,
    state,
    query,
    listId: id,
    optionId,
    onQuery: onChange,
    onOpen,
    onKey: handleKey,
  });

  useLayoutEffect(() => {
    if (!typed || typed === query) return;
    onChange(typed);
    if (takesFocus) inputProps.onFocus();
    // oxlint-disable-next-line react/exhaustive-deps -- Only what was there before the first render.
  }, []);

  useEffect(() => {
    if (takesFocus) input.current?.focus({ preventScroll: true });
    hasArrived.current = true;
  }, [takesFocus]);

  return (
    <div className={styles.root}>
      <input
        {...inputProps}
        ref={input}
        className={styles.input}
        name="q"
        placeholder="Type your search here"
        aria-label="Search"
        aria-autocomplete="list"
        // Searching is the only purpose of this page.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={suggestions === undefined}
        // Focus on arrival doesn't open the panel: it would cover the results.
        onFocus={() => hasArrived.current && inputProps.onFocus()}
        onBlur={() => suggestions?.close()}
      />
      {isExpanded && state && suggestions && (
        <div id={id} className={styles.panel} role="listbox" aria-label="Suggestions">
          {state.hits.map((hit, option) => {
            const { title, trail } = hitLevels(hit);
            return (
              <a
                key={hit.objectID}
                {...optionProps(suggestions, state, { id: optionId(option), option })}
                {...targetProps(hit)}
                href={hit.url}
                className={styles.option}
                onClick={suggestions.close}
              >
                <span className={styles.title}>
                  <MarkedText parts={title} />
                </span>
                <span className={styles.trail}>{trail.join(' › ')}</span>
              </a>
            );
          })}
        </div>
      )}
    </div>
  );
}
