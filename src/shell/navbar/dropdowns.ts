import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { onEvent } from '#runtime/delegate.ts';

/** Marks the element around the button and its list; `data-open` is the state. */
const ROOT = '[data-dropdown]';

/** A press or focus elsewhere closes a dropdown (behavior dropdown-closes). */
const OUTSIDE = ['mousedown', 'touchstart', 'focusin'] as const;

/** Makes dropdowns open by hover, click, Enter, Space or arrow keys, (behavior dropdown-opens). */
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
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(root, true);
      moveFocus(root, event.key === 'ArrowDown' ? 1 : -1);
    }
  });
  for (const type of ['pointerover', 'pointerout'] as const) {
    onEvent(window, type, ROOT, (root, { relatedTarget, pointerType }) => {
      if (pointerType !== 'mouse' || rootAt(relatedTarget) === root) return;
      setOpen(root, type === 'pointerover');
    });
  }
}

function isOpen(root: HTMLElement): boolean {
  return root.dataset['open'] === 'true';
}

export function setOpen(root: HTMLElement, isOpen: boolean): void {
  root.dataset['open'] = String(isOpen);
  root.querySelector('button')?.setAttribute('aria-expanded', String(isOpen));
}

/** Moves focus through the links, from the button to the first or the last, and around. */
function moveFocus(root: HTMLElement, step: 1 | -1): void {
  const links = [...root.querySelectorAll<HTMLElement>('a')];
  const at = links.findIndex((link) => link === root.ownerDocument.activeElement);
  const start = at === -1 && step === -1 ? 0 : at;
  links.at((start + step) % links.length)?.focus();
}

function isMouse(event: MouseEvent): boolean {
  return 'pointerType' in event && event.pointerType === 'mouse' && event.detail > 0;
}
