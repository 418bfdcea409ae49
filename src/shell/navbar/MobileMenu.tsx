import { useId } from 'react';
import type { NavbarEntry } from '#model/navbar.ts';
import { Brand } from '#shell/Brand.tsx';
import { ColorModeToggle } from '#shell/ColorModeToggle.tsx';
import { useSite } from '#shell/shellContext.tsx';
import { Collapsible } from '#ui/Collapsible.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './MobileMenu.module.css';
import {
  LinkList,
  MyReleasePlace,
  NavbarItem,
  useLinkList,
  type ListEntry,
} from './NavbarItem.tsx';

/**
 * The menu on narrow screens (`openMenu.ts`): a modal dialog with two panes side by side, the site's menu, and a place
 * for the page's sidebar.
 */
export function MobileMenu() {
  const { navbar, colorMode } = useSite();
  return (
    <dialog className={styles.root} aria-label="Menu">
      <div className={styles.head}>
        <Brand />
        {!colorMode.disableSwitch && <ColorModeToggle />}
        <button
          type="button"
          className={styles.close}
          aria-label="Close navigation bar"
          data-close-menu=""
        >
          <Icon name="close" size={21} />
        </button>
      </div>
      <div className={styles.panes}>
        <div className={styles.pane}>
          <ul className={styles.items}>
            {navbar.items.map((item, index) => (
              <MenuItem key={index} item={item} />
            ))}
          </ul>
        </div>
        <div className={styles.pane}>
          {navbar.items.map((item, index) => isList(item) && <Switch key={index} item={item} />)}
          {navbar.items.length > 0 && (
            <button type="button" className={styles.back} data-menu-back="">
              ← Back to main menu
            </button>
          )}
        </div>
      </div>
    </dialog>
  );
}

function MenuItem({ item }: { item: NavbarEntry }) {
  // The search button is next to the menu button.
  if (item.type === 'search') return undefined;
  return <li>{isList(item) ? <MenuList item={item} /> : <NavbarItem item={item} />}</li>;
}

function isList(item: NavbarEntry): item is ListEntry {
  return item.type === 'dropdown' || item.type === 'docsVersionDropdown';
}

/** This page in other editions or versions, one tap away (behavior mobile-menu-panes). */
function Switch({ item }: { item: ListEntry }) {
  const { purpose, links } = useLinkList(item);
  if (links.some(({ prefix, version }) => (prefix ?? version) === undefined)) return undefined;
  return (
    <ul className={styles.switch} aria-label={purpose}>
      <LinkList links={links} />
    </ul>
  );
}

/** A row that expands a list of links below it (behavior mobile-menu-dropdown). */
function MenuList({ item }: { item: ListEntry }) {
  const { label: current, links } = useLinkList(item);
  const label = item.type === 'dropdown' ? current : 'Versions';
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={`${styles.dropdown} disclosure`}
        aria-expanded="false"
        aria-controls={id}
        aria-label={`Expand the dropdown: ${label}`}
      >
        {label}
      </button>
      <Collapsible id={id} isOpen={false}>
        <ul className={styles.choices}>
          <LinkList links={links} />
          {item.type === 'docsVersionDropdown' && <MyReleasePlace />}
        </ul>
      </Collapsible>
    </>
  );
}
