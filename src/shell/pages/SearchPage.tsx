import { searchSettings } from '#model/searchSettings.ts';
import { SearchBox } from '#search/page/SearchBox.tsx';
import { SearchResults } from '#search/page/SearchResults.tsx';
import { useEdition, useHref, useShell, useSite } from '#shell/shellContext.tsx';
import styles from './SearchPage.module.css';
import { SearchPageHelp } from './SearchPageHelp.tsx';
import { SearchPageVersion } from './SearchPageVersion.tsx';
import { searchTitle, useSearchPage } from './useSearchPage.ts';

/** The search page of an edition; the query is in the URL (behavior search-page-form). */
export default function SearchPage() {
  const { path } = useShell().meta;
  return (
    <main className={styles.root}>
      {/* Another edition is another search. */}
      <Search key={path} />
    </main>
  );
}

function Search() {
  const { meta } = useShell();
  const site = useSite();
  const edition = useEdition();
  const toHref = useHref();
  const { stores, question, results, suggestions } = useSearchPage();
  const query = question?.query ?? '';
  return (
    <>
      <h1>{searchTitle(query, meta.title)}</h1>
      <form
        className={`${styles.form} needs-script`}
        role="search"
        action={toHref(meta.path)}
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchBox
          query={query}
          takesFocus={stores?.isReturning === false}
          suggestions={stores?.suggestions}
          state={suggestions}
          onChange={(value) => {
            stores?.question.setQuery(value);
            stores?.suggestions.ask(stores.question.getState());
          }}
          onOpen={() => stores?.suggestions.ask(stores.question.getState())}
        />
        {searchSettings(site.search).contextualSearch && (
          <SearchPageVersion
            version={question?.version ?? meta.version}
            onChange={(version) => stores?.question.setVersion(version)}
          />
        )}
      </form>
      <SearchResults
        state={results}
        edition={edition}
        site={site}
        onMore={stores?.results.more ?? nothing}
        onRetry={stores?.results.retry ?? nothing}
      >
        <SearchPageHelp />
      </SearchResults>
    </>
  );
}

/** There is no query at build time. */
const nothing = () => undefined;
