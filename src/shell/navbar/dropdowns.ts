import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { onEvent } from '#runtime/delegate.ts';

/** Marks the element around the button and its list; `data-open` is the state. */
const ROOT = '[data-dropdown]';

/** A press or focus elsewhere closes a dropdown (behavior dropdown-closes). */
const OUTSIDE = ['mousedown', 'touchstart', 'focusin'] as const;

/** Makes dropdowns open by hover, click, Enter, Space or arrow keys (behaviors dropdown-opens, dropdown-keys). */
export function driveDropdowns({ window }: { window: BrowserWindow }): void {
  const { document } = window;

  function rootAt(target: EventTarget | null): HTMLElement | null {
    return target instanceof window.Element ? target.closest<HTMLElement>(ROOT) : null;
  }

  function closeOutside({ target }: Event): void {
    const inside = rootAt(target);
    for (const root of document.querySelectorAll<HTMLElement>(`${ROOT}[data-open="true"]`)) {
      if (root !== inside) setOpen(root, false);
    }
  }

  for (const type of OUTSIDE) document.addEventListener(type, closeOutside, { passive: true });
  onEvent(window, 'click', `${ROOT} > button`, (button, event) => {
    const root = rootAt(button);
    // Hovering has already opened it for a mouse; the click must not close it again.
    if (root) setOpen(root, !isOpen(root) || isMouse(event));
  });
  onEvent(window, 'keydown', ROOT, (root, event) => {
    if (event.key === 'Escape' && isOpen(root)) {
      setOpen(root, false);
      root.querySelector('button')?.focus();
    } else if (!hasControlFocus(root) && (isOpen(root) || event.key.startsWith('Arrow'))) {
      const link = linkFor(root, event);
      if (!link) return;
      event.preventDefault();
      setOpen(root, true);
      link.focus();
    }
  });
  for (const type of ['pointerover', 'pointerout'] as const) {
    onEvent(window, type, ROOT, (root, { relatedTarget, pointerType }) => {
      if (pointerType !== 'mouse' || rootAt(relatedTarget) === root) return;
      // The pointer is in the list of a field, which lies outside.
      if (type === 'pointerout' && hasControlFocus(root)) return;
      setOpen(root, type === 'pointerover');
    });
  }
}

function isOpen(root: HTMLElement): boolean {
  return root.dataset['open'] === 'true';
}

/** Whether the reader is in a field, whose keys are its own, rather than in the list of links. */
function hasControlFocus(root: HTMLElement): boolean {
  return root.querySelector('select:focus, input:focus') !== null;
}

export function setOpen(root: HTMLElement, isOpen: boolean): void {
  root.dataset['open'] = String(isOpen);
  root.querySelector('button')?.setAttribute('aria-expanded', String(isOpen));
}

/** Where a key leads from the focused link or, at first, the button: around the ends, and by first letters. */
function linkFor(root: HTMLElement, event: KeyboardEvent): HTMLElement | undefined {
  const links = [...root.querySelectorAll<HTMLElement>('a')];
  const at = links.findIndex((link) => link === root.ownerDocument.activeElement);
  if (event.key === 'ArrowUp') return links.at(Math.max(at, 0) - 1);
  if (event.key === 'End') return links.at(-1);
  if (event.key === 'Home') return links[0];
  const following = [...links.slice(at + 1), ...links.slice(0, at + 1)];
  if (event.key === 'ArrowDown') return following[0];
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  // `.NET` begins with an N.
  const letter = event.key.toLowerCase();
  return following.find(({ textContent }) => /\w/.exec(textContent)?.[0].toLowerCase() === letter);
}

function isMouse(event: MouseEvent): boolean {
  return 'pointerType' in event && event.pointerType === 'mouse' && event.detail > 0;
}
