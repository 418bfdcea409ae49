import { useEffect, useState, useSyncExternalStore } from 'react';
import { searchSettings } from '#model/searchSettings.ts';
import { prefersReducedMotion } from '#runtime/reducedMotion.ts';
import { groupsIn } from './createSearchState.ts';
import { SearchGroups } from './SearchGroups.tsx';
import type { SearchSession } from './searchSession.ts';
import { StoredActions } from './StoredActions.tsx';

interface StartScreenProps {
  session: SearchSession;
  onRefocus: () => void;
}

/** How an option leaves: a saved one shrinks after a moment, a removed one fades (behaviours 100). */
export type Leaving = 'saved' | 'removed';

const LEAVING_MS: Record<Leaving, number> = { saved: 500, removed: 250 };

/** What the reader looked for before. */
export function StartScreen({ session, onRefocus }: StartScreenProps) {
  const { state, site } = session;
  const current = useSyncExternalStore(state.subscribe, state.getState);
  const [leaving, setLeaving] = useState<Readonly<Record<string, Leaving>>>({});
  const groups = groupsIn(current).filter(({ items }) => items.length > 0);

  useEffect(() => {
    const waits = Object.values(leaving).map((how) => LEAVING_MS[how]);
    if (waits.length === 0) return;
    // By the clock: a transition that never runs never ends.
    const timer = setTimeout(
      () => {
        setLeaving({});
        void state.box.refresh();
      },
      prefersReducedMotion(window) ? 0 : Math.max(...waits),
    );
    return () => clearTimeout(timer);
  }, [leaving, state]);

  if (searchSettings(site.search).disableUserPersonalization) return undefined;
  if (groups.length === 0) {
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
        label="Recent and favorite searches"
        groups={groups}
        glyphOf={({ source }) => (source.sourceId === 'recentSearches' ? 'recent' : 'favorite')}
        leaving={leaving}
      />
      <StoredActions
        session={session}
        groups={groups}
        leaving={leaving}
        onLeave={(objectID, how) => setLeaving({ ...leaving, [objectID]: how })}
        onRefocus={onRefocus}
      />
    </div>
  );
}
