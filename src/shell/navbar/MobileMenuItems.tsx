import type { NavbarEntry } from '#model/navbar.ts';
import { useSite } from '#shell/shellContext.tsx';
import { DropdownEntry } from './DropdownEntry.tsx';
import styles from './MobileMenu.module.css';
import { MobileDropdown } from './MobileDropdown.tsx';
import { NavbarItems } from './NavbarItems.tsx';
import { useDropdownLabel } from './useDropdownLabel.ts';
import { useListedVersions } from './VersionDropdown.tsx';
import { VersionLink } from './VersionLink.tsx';

/** The navbar items as a list; dropdowns expand in place. */
export function MobileMenuItems() {
  const { navbar } = useSite();
  return (
    <ul className={styles.items}>
      {navbar.items.map((item, index) => (
        <MobileMenuItem key={index} item={item} />
      ))}
    </ul>
  );
}

function MobileMenuItem({ item }: { item: NavbarEntry }) {
  switch (item.type) {
    case 'search':
      // Its button is next to the menu button.
      return undefined;
    case 'dropdown':
      return <MobileLinks item={item} />;
    case 'docsVersionDropdown':
      return <MobileVersions item={item} />;
    default:
      return (
        <li>
          <NavbarItems items={[item]} />
        </li>
      );
  }
}

function MobileLinks({ item }: { item: Extract<NavbarEntry, { type: 'dropdown' }> }) {
  return (
    <MobileDropdown label={useDropdownLabel(item)}>
      {item.items.map((entry) => (
        <li key={entry.label}>
          <DropdownEntry entry={entry} />
        </li>
      ))}
    </MobileDropdown>
  );
}

function MobileVersions({ item }: { item: Extract<NavbarEntry, { type: 'docsVersionDropdown' }> }) {
  return (
    <MobileDropdown label="Versions">
      {useListedVersions(item.versions).map((version) => (
        <li key={version.name}>
          <VersionLink version={version} />
        </li>
      ))}
    </MobileDropdown>
  );
}
