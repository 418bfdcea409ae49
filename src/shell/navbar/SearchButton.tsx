import { useSyncExternalStore } from 'react';
import { searchPath } from '#model/searchPath.ts';
import { isApplePlatform, searchNames } from '#runtime/frame/searchKeys.ts';
import { useEdition, useHref, useSite } from '#shell/shellContext.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './SearchButton.module.css';

/** Opens search (`createSearchOpener.ts`). It is also a form: before scripts run, it submits to the search page. */
export function SearchButton() {
  const page = searchPath(useSite(), useEdition());
  const toHref = useHref();
  const isApple = useSyncExternalStore(never, readPlatform, () => undefined);
  const { label, keys } = searchNames(isApple);
  return (
    <form
      className={`DocSearch-Slot ${styles.root} ${page ? '' : 'needs-script'}`}
      action={page && toHref(page)}
    >
      <button
        className={`DocSearch-Button ${styles.button}`}
        aria-label={label}
        suppressHydrationWarning
      >
        <Icon name="search" size={20} />
        <span className={styles.text}>Search</span>
        {/* The name says it in words; text here would make a second, different name. */}
        <span className={styles.keys} aria-hidden="true">
          <kbd data-key={keys[0]} suppressHydrationWarning />
          <kbd data-key={keys[1]} suppressHydrationWarning />
        </span>
      </button>
    </form>
  );
}

const never = () => () => undefined;
const readPlatform = () => isApplePlatform(window);
