import { Brand } from '#shell/Brand.tsx';
import { ColorModeToggle } from '#shell/ColorModeToggle.tsx';
import { useShell, useSite } from '#shell/shellContext.tsx';
import { Icon } from '#ui/Icon.tsx';
import menu from './MobileMenu.module.css';
import styles from './Navbar.module.css';
import { NavbarItem } from './NavbarItem.tsx';

export function Navbar() {
  const { navbar, colorMode } = useSite();
  const { sidebar } = useShell().meta;
  const { items } = navbar;
  const at = (side: 'left' | 'right') =>
    items.map((item, index) => item.position === side && <NavbarItem key={index} item={item} />);
  const hasSearchItem = items.some(({ type }) => type === 'search');
  return (
    <nav className={`${styles.root} no-print`} aria-label="Main">
      <button
        type="button"
        className={`${menu.toggle} needs-script`}
        aria-label="Toggle navigation bar"
        aria-expanded="false"
        data-menu={items.length > 0 ? 'site' : 'sidebar'}
        hidden={items.length === 0 && !sidebar}
      >
        <Icon name="menu" size={30} />
      </button>
      <Brand />
      <div className={styles.items}>{at('left')}</div>
      <div className={styles.end}>
        {at('right')}
        {!colorMode.disableSwitch && <ColorModeToggle />}
      </div>
      {!hasSearchItem && <NavbarItem item={{ type: 'search', position: 'right' }} />}
    </nav>
  );
}
