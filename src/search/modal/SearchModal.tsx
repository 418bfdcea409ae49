import {
  type KeyboardEvent,
  type TouchEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { activeIn, foundIn, optionsIn } from '#search/core/searchState.ts';
import { SearchFooter } from './SearchFooter.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SearchScreen, SearchStatus } from './SearchScreen.tsx';
import type { SearchSession } from './createSession.ts';

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
