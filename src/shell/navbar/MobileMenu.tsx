import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { useShell, useSite } from '#shell/shellContext.tsx';
import styles from './MobileMenu.module.css';
import { MobileMenuPanes } from './MobileMenuPanes.tsx';

const DESKTOP = '(width > 996px)'; // behavior mobile-menu-closes

/** The menu on narrow screens: a modal dialog, so the browser handles focus, Escape and the page behind it. */
export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { meta, services } = useShell();
  const { navbar } = useSite();
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

  if (navbar.items.length === 0 && !meta.sidebar) return undefined;
  return (
    <>
      <button
        type="button"
        className={`${styles.toggle} needs-script`}
        aria-label="Toggle navigation bar"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-replay="click"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" size={30} />
      </button>
      {isOpen && (
        // A click on the backdrop is a click on the dialog itself; Escape does the same by keyboard.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
        <dialog
          ref={dialog}
          id={id}
          className={styles.root}
          aria-label="Menu"
          onClose={() => setOpen(false)}
          onClick={({ target }) => {
            const isBackdrop = target === dialog.current;
            if (isBackdrop || (target instanceof Element && target.closest('a[href]')))
              dialog.current?.close();
          }}
        >
          <MobileMenuPanes onClose={() => dialog.current?.close()} />
        </dialog>
      )}
    </>
  );
}
