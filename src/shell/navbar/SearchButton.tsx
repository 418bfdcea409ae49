import { useEffect, useRef, useSyncExternalStore } from 'react';
import { searchPath } from '#model/searchPath.ts';
import { useEdition, useHref, useShell, useSite } from '#shell/shellContext.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { SearchOpener } from './createSearchOpener.ts';
import { createSearchOpener } from './createSearchOpener.ts';
import styles from './SearchButton.module.css';

/** Opens search. It is also a form: before scripts run, it submits to the search page. */
export function SearchButton() {
  const { services } = useShell();
  const page = searchPath(useSite(), useEdition());
  const toHref = useHref();
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<SearchOpener>(undefined);
  const isApple = useSyncExternalStore(never, readPlatform, () => undefined);
  const isKnown = isApple !== undefined;

  useEffect(() => {
    if (!services || !button.current) return;
    const created = createSearchOpener(services, button.current);
    opener.current = created;
    return created.dispose;
  }, [services]);

  const prepare = () => opener.current?.prepare();
  return (
    <form
      className={`DocSearch-Slot ${styles.root} ${page ? '' : 'needs-script'}`}
      action={page && toHref(page)}
    >
      <button
        ref={button}
        className={`DocSearch-Button ${styles.button}`}
        aria-label={`Search${isKnown ? ` (${isApple ? 'Command' : 'Ctrl'}+K)` : ''}`}
        onPointerEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
        onClick={(event) => {
          if (!opener.current) return;
          event.preventDefault();
          opener.current.open();
        }}
      >
        <Icon name="search" size={20} />
        <span className={styles.text}>Search</span>
        {/* The name says it in words; text here would make a second, different name. */}
        <span className={styles.keys} aria-hidden="true">
          {isKnown && (
            <>
              <kbd data-key={isApple ? '⌘' : 'Ctrl'} />
              <kbd data-key="K" />
            </>
          )}
        </span>
      </button>
    </form>
  );
}

const never = () => () => undefined;

/** The prefix of `navigator.platform` is the only indication of a Command key (behavior search-button). */
function readPlatform(): boolean {
  // Not all browsers have the replacement, and it returns the same.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  return /mac|iphone|ipad|ipod/i.test(navigator.platform);
}
