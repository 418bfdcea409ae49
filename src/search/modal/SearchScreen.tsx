import { withBase } from '#model/path.ts';
import { searchPath } from '#model/searchPath.ts';
import { versionWord } from '#model/version.ts';
import { encodeText } from '#model/wholeText.ts';
import { isPlainClick } from '#runtime/navigation/linkClick.ts';
import { countIn, type Found, type SearchState } from '#search/core/searchState.ts';
import { ElsewhereLinks, OtherWays } from '#search/results/ResultParts.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { SearchSession } from './createSession.ts';
import { SearchGroups } from './SearchGroups.tsx';
import { type ScreenProps, StartScreen } from './StartScreen.tsx';

interface FoundScreenProps extends ScreenProps {
  found: Found;
}

/** Selects the screen; it stays until the next result is ready (behavior search-status). */
export function SearchScreen(props: ScreenProps) {
  const { status, found } = props.state;
  if (status === 'idle') return <StartScreen {...props} />;
  if (!found) return <ErrorScreen />;
  const Screen = status === 'results' ? ResultsScreen : NoResultsScreen;
  return <Screen {...props} found={found} />;
}

/** The results in groups, and a link to all of them. */
function ResultsScreen({ session, state, found }: FoundScreenProps) {
  const seeAll = seeAllHref(session, found.question.query);
  return (
    <div className="DocSearch-Dropdown-Container">
      <Elsewhere session={session} found={found} />
      <SearchGroups session={session} state={state} label="Search results" />
      {seeAll !== undefined && (
        <p className="DocSearch-HitsFooter">
          <a
            href={seeAll}
            onClick={({ nativeEvent }) => {
              if (isPlainClick(nativeEvent)) session.onClose();
            }}
          >
            See all {resultCount(countIn(found))}
          </a>
        </p>
      )}
    </div>
  );
}

function Elsewhere({ session, found }: Pick<FoundScreenProps, 'session' | 'found'>) {
  return (
    <ElsewhereLinks
      className="DocSearch-Elsewhere"
      site={session.site}
      edition={session.edition}
      hits={found.elsewhere}
      onFollow={session.onClose}
    />
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

/** Shown if there are no results: suggests where else to look (behavior search-no-results). */
function NoResultsScreen({ session, found, onRefocus }: FoundScreenProps) {
  const { missingResultsUrl } = session.site.search;
  const { query } = found.question;
  const suggestions = found.similar?.length ? found.similar : session.suggestions();

  function searchFor(section: string) {
    session.onQuery(`${section.toLowerCase()} `);
    onRefocus();
  }

  return (
    <div className="DocSearch-NoResults">
      <Icon name="nothing" size={40} />
      <p className="DocSearch-Title">
        No results for "<strong>{query}</strong>"
      </p>
      <Elsewhere session={session} found={found} />
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
      <OtherWays
        className="DocSearch-OtherWays"
        site={session.site}
        edition={session.edition}
        query={query}
        onFollow={session.onClose}
      />
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
      <Icon name="offline" size={40} />
      <p className="DocSearch-Title">Unable to fetch results</p>
      <p className="DocSearch-Help">You might want to check your network connection.</p>
    </div>
  );
}

/** What is announced to screen readers, because others see it at a glance. */
export function statusText({ status, found }: SearchState): string {
  if (status === 'error') return 'Unable to fetch results';
  if (!found) return '';
  if (status === 'empty') return `No results for "${found.question.query}"`;
  return found.isPartial ? '' : resultCount(found.nbHits);
}

/** `1 result`, `12 results`; `results` while the number is unknown. */
function resultCount(count: number | undefined): string {
  if (count === undefined) return 'results';
  return `${count} ${count === 1 ? 'result' : 'results'}`;
}
