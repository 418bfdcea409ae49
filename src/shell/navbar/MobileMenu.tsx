import { useEffect, useRef, useState } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { Brand } from '#shell/Brand.tsx';
import { Sidebar } from '#shell/Sidebar.tsx';
import { useShell, useSite } from '#shell/shellContext.tsx';
import { DropdownEntry } from './DropdownEntry.tsx';
import styles from './MobileMenu.module.css';
import { NavbarItem } from './NavbarItem.tsx';

const DESKTOP = '(width > 996px)'; // spec §9

/** The menu on narrow screens: a modal dialog, so focus, Escape and the page behind are the browser's. */
export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { meta, services } = useShell();
  const router = services?.router;

  useEffect(() => {
    if (!isOpen) return;
    dialog.current?.showModal();
    const stopIntercepting = router?.interceptBack(() => setOpen(false));
    const desktop = matchMedia(DESKTOP);
    const close = () => setOpen(false);
    desktop.addEventListener('change', close);
    return () => {
      desktop.removeEventListener('change', close);
      stopIntercepting?.();
    };
  }, [isOpen, router]);

  return (
    <>
      <button
        type="button"
        className={`${styles.toggle} needs-script`}
        aria-label="Toggle navigation bar"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" size={30} />
      </button>
      {isOpen && (
        // A click on the backdrop is a click on the dialog itself; Escape does the same by keyboard.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
        <dialog
          ref={dialog}
          className={styles.root}
          aria-label="Menu"
          onClose={() => setOpen(false)}
          onClick={(event) => {
            const { target } = event;
            if (target === dialog.current) dialog.current.close();
            else if (target instanceof Element && target.closest('a')) dialog.current?.close();
          }}
        >
          <div className={styles.panel}>
            <div className={styles.head}>
              <Brand />
              <button
                type="button"
                className={styles.close}
                aria-label="Close navigation bar"
                onClick={() => dialog.current?.close()}
              >
                <Icon name="close" size={21} />
              </button>
            </div>
            <MobileMenuItems />
            {meta.sidebar && <Sidebar label="Pages" />}
          </div>
        </dialog>
      )}
    </>
  );
}

function MobileMenuItems() {
  const { navbar } = useSite();
  return (
    <ul className={styles.items}>
      {navbar.items.map((item) =>
        item.type === 'dropdown' ? (
          <li key={item.label} className={styles.choice}>
            {item.items.map((entry) => (
              <DropdownEntry key={entry.label} entry={entry} />
            ))}
          </li>
        ) : (
          <li key={item.label ?? item.type}>
            <NavbarItem item={item} />
          </li>
        ),
      )}
    </ul>
  );
}
