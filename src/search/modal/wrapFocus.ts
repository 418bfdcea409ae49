import type { KeyboardEvent } from 'react';

/** Makes Tab wrap from the last control of an element to its first, and back. */
export function wrapFocus(event: KeyboardEvent<HTMLElement>): void {
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
