import { readingOrder } from '#model/sidebar.ts';
import { SiteLink } from '#shell/SiteLink.tsx';
import { useEdition, useShell } from '#shell/shellContext.tsx';
import styles from './SearchPage.module.css';

const LISTS = [
  ['docs', 'Guides'],
  ['api', 'API reference'],
  ['community', 'Community'],
] as const;

/** What search covers, and where to go without it. */
export function SearchPageHelp() {
  const { sidebars } = useShell().frame;
  const { label } = useEdition();
  return (
    <div className={styles.help}>
      <p>Search guides, classes, methods, options and command-line flags for {label}.</p>
      <p className={styles.withoutScript}>
        Search needs JavaScript. These lists link to every page without it.
      </p>
      <ul>
        {LISTS.map(([id, label]) => {
          const [first] = readingOrder(sidebars[id]);
          return (
            first && (
              <li key={id}>
                <SiteLink to={first.path}>{label}</SiteLink>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
