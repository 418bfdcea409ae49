import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { KeyboardEvent } from 'react';
import { activeItem, shownIn } from './createSearchState.ts';
import { lockPage } from './lockPage.ts';
import { SearchFooter } from './SearchFooter.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SearchScreen } from './SearchScreen.tsx';
import type { SearchSession } from './searchSession.ts';
import { SearchStatus } from './SearchStatus.tsx';
import { wrapFocus } from './wrapFocus.ts';

interface SearchModalProps {
  session: SearchSession;
}

const EXPECT_AFTER_MS = 150;

/** The dialog: a form, what it found, and a footer. */
export function SearchModal({ session }: SearchModalProps) {
  const { state, isQuerySelected, onClose, onExpect } = session;
  const { box } = state;
  const current = useSyncExternalStore(state.subscribe, state.getState);
  const shown = shownIn(current);
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    dialog.current?.showModal();
    const unlock = lockPage(window);
    input.current?.focus();
    if (isQuerySelected) input.current?.select();
    return unlock;
  }, [isQuerySelected]);

  useLayoutEffect(() => {
    if (dropdown.current) dropdown.current.scrollTop = 0;
  }, [current.query]);

  const expected = activeItem(current)?.href;
  useEffect(() => {
    if (expected === undefined) return;
    const timer = setTimeout(() => onExpect(expected), EXPECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [expected, onExpect]);

  function handleKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    // Escape first ends the composition of a character.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    } else if (event.key === 'Tab') wrapFocus(event);
  }

  function handleTouch(kind: 'onTouchStart' | 'onTouchMove', event: TouchEvent) {
    const [inputElement, panelElement] = [input.current, dropdown.current];
    const formElement = inputElement?.form;
    if (!inputElement || !panelElement || !formElement) return;
    box.getEnvironmentProps({ inputElement, panelElement, formElement })[kind](event);
  }

  return (
    // The keys and the backdrop belong to the dialog; everything in it stays what it is.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`DocSearch DocSearch-Container${current.status === 'stalled' ? ' DocSearch-Container--Stalled' : ''}`}
      aria-modal="true"
      aria-label="Search"
      onKeyDown={handleKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return;
        // The browser would move focus to the page, where it has just been given back.
        event.preventDefault();
        onClose();
      }}
      onTouchStart={({ nativeEvent }) => handleTouch('onTouchStart', nativeEvent)}
      onTouchMove={({ nativeEvent }) => handleTouch('onTouchMove', nativeEvent)}
    >
      <div className="DocSearch-Modal">
        <SearchForm session={session} input={input} />
        <div ref={dropdown} className="DocSearch-Dropdown">
          <SearchScreen session={session} onRefocus={() => input.current?.focus()} />
        </div>
        <SearchStatus shown={shown} />
        <SearchFooter
          session={session}
          answer={shown && 'answer' in shown ? shown.answer : undefined}
        />
      </div>
    </dialog>
  );
}
