import { readingOrder } from '#model/sidebar.ts';
import { StartLinks } from '#search/results/ResultParts.tsx';
import { SiteLink } from '#shell/SiteLink.tsx';
import { useEdition, useShell, useSite } from '#shell/shellContext.tsx';
import styles from './SearchPage.module.css';
import { SearchView } from './SearchView.tsx';

const LISTS = [
  ['docs', 'Guides'],
  ['api', 'API reference'],
  ['community', 'Community'],
] as const;

/** The search page of an edition as it is served; `searchIsland.tsx` takes the place of what is in it. */
export function SearchPage() {
  const { meta } = useShell();
  return (
    <main className={styles.root}>
      <SearchView site={useSite()} meta={meta}>
        <div className={styles.help} data-search-help="">
          <SearchHelp />
        </div>
      </SearchView>
    </main>
  );
}

/** What search covers, and where to go without it. */
function SearchHelp() {
  const { sidebars, start } = useShell().frame;
  const { baseUrl } = useSite();
  const { label } = useEdition();
  return (
    <>
      <p>Search guides, classes, methods, options and command-line flags for {label}.</p>
      <StartLinks className={styles.start} baseUrl={baseUrl} places={start} />
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
    </>
  );
}
