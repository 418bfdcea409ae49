import { Brand } from '#shell/Brand.tsx';
import { ColorModeToggle } from '#shell/ColorModeToggle.tsx';
import { useSite } from '#shell/shellContext.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import styles from './Navbar.module.css';
import { NavbarItem } from './NavbarItem.tsx';
import { NavbarItems } from './NavbarItems.tsx';

export function Navbar() {
  const { navbar, colorMode } = useSite();
  const left = navbar.items.filter(({ position }) => position === 'left');
  const right = navbar.items.filter(({ position }) => position === 'right');
  const hasSearchItem = navbar.items.some(({ type }) => type === 'search');
  return (
    <nav className={styles.root} aria-label="Main">
      <MobileMenu />
      <Brand />
      <div className={styles.items}>
        <NavbarItems items={left} />
      </div>
      <div className={styles.end}>
        <NavbarItems items={right} />
        {!colorMode.disableSwitch && <ColorModeToggle />}
      </div>
      {!hasSearchItem && <NavbarItem item={{ type: 'search', position: 'right' }} />}
    </nav>
  );
}
