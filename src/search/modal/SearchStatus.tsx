import { resultCount } from './resultCount.ts';
import type { Shown } from './searchItem.ts';

interface SearchStatusProps {
  shown: Shown | undefined;
}

/** Says to screen readers what others see at a glance. */
export function SearchStatus({ shown }: SearchStatusProps) {
  return (
    <p className="visually-hidden" role="status">
      {statusText(shown)}
    </p>
  );
}

function statusText(shown: Shown | undefined): string {
  switch (shown?.screen) {
    case 'results':
      return resultCount(shown.answer.nbHits);
    case 'noResults':
      return `No results for "${shown.query}"`;
    case 'error':
      return 'Unable to fetch results';
    default:
      return '';
  }
}
