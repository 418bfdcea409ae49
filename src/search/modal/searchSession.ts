import type { Edition } from '#model/edition.ts';
import type { PublicSite } from '#model/page.ts';
import type { Version } from '#model/version.ts';
import type { StoredSearches } from '#search/stored/createStoredSearches.ts';
import type { SearchState } from './createSearchState.ts';
import type { SearchItem } from './searchItem.ts';

/** One opening of the dialog: what its parts need to know and may do. */
export interface SearchSession {
  site: PublicSite;
  edition: Edition;
  version: Version;
  state: SearchState;
  stored: StoredSearches;
  /** Comes from the text that was selected on the page, so typing replaces it. */
  isQuerySelected: boolean;
  onClose: () => void;
  /** Follows an option by a plain click; `remember` alone is for clicks that the browser follows. */
  onFollow: (item: SearchItem) => void;
  /** In a new tab or window, while the dialog stays open. */
  onOpenBeside: (item: SearchItem) => void;
  onRemember: (item: SearchItem) => void;
  /** Fetches the page that the reader will probably open. */
  onExpect: (href: string) => void;
}
