import type { Edition } from '#model/edition.ts';
import { indexNameOf } from '#model/indexNameOf.ts';
import { invariant } from '#model/invariant.ts';
import type { PublicSite } from '#model/page.ts';
import type { SearchClient, SearchHit } from '#model/search.ts';
import { searchSettings } from '#model/searchSettings.ts';
import type { Version } from '#model/version.ts';
import { cutText } from '#model/wholeText.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import type { LoadedPage } from '#runtime/navigation/pageLoader.ts';
import type { BrowserStorage } from '#runtime/storage.ts';
import { createSearch, type Search } from '#search/core/createSearch.ts';
import { MAX_QUERY_LENGTH } from '#search/core/useCombobox.ts';
import { createStoredSearches, type StoredSearches } from '#search/stored/createStoredSearches.ts';
import { resultItems, type SearchItem, storedItems } from './searchItem.ts';

/** One opening of the dialog: what its parts need to know and may do. */
export interface SearchSession {
  site: PublicSite;
  edition: Edition;
  version: Version;
  search: Search<SearchItem>;
  stored: StoredSearches;
  /** Whether the query is the selected text of the page, so typing replaces it. */
  isQuerySelected: boolean;
  onQuery: (query: string) => void;
  /** Sections of the richest earlier result, as suggestions (behavior search-no-results). */
  suggestions: () => string[];
  onClose: () => void;
  /** Follows an option after a plain click; `remember` alone is for clicks that the browser follows. */
  onFollow: (item: SearchItem) => void;
  onRemember: (item: SearchItem) => void;
  /** Prefetches the page that the reader will probably open. */
  onExpect: (href: string) => void;
}

export interface SessionOptions extends Pick<SearchSession, 'onClose' | 'onExpect'> {
  window: BrowserWindow;
  client: SearchClient;
  storage: BrowserStorage;
  /** Text typed before the dialog opened. */
  query: string;
  page: Pick<LoadedPage, 'frame' | 'state'>;
  onNavigate: (href: string) => void;
}

const NARROW = '(width <= 768px)'; // behavior hosted-dialog-request
const HITS = 20; // behavior hosted-dialog-request
const SUGGESTIONS = 3; // behavior search-no-results

/** Prepares one opening of the dialog on a page. */
export function createSession(options: SessionOptions): SearchSession {
  const { window, client, storage, page, onClose, onNavigate, onExpect } = options;
  const { site } = page.frame;
  const { meta } = page.state;
  const edition = site.editions.find(({ id }) => id === meta.edition);
  const version = site.versions.find(({ name }) => name === meta.version);
  invariant(edition && version, `no edition or version for "${meta.path}"`);

  const { maxResultsPerGroup, disableUserPersonalization } = searchSettings(site.search);
  const { query, isSelected } = initialQuery(window, options.query);
  const stored = createStoredSearches({
    storage,
    indexName: indexNameOf(site, edition.id),
    isDisabled: disableUserPersonalization,
  });
  let sections: string[] = [];

  function toItems(hits: readonly SearchHit[]): SearchItem[] {
    const items = resultItems(hits, site, maxResultsPerGroup);
    const titles = [...new Set(items.map(({ group }) => group.title))];
    if (titles.length > sections.length) sections = titles;
    return items;
  }

  const remember = ({ hit, pageHit }: SearchItem) => stored.remember(hit, pageHit);
  const openTab = (href: string) => window.open(href, '_blank', 'noopener');

  function follow(item: SearchItem): void {
    remember(item);
    onClose();
    if (item.isExternal) openTab(item.href);
    else onNavigate(item.href);
  }

  const asked = { query, version: version.name };
  const search = createSearch<SearchItem>({
    client,
    edition: edition.id,
    question: asked,
    request: {
      hitsPerPage: HITS,
      // Depends on the width at opening, not on each query (behavior hosted-dialog-request).
      snippetWords: window.matchMedia(NARROW).matches ? 5 : 10,
    },
    toItems,
    storedItems: () => storedItems(stored, site),
    startsActive: true,
    onChoose(item, target) {
      if (target === 'here') {
        follow(item);
        return;
      }
      remember(item);
      openTab(item.href);
    },
  });
  search.ask(asked);
  return {
    site,
    edition,
    version,
    search,
    stored,
    isQuerySelected: isSelected,
    onQuery: (typed) => search.ask({ query: typed, version: version.name }),
    suggestions: () => sections.slice(0, SUGGESTIONS),
    onClose,
    onFollow: follow,
    onRemember: remember,
    onExpect,
  };
}

/** The initial query: what was typed already, or else the selected text of the page. */
export function initialQuery(
  window: Pick<BrowserWindow, 'getSelection'>,
  typed: string,
): { query: string; isSelected: boolean } {
  if (typed !== '') return { query: cutText(typed, MAX_QUERY_LENGTH), isSelected: false };
  const text = window.getSelection()?.toString().replace(/\s+/g, ' ').trim() ?? '';
  return { query: cutText(text, MAX_QUERY_LENGTH), isSelected: text !== '' };
}
