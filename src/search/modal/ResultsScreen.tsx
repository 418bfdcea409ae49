import { useSyncExternalStore } from 'react';
import { withBase } from '#model/path.ts';
import { searchPath } from '#model/searchPath.ts';
import { versionWord } from '#model/version.ts';
import { isPlainClick } from '#runtime/navigation/linkClick.ts';
import { groupsIn } from './createSearchState.ts';
import { ElsewhereLinks } from '#search/results/ElsewhereLinks.tsx';
import { resultCount } from './resultCount.ts';
import { SearchGroups } from './SearchGroups.tsx';
import type { Shown } from './searchItem.ts';
import type { SearchSession } from './searchSession.ts';

interface ResultsScreenProps {
  session: SearchSession;
  shown: Extract<Shown, { screen: 'results' }>;
}

/** What was found, in groups, and the way to all of it. */
export function ResultsScreen({ session, shown }: ResultsScreenProps) {
  const { state, onClose } = session;
  const current = useSyncExternalStore(state.subscribe, state.getState);
  const seeAll = seeAllHref(session, shown.query);
  return (
    <div className="DocSearch-Dropdown-Container">
      <ElsewhereLinks
        className="DocSearch-Elsewhere"
        site={session.site}
        edition={session.edition}
        hits={shown.answer.elsewhere}
        onFollow={session.onClose}
      />
      <SearchGroups session={session} label="Search results" groups={groupsIn(current)} />
      {seeAll !== undefined && (
        <p className="DocSearch-HitsFooter">
          <a
            href={seeAll}
            onClick={({ nativeEvent }) => {
              if (isPlainClick(nativeEvent)) onClose();
            }}
          >
            See all {resultCount(shown.answer.nbHits)}
          </a>
        </p>
      )}
    </div>
  );
}

/** The same search on the search page, which looks into the latest version unless told otherwise. */
function seeAllHref({ site, edition, version }: SearchSession, query: string): string | undefined {
  const path = searchPath(site, edition);
  if (path === undefined) return undefined;
  const isLatest = version.path === '';
  const words = isLatest ? '' : `&version=${versionWord(version)}`;
  return `${withBase(site.baseUrl, path)}?q=${encodeURIComponent(query)}${words}`;
}
