import { useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { Brand } from '#shell/Brand.tsx';
import { ColorModeToggle } from '#shell/ColorModeToggle.tsx';
import { Sidebar } from '#shell/sidebar/Sidebar.tsx';
import { useShell, useSite } from '#shell/shellContext.tsx';
import styles from './MobileMenu.module.css';
import { MobileMenuItems } from './MobileMenuItems.tsx';

interface MobileMenuPanesProps {
  onClose: () => void;
}

/** Two panes side by side: the site's menu, and the page's sidebar if it has one. */
export function MobileMenuPanes({ onClose }: MobileMenuPanesProps) {
  const { meta } = useShell();
  const { navbar, colorMode } = useSite();
  const hasSecondary = meta.sidebar !== undefined;
  const [isSecondary, setSecondary] = useState(hasSecondary);
  const primary = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);

  useLayoutEffect(() => {
    // The pane with the focused button has become inert, so focus moves to the other one.
    if (hasMoved.current) primary.current?.querySelector<HTMLElement>('a, button')?.focus();
    hasMoved.current = true;
  }, [isSecondary]);

  return (
    <>
      <div className={styles.head}>
        <Brand />
        {!colorMode.disableSwitch && <ColorModeToggle />}
        <button
          type="button"
          className={styles.close}
          aria-label="Close navigation bar"
          onClick={onClose}
        >
          <Icon name="close" size={21} />
        </button>
      </div>
      <div className={styles.panes} data-secondary={isSecondary}>
        <div ref={primary} className={styles.pane} inert={isSecondary}>
          <MobileMenuItems />
        </div>
        {hasSecondary && (
          <div className={styles.pane} inert={!isSecondary}>
            {navbar.items.length > 0 && (
              <button type="button" className={styles.back} onClick={() => setSecondary(false)}>
                ← Back to main menu
              </button>
            )}
            <Sidebar label="Docs sidebar" />
          </div>
        )}
      </div>
    </>
  );
}
