import type { KeyboardEvent } from 'react';
import { useState } from 'react';

interface SuggestionPanelOptions {
  /** How many suggestions there are. */
  count: number;
  /** The reader is about to see the panel. */
  onOpen: () => void;
  onChoose: (index: number) => void;
  onClear: () => void;
}

/** When the panel of the search box is open and which of its options is active (spec §4). */
export function useSuggestionPanel({ count, onOpen, onChoose, onClear }: SuggestionPanelOptions) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<number>();
  const isShown = isOpen && count > 0;

  function open(): void {
    onOpen();
    setOpen(true);
  }

  function close(): void {
    setOpen(false);
    setActive(undefined);
  }

  function move(step: 1 | -1): void {
    if (!isShown) open();
    const from = active ?? (step === 1 ? -1 : count);
    if (count > 0) setActive((from + step + count) % count);
  }

  function actionOf(key: string): (() => void) | undefined {
    if (key === 'ArrowDown') return () => move(1);
    if (key === 'ArrowUp') return () => move(-1);
    if (key === 'Enter' && isShown && active !== undefined) return () => onChoose(active);
    // A first Escape closes the panel, a second clears the query (spec §4).
    if (key === 'Escape') return isShown ? close : onClear;
    return undefined;
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const action = actionOf(event.key);
    if (action) event.preventDefault();
    // The form is about to be submitted.
    else if (event.key === 'Enter') close();
    action?.();
  }

  return { isShown, active: isShown ? active : undefined, setActive, open, close, handleKeyDown };
}
