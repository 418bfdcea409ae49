import { invariant } from '#model/invariant.ts';
import type { SearchClient, SearchHit } from '#model/search.ts';
import { searchSettings } from '#model/searchSettings.ts';
import { cutText } from '#model/wholeText.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import type { Router } from '#runtime/navigation/router.ts';
import type { BrowserStorage } from '#runtime/storage.ts';
import { createSearch } from '#search/core/createSearch.ts';
import type { SearchState } from '#search/core/searchState.ts';
import { MAX_QUERY_LENGTH } from '#search/core/useCombobox.ts';
import type { ShownHit } from '#search/results/hit.ts';
import { createStoredSearches } from '#search/stored/createStoredSearches.ts';
import { groupHits, groupStored } from './groupHits.ts';

export interface SessionOptions {
  window: BrowserWindow;
  router: Pick<Router, 'getState' | 'navigate'>;
  storage: BrowserStorage;
  client: SearchClient;
  /** Text typed before the dialog opened. */
  query: string;
  onClose: () => void;
  /** Prefetches the page that the reader will probably open. */
  onExpect: (href: string) => void;
}

const NARROW = '(width <= 768px)'; // behavior hosted-dialog-request
const HITS = 20; // behavior hosted-dialog-request
const SUGGESTIONS = 3; // behavior search-no-results

/** One opening of the dialog: what its parts need to know and may do. */
export type SearchSession = ReturnType<typeof createSession>;

/** What the parts of the dialog get. */
export interface PartProps {
  session: SearchSession;
  state: SearchState;
}

/** Prepares one opening of the dialog on the current page. */
export function createSession(options: SessionOptions) {
  const { window, router, storage, client, onClose, onExpect } = options;
  const { frame, state } = router.getState().page;
  const { site } = frame;
  const { meta } = state;
  const edition = site.editions.find(({ id }) => id === meta.edition);
  const version = site.versions.find(({ name }) => name === meta.version);
  invariant(edition && version, `no edition or version for "${meta.path}"`);

  const { maxResultsPerGroup } = searchSettings(site.search);
  const { query, isSelected } = initialQuery(window, options.query);
  const stored = createStoredSearches(storage, site, edition.id);
  let sections: string[] = [];

  function toShown(hits: readonly SearchHit[]): ShownHit[] {
    const shown = groupHits(hits, site, maxResultsPerGroup);
    const titles = [...new Set(shown.flatMap(({ group }) => group?.title ?? []))];
    if (titles.length > sections.length) sections = titles;
    return shown;
  }

  /** Follows an option after a plain click; `remember` alone is for clicks that the browser follows. */
  function onFollow(hit: ShownHit): void {
    stored.remember(hit);
    onClose();
    if (hit.isExternal) window.open(hit.url, '_blank', 'noopener');
    else router.navigate(hit.url);
  }

  const asked = { query, version: version.name };
  const search = createSearch({
    client,
    edition: edition.id,
    question: asked,
    request: {
      hitsPerPage: HITS,
      // Depends on the width at opening, not on each query (behavior hosted-dialog-request).
      snippetWords: window.matchMedia(NARROW).matches ? 5 : 10,
    },
    toShown,
    storedHits: () => groupStored(stored, site),
    startsActive: true,
    onChoose(hit, target) {
      if (target === 'here') {
        onFollow(hit);
        return;
      }
      stored.remember(hit);
      window.open(hit.url, '_blank', 'noopener');
    },
  });
  search.ask(asked);
  return {
    site,
    start: frame.start,
    edition,
    version,
    search,
    stored,
    /** Whether the query is the selected text of the page, so typing replaces it. */
    isQuerySelected: isSelected,
    onQuery: (typed: string) => search.ask({ query: typed, version: version.name }),
    /** Sections of the richest earlier result, as suggestions (behavior search-no-results). */
    suggestions: () => sections.slice(0, SUGGESTIONS),
    onClose,
    onFollow,
    onExpect,
  };
}

/** The initial query: what was typed already, or else the selected text of the page. */
export function initialQuery(window: Pick<BrowserWindow, 'getSelection'>, typed: string) {
  const selected = window.getSelection()?.toString().replace(/\s+/g, ' ').trim() ?? '';
  const isSelected = typed === '' && selected !== '';
  return { query: cutText(typed || selected, MAX_QUERY_LENGTH), isSelected };
}
