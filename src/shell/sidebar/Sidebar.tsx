import { useId } from 'react';
import type { SidebarCategory, SidebarId, SidebarItem } from '#model/sidebar.ts';
import { readingOrder, visibleItems } from '#model/sidebar.ts';
import { SiteLink } from '#shell/SiteLink.tsx';
import { useShell } from '#shell/shellContext.tsx';
import { Collapsible } from '#ui/Collapsible.tsx';
import styles from './Sidebar.module.css';

interface SidebarProps {
  id: SidebarId;
  /** For all pages: unlisted ones are there, and the browser shows them while they are read. */
  isComplete?: boolean;
}

/** The pages around an article: a column that scrolls independently. `collapsibles.ts` opens and closes its parts. */
export function Sidebar({ id, isComplete }: SidebarProps) {
  const { frame, meta } = useShell();
  const items = frame.sidebars[id];
  return (
    <aside className={`${styles.column} no-print`} aria-label="Sidebar" data-sidebar={id}>
      <nav className={styles.root} aria-label="Docs sidebar">
        <SidebarList items={isComplete ? items : visibleItems(items, meta.path)} trail={id} />
      </nav>
    </aside>
  );
}

interface SidebarListProps {
  items: readonly SidebarItem[];
  /** The sidebar and the categories around the list: `docs/Guides`. */
  trail: string;
}

function SidebarList({ items, trail }: SidebarListProps) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li
          key={`${item.type} ${item.label}`}
          data-unlisted={visibleItems([item], '').length === 0 || undefined}
        >
          {item.type === 'category' && <Category {...item} trail={`${trail}/${item.label}`} />}
          {item.type === 'doc' && <PageLink {...item} />}
          {item.type === 'link' && (
            <SiteLink className={styles.link} href={item.href}>
              {item.label}
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function PageLink({ label, path }: { label: string; path: string }) {
  const isCurrent = path === useShell().meta.path;
  return (
    <SiteLink className={styles.link} to={path} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </SiteLink>
  );
}

/** A collapsible group of pages; it may have a page itself (behaviors sidebar-categories, sidebar-category-page). */
function Category({ trail, ...category }: SidebarCategory & { trail: string }) {
  const { path } = useShell().meta;
  const { label, doc, collapsed, items } = category;
  const isActive = [...readingOrder([category])].some((page) => page.path === path);
  const isOpen = isActive || !collapsed;
  const id = useId();
  const known = { 'data-category': trail, 'data-active': isActive };
  const expands = { 'aria-expanded': isOpen, 'aria-controls': id, ...known };
  return (
    <>
      {doc ? (
        <div className={styles.row}>
          <PageLink label={label} path={doc.path} />
          <button
            type="button"
            {...expands}
            className={`${styles.caret} disclosure`}
            aria-label={`${isOpen ? 'Collapse' : 'Expand'} sidebar category '${label}'`}
          />
        </div>
      ) : (
        <button type="button" {...expands} className={`${styles.category} disclosure`}>
          {label}
        </button>
      )}
      <Collapsible id={id} isOpen={isOpen} category={known}>
        <SidebarList items={items} trail={trail} />
      </Collapsible>
    </>
  );
}
