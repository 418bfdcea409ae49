import { useId, type ReactNode } from 'react';
import styles from './Dropdown.module.css';

interface DropdownProps {
  label: string;
  /** Announced before the label, which alone may not say what the choice is about. */
  purpose: string;
  /** Other possible labels: the button fits the longest, so nothing shifts when it changes. */
  otherLabels?: readonly string[];
  /** Links, each in a list item. */
  children: ReactNode;
}

/** A button that discloses a list of links; `shell/navbar/dropdowns.ts` opens and closes it. */
export function Dropdown({ label, purpose, otherLabels = [], children }: DropdownProps) {
  const listId = useId();
  return (
    <div className={styles.root} data-dropdown={purpose} data-open="false">
      <button type="button" className={styles.button} aria-expanded="false" aria-controls={listId}>
        <span className="visually-hidden">{purpose}: </span>
        <span className={styles.label}>
          <span data-current="">{label}</span>
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
