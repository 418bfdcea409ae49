import { unknownItemType } from '#model/navbar.ts';
import type { NavbarEntry } from '#model/navbar.ts';
import { StaticHtml } from '#ui/StaticHtml.tsx';
import { DocsItem } from './DocsItem.tsx';
import { EditionDropdown } from './EditionDropdown.tsx';
import { LinkItem } from './LinkItem.tsx';
import styles from './NavbarItem.module.css';
import { SearchButton } from './SearchButton.tsx';
import { VersionDropdown } from './VersionDropdown.tsx';

interface NavbarItemProps {
  item: NavbarEntry;
}

/** One entry of the navbar; `type` decides its form. */
export function NavbarItem({ item }: NavbarItemProps) {
  switch (item.type) {
    case 'docs':
      return <DocsItem item={item} />;
    case 'link':
      return <LinkItem item={item} />;
    case 'dropdown':
      return <EditionDropdown item={item} />;
    case 'docsVersionDropdown':
      return <VersionDropdown versions={item.versions} />;
    case 'html':
      return <StaticHtml className={styles.root} markup={item.value} />;
    case 'search':
      return <SearchButton />;
    default:
      // Data from a newer build may contain types that this one does not know.
      throw new Error(unknownItemType((item satisfies never as { type: string }).type));
  }
}
