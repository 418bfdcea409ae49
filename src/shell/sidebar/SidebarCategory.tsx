import { useId } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type { SidebarCategory as Category } from '#model/sidebar.ts';
import { categoriesOf } from '#model/sidebar.ts';
import { isPlainClick } from '#runtime/navigation/linkClick.ts';
import { Collapsible } from '#ui/Collapsible.tsx';
import { SiteLink } from '#shell/SiteLink.tsx';
import { useShell } from '#shell/shellContext.tsx';
import styles from './Sidebar.module.css';
import { useCategory } from './useCategory.ts';

interface SidebarCategoryProps {
  category: Category;
  /** The sidebar and the categories around this one: `docs/Guides`. */
  trail: string;
  /** The list of its items. */
  children: ReactNode;
}

/**
 * A collapsible group of pages; it may have a page itself (behaviors sidebar-categories,
 * sidebar-category-page).
 */
export function SidebarCategory({ category, trail, children }: SidebarCategoryProps) {
  const { path } = useShell().meta;
  const { label, doc, items } = category;
  const key = `${trail}/${label}`;
  const isHere = doc?.path === path;
  const isActive = isHere || categoriesOf(items, path) !== undefined;
  const { isOpen, toggle, open } = useCategory({ key, isActive, isCollapsed: category.collapsed });
  const id = useId();
  // A category that contains the page is open on load, whatever was remembered.
  const remembered = isActive ? undefined : key;
  const expands = {
    type: 'button',
    'aria-expanded': isOpen,
    'aria-controls': id,
    'data-category': remembered,
    'data-replay': 'click',
    suppressHydrationWarning: true,
  } as const;

  function handlePage(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    if (!isHere) {
      open();
      return;
    }
    event.preventDefault();
    toggle();
  }

  return (
    <>
      {doc ? (
        <div className={styles.row} data-active={isActive}>
          <SiteLink
            className={styles.link}
            to={doc.path}
            aria-current={isHere ? 'page' : undefined}
            data-replay="click"
            onClick={handlePage}
          >
            {label}
          </SiteLink>
          <button
            {...expands}
            className={`${styles.caret} disclosure`}
            aria-label={`${isOpen ? 'Collapse' : 'Expand'} sidebar category '${label}'`}
            onClick={toggle}
          />
        </div>
      ) : (
        <button
          {...expands}
          className={`${styles.category} disclosure`}
          data-active={isActive}
          onClick={toggle}
        >
          {label}
        </button>
      )}
      <Collapsible id={id} isOpen={isOpen} onReveal={open} category={remembered}>
        {children}
      </Collapsible>
    </>
  );
}
