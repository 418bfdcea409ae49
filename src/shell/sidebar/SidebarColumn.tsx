import { useLayoutEffect, useRef } from 'react';
import { useShell } from '#shell/shellContext.tsx';
import { Sidebar } from './Sidebar.tsx';
import styles from './SidebarColumn.module.css';

/** The sidebar next to the article; it scrolls independently and shows the current page. */
export function SidebarColumn() {
  const { path } = useShell().meta;
  const root = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const column = root.current;
    const active = column?.querySelector('[aria-current="page"]');
    if (!column || !active) return;
    const inner = active.getBoundingClientRect();
    const outer = column.getBoundingClientRect();
    if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
    // Only this column: `scrollIntoView` would also scroll the page.
    column.scrollTop += inner.top - outer.top - column.clientHeight / 2;
  }, [path]);

  return (
    <aside ref={root} className={styles.root} aria-label="Sidebar">
      <Sidebar label="Docs sidebar" />
    </aside>
  );
}
