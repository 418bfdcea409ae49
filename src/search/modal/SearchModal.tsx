import {
  type KeyboardEvent,
  type RefObject,
  type TouchEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { searchSettings } from '#model/searchSettings.ts';
import { versionTitle } from '#model/version.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { useCombobox } from '#search/core/useCombobox.ts';
import { FALLBACK_NOTICE } from '#search/results/ResultParts.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import type { PartProps, SearchSession } from './createSession.ts';
import { optionId } from './groupHits.ts';
import { LIST_ID } from './SearchGroups.tsx';
import { SearchScreen, statusText } from './SearchScreen.tsx';

const EXPECT_AFTER_MS = 150;

/** The dialog: search field, results and footer. */
export function SearchModal({ session }: { session: SearchSession }) {
  const { search, isQuerySelected, onClose, onExpect } = session;
  const state = useSyncExternalStore(search.subscribe, search.getState);
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);
  const stalled = state.loading === 'stalled' ? ' DocSearch-Container--Stalled' : '';

  useLayoutEffect(() => {
    dialog.current?.showModal();
    const unlock = lockPage(window);
    input.current?.focus();
    if (isQuerySelected) input.current?.select();
    return unlock;
  }, [isQuerySelected]);

  useLayoutEffect(() => {
    if (dropdown.current) dropdown.current.scrollTop = 0;
  }, [state.question.query]);

  const expected = state.hits[state.active ?? -1]?.url;
  useEffect(() => {
    if (expected === undefined) return;
    const timer = setTimeout(() => onExpect(expected), EXPECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [expected, onExpect]);

  function handleKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    // Escape first ends IME composition.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    } else if (event.key === 'Tab') wrapFocus(event);
  }

  function handleTouchStart({ target }: TouchEvent) {
    const isInside = [input.current?.form, dropdown.current].some((part) =>
      part?.contains(target as Node),
    );
    if (!isInside) search.close();
  }

  function handleTouchMove({ target }: TouchEvent) {
    // Hides the on-screen keyboard when the reader scrolls the results.
    if (target !== input.current) input.current?.blur();
  }

  return (
    // Keys and backdrop are handled by the dialog; everything inside keeps its semantics.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`DocSearch DocSearch-Container${stalled}`}
      aria-modal="true"
      aria-label="Search"
      onKeyDown={handleKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return;
        // The browser would move focus to the page, where we have just restored it.
        event.preventDefault();
        onClose();
      }}
      onTouchStart={handleTouchStart}
      onTouchMove={handleTouchMove}
    >
      <div className="DocSearch-Modal">
        <SearchForm session={session} state={state} input={input} />
        <div ref={dropdown} className="DocSearch-Dropdown">
          <SearchScreen session={session} state={state} onRefocus={() => input.current?.focus()} />
        </div>
        <p className="visually-hidden" role="status">
          {statusText(state)}
        </p>
        <SearchFooter session={session} state={state} />
      </div>
    </dialog>
  );
}

interface SearchFormProps extends PartProps {
  input: RefObject<HTMLInputElement | null>;
}

/** The search field: a combobox for the list below. */
function SearchForm({ session, state, input }: SearchFormProps) {
  const { search, site, onQuery, onClose } = session;
  const { query } = state.question;
  const { inputProps } = useCombobox({
    search,
    state,
    query,
    listId: LIST_ID,
    optionId: (option) => optionId(state.hits, option),
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
          <Icon name="remove" size={20} />
        </button>
      </form>
      <button type="button" className="DocSearch-Cancel" onClick={onClose}>
        Cancel
      </button>
    </div>
  );
}

/** Keyboard hints, the scope of the search, and the source of the results on screen. */
function SearchFooter({ session: { edition, version }, state: { found } }: PartProps) {
  return (
    <div className="DocSearch-Footer">
      {found?.source === 'fallback' && <p className="DocSearch-Notice">{FALLBACK_NOTICE}</p>}
      <ul className="DocSearch-Commands">
        <li>
          <KeyCap name="enter" label="Enter key" /> to select
        </li>
        <li>
          <KeyCap name="keyDown" label="Arrow down" />
          <KeyCap name="keyUp" label="Arrow up" /> to navigate
        </li>
        <li>
          <KeyCap label="Escape key" /> to close
        </li>
      </ul>
      <p className="DocSearch-Scope">
        Searching {edition.label} · {versionTitle(version)}
      </p>
      {found?.source === 'hosted' && (
        <a
          className="DocSearch-Logo"
          href="https://www.algolia.com/developers"
          target="_blank"
          rel="noopener noreferrer"
        >
          Search by <b>Algolia</b>
        </a>
      )}
    </div>
  );
}

/** A key, by its icon; without one it is that which is shown by name. */
function KeyCap({ name, label }: { name?: IconName; label: string }) {
  return (
    <kbd className="DocSearch-Commands-Key" role="img" aria-label={label}>
      {name ? <Icon name={name} size={14} /> : 'esc'}
    </kbd>
  );
}

const LOCKED = 'DocSearch--active';

/** Locks the scroll position of the page behind the dialog, without a layout shift if a scrollbar disappears. */
function lockPage({ document, innerWidth }: BrowserWindow): () => void {
  const { body, documentElement } = document;
  const scrollbar = innerWidth - documentElement.clientWidth;
  body.classList.add(LOCKED);
  // The content security policy doesn't treat a property set by script as an inline style.
  body.style.marginInlineEnd = scrollbar > 0 ? `${scrollbar}px` : '';
  return () => {
    body.classList.remove(LOCKED);
    body.style.marginInlineEnd = '';
  };
}

/** Makes Tab wrap from the last control of an element to its first, and back. */
function wrapFocus(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, shiftKey } = event;
  const controls = [
    ...currentTarget.querySelectorAll<HTMLElement>('a[href], button, input'),
  ].filter(
    (control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }),
  );
  const end = controls.at(shiftKey ? 0 : -1);
  if (currentTarget.ownerDocument.activeElement !== end) return;
  event.preventDefault();
  controls.at(shiftKey ? -1 : 0)?.focus();
}
