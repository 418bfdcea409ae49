import styles from './Navbar.module.css';
import { NavbarItem } from './NavbarItem.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { Brand } from '#shell/Brand.tsx';
import { ColorModeToggle } from '#shell/ColorModeToggle.tsx';
import { useSite } from '#shell/shellContext.tsx';

export function Navbar() {
  const { navbar, colorMode } = useSite();
  const left = navbar.items.filter(({ position }) => position === 'left');
  const right = navbar.items.filter(({ position }) => position !== 'left');
  return (
    <nav className={styles.root} aria-label="Main">
      <MobileMenu />
      <Brand />
      <div className={styles.items}>
        {left.map((item) => (
          <NavbarItem key={item.label ?? item.type} item={item} />
        ))}
      </div>
      <div className={styles.end}>
        {right.map((item) => (
          <NavbarItem key={item.label ?? item.type} item={item} />
        ))}
        {!colorMode.disableSwitch && <ColorModeToggle />}
      </div>
    </nav>
  );
}
