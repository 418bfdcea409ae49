import { createAutocomplete } from '@algolia/autocomplete-core';
import type { AutocompleteApi, AutocompleteState } from '@algolia/autocomplete-core';
import type { BaseSyntheticEvent, KeyboardEvent, MouseEvent } from 'react';
import type { PublicSite } from '#model/page.ts';
import { searchSettings } from '#model/searchSettings.ts';
import { createStore, type ReadableStore } from '#runtime/store.ts';
import type { StoredSearches } from '#search/stored/createStoredSearches.ts';
import type { Questions } from './createQuestions.ts';
import { itemGroup, resultGroups, storedGroups } from './searchItem.ts';
import type { ItemGroup, SearchItem, Shown } from './searchItem.ts';

/** The library's handlers in the types of React, whose events they receive. */
export type SearchBox = AutocompleteApi<SearchItem, BaseSyntheticEvent, MouseEvent, KeyboardEvent>;

/** What is typed, found and chosen while the dialog is open. */
export interface SearchState extends ReadableStore<AutocompleteState<SearchItem>> {
  box: SearchBox;
  /** Asks again because the answer on screen can be completed now; an option that was chosen stays so. */
  renew: () => Promise<void>;
  /** Chooses the active option as soon as the options are those of what is typed. */
  chooseWhenCurrent: (choose: (item: SearchItem) => void) => void;
  dispose: () => void;
}

interface SearchStateOptions {
  site: Pick<PublicSite, 'baseUrl' | 'search'>;
  questions: Questions;
  stored: StoredSearches;
  initialQuery: string;
  onFollow: (item: SearchItem) => void;
  /** In a new tab or window, while the dialog stays open. */
  onOpenBeside: (item: SearchItem) => void;
}

const STALLED_AFTER_MS = 300; // spec §9
const SUGGESTIONS = 3; // spec §9

/** Joins the headless library with our answers and stored searches. */
export function createSearchState(options: SearchStateOptions): SearchState {
  const { site, questions, stored, initialQuery, onFollow, onOpenBeside } = options;
  const { placeholder, maxResultsPerGroup } = searchSettings(site.search);
  let sections: string[] = [];
  let stopWaiting = (): void => undefined;

  async function groupsFor(query: string): Promise<ItemGroup[]> {
    if (query === '') return storedGroups(stored, site);
    try {
      const answer = await questions.ask(query);
      const groups = resultGroups({ screen: 'results', query, answer }, site, maxResultsPerGroup);
      if (groups.length > sections.length) sections = groups.map(({ source }) => source.title);
      const suggestions = sections.slice(0, SUGGESTIONS);
      if (groups.length > 0) return groups;
      return bare({ screen: 'noResults', query, answer, suggestions });
    } catch {
      return bare({ screen: 'error', query });
    }
  }

  const box: SearchBox = createAutocomplete({
    id: 'docsearch',
    defaultActiveItemId: 0,
    openOnFocus: true,
    ignoreCompositionEvents: true,
    stallThreshold: STALLED_AFTER_MS,
    placeholder,
    initialState: { query: initialQuery },
    getSources: async ({ query }) => (await groupsFor(query)).map(({ source }) => source),
    onStateChange: ({ state }) => store.setState(state),
    navigator: {
      navigate: ({ item }) => onFollow(item),
      navigateNewTab: ({ item }) => onOpenBeside(item),
      navigateNewWindow: ({ item }) => onOpenBeside(item),
    },
  });
  const store = createStore<AutocompleteState<SearchItem>>({
    activeItemId: 0,
    query: initialQuery,
    completion: null,
    collections: [],
    isOpen: false,
    status: 'idle',
    context: {},
  });

  function chooseWhenCurrent(choose: (item: SearchItem) => void): void {
    const { query } = store.getState();
    stopWaiting();
    // Nothing is asked, so nothing can be chosen unseen.
    if (query === '') return;
    stopWaiting = store.subscribe(() => {
      const state = store.getState();
      const isChanged = state.query !== query;
      if (!isChanged && !isCurrent(state)) return;
      stopWaiting();
      const item = isChanged ? undefined : activeItem(state);
      if (item) choose(item);
    });
  }

  return {
    box,
    chooseWhenCurrent,
    dispose: () => stopWaiting(),
    getState: store.getState,
    subscribe: store.subscribe,
    async renew() {
      const { query } = store.getState();
      const shown = shownIn(store.getState());
      if (shown?.screen !== 'results' || !shown.answer.isPartial) return;
      const groups = await groupsFor(query);
      // The reader has typed on, and is answered by that.
      if (store.getState().query !== query) return;
      const { activeItemId } = store.getState();
      const active = activeItem(store.getState());
      box.setCollections(groups);
      // Who has not moved yet wants the first, which may be another one now.
      if (!active || activeItemId === 0) return;
      const items = groups.flatMap((group) => group.items);
      const at = items.findIndex(({ hit }) => hit.objectID === active.hit.objectID);
      box.setActiveItemId(Math.max(at, 0));
    },
  };
}

/** The option that Enter would choose. */
export function activeItem(state: AutocompleteState<SearchItem>): SearchItem | undefined {
  const { activeItemId, collections } = state;
  return activeItemId === null
    ? undefined
    : collections.flatMap(({ items }) => items)[activeItemId];
}

/** Whether the options are those of what is typed, not of an earlier query that was quicker. */
export function isCurrent(state: AutocompleteState<SearchItem>): boolean {
  return shownIn(state)?.query === state.query;
}

/** The screen to show; undefined before the first answer. */
export function shownIn(state: AutocompleteState<SearchItem>): Shown | undefined {
  return groupsIn(state)[0]?.source.shown;
}

export function groupsIn({ collections }: AutocompleteState<SearchItem>): ItemGroup[] {
  // All of them were made by `itemGroup`; the library hands them on with everything they hold.
  return collections as ItemGroup[];
}

/** A screen without options. */
function bare(shown: Shown): ItemGroup[] {
  return [itemGroup('none', { title: '', shown }, [])];
}
