import { useSyncExternalStore } from 'react';
import { shownIn } from './createSearchState.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { NoResultsScreen } from './NoResultsScreen.tsx';
import { ResultsScreen } from './ResultsScreen.tsx';
import type { SearchSession } from './searchSession.ts';
import { StartScreen } from './StartScreen.tsx';

interface SearchScreenProps {
  session: SearchSession;
  /** Moves focus back to where the reader types. */
  onRefocus: () => void;
}

/** Picks the one screen that fits; it stays until the next answer is there (behaviours 88). */
export function SearchScreen({ session, onRefocus }: SearchScreenProps) {
  const { state } = session;
  const current = useSyncExternalStore(state.subscribe, state.getState);
  const shown = shownIn(current);
  switch (shown?.screen) {
    case undefined:
      return undefined;
    case 'start':
      return <StartScreen session={session} onRefocus={onRefocus} />;
    case 'results':
      return <ResultsScreen session={session} shown={shown} />;
    case 'noResults':
      return <NoResultsScreen session={session} shown={shown} onRefocus={onRefocus} />;
    case 'error':
      return <ErrorScreen />;
  }
}
