import { searchPath } from '#model/searchPath.ts';
import { useEdition, useHref, useSite } from '#shell/shellContext.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './SearchButton.module.css';

/** Opens search (`searchOpener.ts`). It is also a form: before scripts run, it submits to the search page. */
export function SearchButton() {
  const page = searchPath(useSite(), useEdition());
  const toHref = useHref();
  return (
    <form
      className={`DocSearch-Slot ${styles.root} ${page ? '' : 'needs-script'}`}
      action={page && toHref(page)}
    >
      <button className={`DocSearch-Button ${styles.button}`} aria-label="Search">
        <Icon name="search" size={20} />
        <span className={styles.text}>Search</span>
        {/* The keys of the platform; the name says it in words, and text here would make a second, different name. */}
        <span className={styles.keys} aria-hidden="true">
          <kbd />
          <kbd />
        </span>
      </button>
    </form>
  );
}
