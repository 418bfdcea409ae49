import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styles from './Dropdown.module.css';

interface DropdownProps {
  label: ReactNode;
  /** Announced before the label, which alone may not say what the choice is about. */
  purpose: string;
  /** Other possible labels: the button fits the longest, so nothing shifts when it changes. */
  otherLabels?: readonly string[];
  /** Links, each in a list item. */
  children: ReactNode;
}

/** A button that discloses a list of links: by hover, click, Enter, Space or arrow keys. */
export function Dropdown({ label, purpose, otherLabels = [], children }: DropdownProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const outside = ['mousedown', 'touchstart', 'focusin'] as const;
    outside.forEach((type) => document.addEventListener(type, closeOutside));
    return () => outside.forEach((type) => document.removeEventListener(type, closeOutside));
  }, [isOpen]);

  function handleKeyDown(event: KeyboardEvent) {
    const links = [...(root.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    if (event.key === 'Escape' && isOpen) {
      setOpen(false);
      root.current?.querySelector('button')?.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      // Links of a closed list are hidden and can't take focus.
      flushSync(() => setOpen(true));
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const start = at === -1 && step === -1 ? 0 : at;
      links.at((start + step) % links.length)?.focus();
    }
  }

  return (
    // Keys and pointer are handled by the group; the button and the links keep their semantics.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={styles.root}
      data-open={isOpen}
      onKeyDown={handleKeyDown}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
    >
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={listId}
        // Hovering has already opened it for a mouse; the click must not close it again.
        onClick={(event) => setOpen((open) => !open || isMouse(event.nativeEvent))}
      >
        <span className="visually-hidden">{purpose}: </span>
        <span className={styles.label}>
          {/* Another element for another label: its arrow appears where it belongs and does not move there. */}
          <span key={typeof label === 'string' ? label : undefined}>{label}</span>
          {otherLabels.map((other) => (
            <span key={other} aria-hidden="true">
              {other}
            </span>
          ))}
        </span>
      </button>
      <ul id={listId} className={styles.list}>
        {children}
      </ul>
    </div>
  );
}

function isMouse(event: MouseEvent): boolean {
  return 'pointerType' in event && event.pointerType === 'mouse' && event.detail > 0;
}
