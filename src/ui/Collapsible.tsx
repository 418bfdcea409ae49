import type { ReactNode } from 'react';
import styles from './Collapsible.module.css';

interface CollapsibleProps {
  /** What the button names in `aria-controls`. */
  id: string;
  isOpen: boolean;
  /** The category of the sidebar that it belongs to; see `shell/sidebar/categories.ts`. */
  category?: { 'data-category': string; 'data-active': boolean };
  children: ReactNode;
}

/** Content that expands and collapses (`shell/collapsibles.ts`); find-in-page finds it while it is closed. */
export function Collapsible({ id, isOpen, category, children }: CollapsibleProps) {
  return (
    <div id={id} className={styles.root} data-collapsed={!isOpen} {...category}>
      {children}
    </div>
  );
}
