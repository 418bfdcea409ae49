import { useEffect, useState } from 'react';
import { withBase } from '#model/path.ts';
import { searchPath } from '#model/searchPath.ts';
import { searchSettings } from '#model/searchSettings.ts';
import { versionWord } from '#model/version.ts';
import { encodeText } from '#model/wholeText.ts';
import { isPlainClick } from '#runtime/navigation/linkClick.ts';
import { prefersReducedMotion } from '#runtime/reducedMotion.ts';
import { type Found, optionsIn, type SearchState, shownIn } from '#search/core/searchState.ts';
import { ElsewhereLinks } from '#search/results/ElsewhereLinks.tsx';
import { SearchGlyph } from './SearchGlyph.tsx';
import { SearchGroups } from './SearchGroups.tsx';
import { StoredActions } from './StoredActions.tsx';
import type { SearchSession } from './createSession.ts';
import { type Leaving, LEAVING_MS } from './leaving.ts';
import type { SearchItem } from './searchItem.ts';

export interface SearchScreenProps {
  session: SearchSession;
  state: SearchState<SearchItem>;
  /** Moves focus back to the search field. */
  onRefocus: () => void;
}

/** Selects the screen; it stays until the next result is ready (behavior search-status). */
export function SearchScreen(props: SearchScreenProps) {
  const shown = shownIn(props.state);
  switch (shown.status) {
    case 'idle':
      return <StartScreen {...props} />;
    case 'results':
      return <ResultsScreen {...props} found={shown.found} />;
    case 'empty':
      return <NoResultsScreen {...props} found={shown.found} />;
    case 'error':
      return <ErrorScreen />;
  }
}

interface StartScreenProps {
  session: SearchSession;
  state: SearchState<SearchItem>;
  onRefocus: () => void;
}

/** Recent and favorite searches. */
function StartScreen({ session, state, onRefocus }: StartScreenProps) {
  const { search, site } = session;
  const [leaving, setLeaving] = useState<Readonly<Record<string, Leaving>>>({});
  const items = optionsIn(state);

  useEffect(() => {
    const waits = Object.values(leaving).map((how) => LEAVING_MS[how]);
    if (waits.length === 0) return;
    // By timer: a transition that never runs never ends.
    const timer = setTimeout(
      () => {
        setLeaving({});
        // Reads the stored searches again.
        search.ask(search.getState().question);
      },
      prefersReducedMotion(window) ? 0 : Math.max(...waits),
    );
    return () => clearTimeout(timer);
  }, [leaving, search]);

  if (searchSettings(site.search).disableUserPersonalization) return undefined;
  if (items.length === 0) {
    return (
      <div className="DocSearch-StartScreen" data-empty>
        <p className="DocSearch-Help">No recent searches</p>
      </div>
    );
  }
  return (
    <div className="DocSearch-StartScreen">
      <SearchGroups
        session={session}
        state={state}
        label="Recent and favorite searches"
        leaving={leaving}
      />
      <StoredActions
        session={session}
        items={items}
        leaving={leaving}
        onLeave={(objectID, how) => setLeaving({ ...leaving, [objectID]: how })}
        onRefocus={onRefocus}
      />
    </div>
  );
}

interface ResultsScreenProps {
  session: SearchSession;
  state: SearchState<SearchItem>;
  found: Found<SearchItem>;
}

/** The results in groups, and a link to all of them. */
function ResultsScreen({ session, state, found }: ResultsScreenProps) {
  const { onClose } = session;
  const seeAll = seeAllHref(session, found.question.query);
  return (
    <div className="DocSearch-Dropdown-Container">
      <ElsewhereLinks
        className="DocSearch-Elsewhere"
        site={session.site}
        edition={session.edition}
        hits={found.elsewhere}
        onFollow={onClose}
      />
      <SearchGroups session={session} state={state} label="Search results" />
      {seeAll !== undefined && (
        <p className="DocSearch-HitsFooter">
          <a
            href={seeAll}
            onClick={({ nativeEvent }) => {
              if (isPlainClick(nativeEvent)) onClose();
            }}
          >
            See all {resultCount(found.count)}
          </a>
        </p>
      )}
    </div>
  );
}

/** The same search on the search page, which defaults to the latest version. */
function seeAllHref({ site, edition, version }: SearchSession, query: string): string | undefined {
  const path = searchPath(site, edition);
  if (path === undefined) return undefined;
  const isLatest = version.path === '';
  const words = isLatest ? '' : `&version=${versionWord(version)}`;
  return `${withBase(site.baseUrl, path)}?q=${encodeText(query)}${words}`;
}

interface NoResultsScreenProps {
  session: SearchSession;
  found: Found<SearchItem>;
  onRefocus: () => void;
}

/** Shown if there are no results: suggests where else to look (behavior search-no-results). */
function NoResultsScreen({ session, found, onRefocus }: NoResultsScreenProps) {
  const { missingResultsUrl } = session.site.search;
  const { query } = found.question;
  const suggestions = session.suggestions();

  function searchFor(section: string) {
    session.onQuery(`${section.toLowerCase()} `);
    onRefocus();
  }

  return (
    <div className="DocSearch-NoResults">
      <SearchGlyph name="nothing" size={40} />
      <p className="DocSearch-Title">
        No results for "<strong>{query}</strong>"
      </p>
      <ElsewhereLinks
        className="DocSearch-Elsewhere"
        site={session.site}
        edition={session.edition}
        hits={found.elsewhere}
        onFollow={session.onClose}
      />
      {suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p className="DocSearch-Help">Try searching for:</p>
          <ul>
            {suggestions.map((section) => (
              <li key={section}>
                <button
                  type="button"
                  className="DocSearch-Prefill"
                  onClick={() => searchFor(section)}
                >
                  {section}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {missingResultsUrl && (
        <p className="DocSearch-Help">
          Believe this query should return results?{' '}
          <a
            href={missingResultsUrl.replaceAll('{query}', encodeText(query))}
            target="_blank"
            rel="noopener noreferrer"
          >
            Let us know.
          </a>
        </p>
      )}
    </div>
  );
}

/** Shown if no source responded; typing retries. */
function ErrorScreen() {
  return (
    <div className="DocSearch-ErrorScreen">
      <SearchGlyph name="offline" size={40} />
      <p className="DocSearch-Title">Unable to fetch results</p>
      <p className="DocSearch-Help">You might want to check your network connection.</p>
    </div>
  );
}

interface SearchStatusProps {
  state: SearchState<SearchItem>;
}

/** Announces to screen readers what others see at a glance. */
export function SearchStatus({ state }: SearchStatusProps) {
  return (
    <p className="visually-hidden" role="status">
      {statusText(state)}
    </p>
  );
}

function statusText(state: SearchState<SearchItem>): string {
  const shown = shownIn(state);
  switch (shown.status) {
    case 'results':
      return shown.found.count === undefined ? '' : resultCount(shown.found.count);
    case 'empty':
      return `No results for "${shown.found.question.query}"`;
    case 'error':
      return 'Unable to fetch results';
    case 'idle':
      return '';
  }
}

/** `1 result`, `12 results`; `results` while the number is unknown. */
function resultCount(count: number | undefined): string {
  if (count === undefined) return 'results';
  return `${count} ${count === 1 ? 'result' : 'results'}`;
}
