import type { SearchState } from '#search/core/searchState.ts';
import { shownIn } from '#search/core/searchState.ts';
import type { SearchSession } from './createSession.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { NoResultsScreen } from './NoResultsScreen.tsx';
import { ResultsScreen } from './ResultsScreen.tsx';
import type { SearchItem } from './searchItem.ts';
import { StartScreen } from './StartScreen.tsx';

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
