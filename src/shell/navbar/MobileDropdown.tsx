import { useCallback, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Collapsible } from '#ui/Collapsible.tsx';
import styles from './MobileMenu.module.css';

interface MobileDropdownProps {
  label: string;
  /** Links, each in a list item. */
  children: ReactNode;
}

/** A menu row that expands a list of links below it (behavior mobile-menu-dropdown). */
export function MobileDropdown({ label, children }: MobileDropdownProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const reveal = useCallback(() => setOpen(true), []);
  return (
    <li>
      <button
        type="button"
        className={`${styles.dropdown} disclosure`}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`${isOpen ? 'Collapse' : 'Expand'} the dropdown: ${label}`}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      <Collapsible id={id} isOpen={isOpen} onReveal={reveal}>
        <ul className={styles.choices}>{children}</ul>
      </Collapsible>
    </li>
  );
}
