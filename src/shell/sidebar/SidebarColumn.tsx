import { useLayoutEffect, useRef } from 'react';
import { showActiveEntry } from '#runtime/frame/activeEntry.ts';
import { useShell } from '#shell/shellContext.tsx';
import { Sidebar } from './Sidebar.tsx';
import styles from './SidebarColumn.module.css';

/** The sidebar next to the article; it scrolls independently and shows the current page. */
export function SidebarColumn() {
  const { path } = useShell().meta;
  const root = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    if (root.current) showActiveEntry(window, root.current, path);
  }, [path]);

  return (
    <aside ref={root} className={styles.root} aria-label="Sidebar">
      <Sidebar label="Docs sidebar" />
    </aside>
  );
}
