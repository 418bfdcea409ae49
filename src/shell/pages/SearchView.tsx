import type { ReactNode } from 'react';
import { invariant } from '#model/invariant.ts';
import type { PublicSite, ShownMeta } from '#model/page.ts';
import { withBase } from '#model/path.ts';
import { searchSettings } from '#model/searchSettings.ts';
import type { Version, VersionName } from '#model/version.ts';
import { versionTitle, versionWord } from '#model/version.ts';
import type { Question, SearchState } from '#search/core/searchState.ts';
import type { SearchPageStores } from '#search/page/createSearchPage.ts';
import { SearchBox } from '#search/page/SearchBox.tsx';
import { SearchResults } from '#search/page/SearchResults.tsx';
import styles from './SearchPage.module.css';

/** What only the browser has. */
interface LiveSearch {
  stores: SearchPageStores;
  question: Question;
  results: SearchState;
  suggestions: SearchState;
  /** What was in the field before the scripts came. */
  typed: string | undefined;
  takesFocus: boolean;
}

interface SearchViewProps {
  site: PublicSite;
  meta: ShownMeta;
  /** Absent at build time. */
  live?: LiveSearch;
  /** Shown while there is no query. */
  children: ReactNode;
}

/** The content of the search page; the query is in the URL (behavior search-page-form). */
export function SearchView({ site, meta, live, children }: SearchViewProps) {
  const edition = site.editions.find(({ id }) => id === meta.edition);
  invariant(edition, `no edition "${meta.edition}" in the configuration`);
  const query = live?.question.query ?? '';
  const suggest = () => live?.stores.suggestions.ask(live.stores.question.getState());
  return (
    <>
      <h1>{searchTitle(query, meta.title)}</h1>
      <form
        className={`${styles.form} needs-script`}
        role="search"
        action={withBase(site.baseUrl, meta.path)}
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchBox
          query={query}
          typed={live?.typed}
          takesFocus={live?.takesFocus ?? false}
          suggestions={live?.stores.suggestions}
          state={live?.suggestions}
          onChange={(value) => {
            live?.stores.question.setQuery(value);
            suggest();
          }}
          onOpen={suggest}
        />
        {searchSettings(site.search).contextualSearch && (
          <VersionChoice
            versions={site.versions}
            version={live?.question.version ?? meta.version}
            onChange={(version) => live?.stores.question.setVersion(version)}
          />
        )}
      </form>
      <SearchResults
        state={live?.results}
        edition={edition}
        site={site}
        onMore={live?.stores.results.more ?? nothing}
        onRetry={live?.stores.results.retry ?? nothing}
      >
        {children}
      </SearchResults>
    </>
  );
}

/** There is no query at build time. */
const nothing = () => undefined;

/** The heading, and the first part of the document title (behavior search-page-form). */
export function searchTitle(query: string, plain: string): string {
  return query.trim() === '' ? plain : `Search results for "${query}"`;
}

interface VersionChoiceProps {
  versions: readonly Version[];
  version: VersionName;
  onChange: (version: VersionName) => void;
}

/** Selects the version of the docs to search; name and values match the URL's query. */
function VersionChoice({ versions, version, onChange }: VersionChoiceProps) {
  const chosen = versions.find(({ name }) => name === version);
  return (
    <label className={styles.version}>
      Version
      <select
        name="version"
        value={chosen && versionWord(chosen)}
        onChange={({ target }) => {
          const wanted = versions.find((one) => versionWord(one) === target.value);
          if (wanted) onChange(wanted.name);
        }}
      >
        {versions.map((one) => (
          <option key={one.name} value={versionWord(one)}>
            {versionTitle(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
