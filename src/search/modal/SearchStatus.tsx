import type { SearchState } from '#search/core/searchState.ts';
import { shownIn } from '#search/core/searchState.ts';
import { resultCount } from './resultCount.ts';
import type { SearchItem } from './searchItem.ts';

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
