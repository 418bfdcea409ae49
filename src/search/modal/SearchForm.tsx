import { useSyncExternalStore } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { activeItem, isCurrent } from './createSearchState.ts';
import { MAX_QUERY_LENGTH } from './initialQuery.ts';
import { LIST_ID } from './SearchGroups.tsx';
import { SearchGlyph } from './SearchGlyph.tsx';
import type { SearchSession } from './searchSession.ts';

interface SearchFormProps {
  session: SearchSession;
  input: RefObject<HTMLInputElement | null>;
}

/** The box to type in: a combobox, whose list stands below. */
export function SearchForm({ session, input }: SearchFormProps) {
  const { state, onClose, onFollow, onOpenBeside } = session;
  const { box } = state;
  const current = useSyncExternalStore(state.subscribe, state.getState);
  const isExpanded = current.isOpen && current.collections.some(({ items }) => items.length > 0);
  const inputProps = box.getInputProps({ inputElement: null, maxLength: MAX_QUERY_LENGTH });

  function handleKeyDown(event: KeyboardEvent) {
    // Asked again, because a result may have arrived since the last render.
    const latest = state.getState();
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) inputProps.onKeyDown(event);
    else if (!isCurrent(latest)) chooseLater(event);
    // Without an option to choose, the library would give up what is still being searched.
    else if (activeItem(latest)) inputProps.onKeyDown(event);
  }

  /** What the library does at once with the same keys. */
  function chooseLater({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
    if (ctrlKey || metaKey || shiftKey) state.chooseWhenCurrent(onOpenBeside);
    else if (!altKey) state.chooseWhenCurrent(onFollow);
  }

  return (
    <div className="DocSearch-SearchBar">
      <form
        className="DocSearch-Form"
        role="search"
        onSubmit={(event) => event.preventDefault()}
        onReset={(event) => {
          event.preventDefault();
          box.setQuery('');
          void box.refresh();
          input.current?.focus();
        }}
      >
        <label id="docsearch-label" htmlFor="docsearch-input" className="DocSearch-MagnifierLabel">
          <Icon name="search" size={22} />
          <span className="visually-hidden">Search</span>
        </label>
        <span className="DocSearch-LoadingIndicator" />
        <input
          {...inputProps}
          ref={input}
          className="DocSearch-Input"
          role="combobox"
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? LIST_ID : undefined}
          aria-activedescendant={isExpanded ? inputProps['aria-activedescendant'] : undefined}
          spellCheck={false}
          onKeyDown={handleKeyDown}
        />
        <button
          type="reset"
          className="DocSearch-Reset"
          title="Clear the query"
          aria-label="Clear the query"
          hidden={current.query === ''}
        >
          <SearchGlyph name="remove" />
        </button>
      </form>
      <button type="button" className="DocSearch-Cancel" onClick={onClose}>
        Cancel
      </button>
    </div>
  );
}
