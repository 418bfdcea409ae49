import { useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { activeItem } from './createSearchState.ts';
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
  const { state, onClose } = session;
  const { box } = state;
  const current = useSyncExternalStore(state.subscribe, state.getState);
  const isExpanded = current.isOpen && current.collections.some(({ items }) => items.length > 0);
  const inputProps = box.getInputProps({ inputElement: null, maxLength: MAX_QUERY_LENGTH });
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
          onKeyDown={(event) => {
            // Without an option to choose, the library would give up what is still being searched.
            if (event.key === 'Enter' && !activeItem(current)) return;
            inputProps.onKeyDown(event);
          }}
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
