import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { KeyboardEvent, TouchEvent } from 'react';
import { activeIn, foundIn, optionsIn } from '#search/core/searchState.ts';
import type { SearchSession } from './createSession.ts';
import { lockPage } from './lockPage.ts';
import { SearchFooter } from './SearchFooter.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SearchScreen } from './SearchScreen.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import { wrapFocus } from './wrapFocus.ts';

interface SearchModalProps {
  session: SearchSession;
}

const EXPECT_AFTER_MS = 150;

/** The dialog: search field, results and footer. */
export function SearchModal({ session }: SearchModalProps) {
  const { search, isQuerySelected, onClose, onExpect } = session;
  const state = useSyncExternalStore(search.subscribe, search.getState);
  const { result, question } = state;
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);
  const isStalled = result.status === 'loading' && result.isStalled;

  useLayoutEffect(() => {
    dialog.current?.showModal();
    const unlock = lockPage(window);
    input.current?.focus();
    if (isQuerySelected) input.current?.select();
    return unlock;
  }, [isQuerySelected]);

  useLayoutEffect(() => {
    if (dropdown.current) dropdown.current.scrollTop = 0;
  }, [question.query]);

  const expected = optionsIn(state)[activeIn(state) ?? -1]?.href;
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
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`DocSearch DocSearch-Container${isStalled ? ' DocSearch-Container--Stalled' : ''}`}
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
        <SearchStatus state={state} />
        <SearchFooter session={session} source={foundIn(state)?.source} />
      </div>
    </dialog>
  );
}
