import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { QUERY_MAX_LENGTH } from './questionStore.ts';
import type { ResultItem } from './resultItem.ts';
import styles from './SearchBox.module.css';
import { SearchBoxPanel } from './SearchBoxPanel.tsx';
import { useSuggestionPanel } from './useSuggestionPanel.ts';

interface SearchBoxProps {
  query: string;
  /** Whether the box takes focus when the reader arrives. */
  takesFocus: boolean;
  suggestions: readonly ResultItem[];
  onChange: (query: string) => void;
  /** The reader is about to see the panel. */
  onOpen: () => void;
}

/** The box of the search page: a combobox whose panel lists places to go to at once (spec §4). */
export function SearchBox(props: SearchBoxProps) {
  const { query, takesFocus, suggestions, onChange, onOpen } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const hasArrived = useRef(false);
  const optionId = (index: number) => `${id}-${index}`;
  const panel = useSuggestionPanel({
    count: suggestions.length,
    onOpen,
    // A click, so that the router, or the browser for other sites, follows it as it does any link.
    onChoose: (index) => document.getElementById(optionId(index))?.click(),
    onClear: () => onChange(''),
  });
  const { isShown, active } = panel;

  useLayoutEffect(() => {
    // Typed while the scripts were still loading.
    const typed = input.current?.value ?? '';
    if (typed !== '' && typed !== query) onChange(typed);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Only what was there before the first render.
  }, []);

  useEffect(() => {
    // After an in-app navigation focus is at the top of the page; the served one has `autofocus`.
    if (takesFocus) input.current?.focus({ preventScroll: true });
    hasArrived.current = true;
  }, [takesFocus]);

  function change(value: string): void {
    panel.setActive(undefined);
    onChange(value);
    panel.open();
  }

  return (
    <div className={styles.root}>
      <input
        ref={input}
        className={styles.input}
        type="search"
        name="q"
        placeholder="Type your search here"
        aria-label="Search"
        role="combobox"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        aria-activedescendant={active !== undefined ? optionId(active) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={QUERY_MAX_LENGTH}
        // The page has no other purpose than this box.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={query}
        onChange={({ target }) => change(target.value)}
        onClick={panel.open}
        // Focus on arrival opens nothing: it would hide the results that the reader came for.
        onFocus={() => hasArrived.current && panel.open()}
        onKeyDown={panel.handleKeyDown}
        onBlur={panel.close}
      />
      {isShown && (
        <SearchBoxPanel
          id={id}
          optionId={optionId}
          suggestions={suggestions}
          active={active}
          onActivate={panel.setActive}
          onChoose={panel.close}
        />
      )}
    </div>
  );
}
