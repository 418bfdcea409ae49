import type { RefObject } from 'react';
import { searchSettings } from '#model/searchSettings.ts';
import type { SearchState } from '#search/core/searchState.ts';
import { optionsIn } from '#search/core/searchState.ts';
import { useCombobox } from '#search/core/useCombobox.ts';
import { Icon } from '#ui/Icon.tsx';
import type { SearchSession } from './createSession.ts';
import { LIST_ID } from './SearchGroups.tsx';
import { SearchGlyph } from './SearchGlyph.tsx';
import type { SearchItem } from './searchItem.ts';
import { optionId } from './searchItem.ts';

interface SearchFormProps {
  session: SearchSession;
  state: SearchState<SearchItem>;
  input: RefObject<HTMLInputElement | null>;
}

/** The search field: a combobox for the list below. */
export function SearchForm({ session, state, input }: SearchFormProps) {
  const { search, site, onQuery, onClose } = session;
  const { query } = state.question;
  const { inputProps } = useCombobox({
    search,
    state,
    query,
    listId: LIST_ID,
    optionId: (option) => optionId(optionsIn(state), option),
    onQuery,
  });
  return (
    <div className="DocSearch-SearchBar">
      <form
        className="DocSearch-Form"
        role="search"
        onSubmit={(event) => event.preventDefault()}
        onReset={(event) => {
          event.preventDefault();
          onQuery('');
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
          id="docsearch-input"
          className="DocSearch-Input"
          placeholder={searchSettings(site.search).placeholder}
          aria-autocomplete="both"
          aria-labelledby="docsearch-label"
        />
        <button
          type="reset"
          className="DocSearch-Reset"
          title="Clear the query"
          aria-label="Clear the query"
          hidden={query === ''}
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
