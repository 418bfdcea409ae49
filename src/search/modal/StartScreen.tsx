import { useEffect, useState } from 'react';
import { searchSettings } from '#model/searchSettings.ts';
import { prefersReducedMotion } from '#runtime/reducedMotion.ts';
import type { SearchState } from '#search/core/searchState.ts';
import { optionsIn } from '#search/core/searchState.ts';
import type { SearchSession } from './createSession.ts';
import type { Leaving } from './leaving.ts';
import { LEAVING_MS } from './leaving.ts';
import { SearchGroups } from './SearchGroups.tsx';
import type { SearchItem } from './searchItem.ts';
import { StoredActions } from './StoredActions.tsx';

interface StartScreenProps {
  session: SearchSession;
  state: SearchState<SearchItem>;
  onRefocus: () => void;
}

/** Recent and favorite searches. */
export function StartScreen({ session, state, onRefocus }: StartScreenProps) {
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
