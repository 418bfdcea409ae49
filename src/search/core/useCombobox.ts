import { useLayoutEffect, useRef, useState } from 'react';
import type { ChangeEvent, CompositionEvent, InputHTMLAttributes, KeyboardEvent } from 'react';
import { cutText } from '#model/wholeText.ts';
import type { Search } from './createSearch.ts';
import type { SearchState } from './searchState.ts';

export const MAX_QUERY_LENGTH = 64; // behavior search-input

interface ComboboxOptions {
  /** Absent at build time, like its state. */
  search: Search | undefined;
  state: SearchState | undefined;
  query: string;
  listId: string;
  optionId: (option: number) => string;
  onQuery: (query: string) => void;
  /** Called before the list opens. */
  onOpen?: () => void;
  /** Handles other keys, and those that had no effect; returns true if it did. */
  onKey?: (event: KeyboardEvent) => boolean;
}

/** The behavior of a combobox: its keys, IME composition and ARIA attributes. */
export function useCombobox(options: ComboboxOptions) {
  const { search, state, query, listId, optionId, onQuery, onOpen, onKey } = options;
  const isExpanded = state !== undefined && state.isOpen && state.hits.length > 0;
  const active = isExpanded ? state.active : undefined;
  // Text that is still being composed is not a query yet.
  const [composed, setComposed] = useState<string>();
  const isByKey = useRef(false);

  useLayoutEffect(() => {
    if (!isByKey.current || active === undefined) return;
    isByKey.current = false;
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  });

  function open(): void {
    if (!state?.isOpen) onOpen?.();
    search?.open();
  }

  function take(event: ChangeEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>): void {
    setComposed(undefined);
    onQuery(cutText(event.currentTarget.value, MAX_QUERY_LENGTH));
    open();
  }

  function act(event: KeyboardEvent): boolean {
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        isByKey.current = true;
        open();
        search?.move(event.key === 'ArrowDown' ? 1 : -1);
        return true;
      case 'Enter':
        if (event.altKey || !search) return event.altKey;
        return search.choose(event.ctrlKey || event.metaKey || event.shiftKey ? 'beside' : 'here');
      case 'Tab':
        search?.close();
        return false;
      default:
        return false;
    }
  }

  const inputProps = {
    type: 'search',
    role: 'combobox',
    'aria-expanded': isExpanded,
    'aria-controls': isExpanded ? listId : undefined,
    'aria-activedescendant': active === undefined ? undefined : optionId(active),
    autoComplete: 'off',
    autoCorrect: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
    enterKeyHint: active === undefined ? 'search' : 'go',
    maxLength: MAX_QUERY_LENGTH,
    value: composed ?? query,
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const { isComposing } = event.nativeEvent as InputEvent;
      if (isComposing) setComposed(event.target.value);
      else take(event);
    },
    onCompositionEnd: take,
    onClick: open,
    onFocus: open,
    onKeyDown(event: KeyboardEvent) {
      if (event.nativeEvent.isComposing) return;
      if (act(event) || onKey?.(event)) event.preventDefault();
    },
  } satisfies InputHTMLAttributes<HTMLInputElement>;

  return { isExpanded, inputProps };
}

/** The props of an option. Focus stays in the text field, so options are never focused themselves. */
export function optionProps(
  { activate }: Search,
  { active }: SearchState,
  { id, option }: { id: string; option: number },
) {
  return {
    id,
    role: 'option',
    'aria-selected': option === active,
    tabIndex: -1,
    onMouseMove: () => option !== active && activate(option),
    // Otherwise the text field would lose focus before the click.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  } as const;
}
