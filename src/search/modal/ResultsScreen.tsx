import { withBase } from '#model/path.ts';
import { searchPath } from '#model/searchPath.ts';
import { versionWord } from '#model/version.ts';
import { isPlainClick } from '#runtime/navigation/linkClick.ts';
import type { Found } from '#search/core/found.ts';
import type { SearchState } from '#search/core/searchState.ts';
import { ElsewhereLinks } from '#search/results/ElsewhereLinks.tsx';
import type { SearchSession } from './createSession.ts';
import { resultCount } from './resultCount.ts';
import { SearchGroups } from './SearchGroups.tsx';
import type { SearchItem } from './searchItem.ts';

interface ResultsScreenProps {
  session: SearchSession;
  state: SearchState<SearchItem>;
  found: Found<SearchItem>;
}

/** The results in groups, and a link to all of them. */
export function ResultsScreen({ session, state, found }: ResultsScreenProps) {
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
  return `${withBase(site.baseUrl, path)}?q=${encodeURIComponent(query)}${words}`;
}
