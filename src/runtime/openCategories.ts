import { createStore, type ReadableStore } from './store.ts';
import type { BrowserStorage } from './storage.ts';
import { CATEGORIES_KEY } from '#model/storageKeys.ts';
import { parseCategories, type OpenCategories } from './categorySlots.ts';

export interface OpenCategoriesStore extends ReadableStore<OpenCategories> {
  remember: (category: string, isOpen: boolean) => void;
}

/** Remembers which sidebar categories the reader opened or closed. */
export function createOpenCategories(storage: BrowserStorage): OpenCategoriesStore {
  const store = createStore(parseCategories(storage.get(CATEGORIES_KEY)));
  storage.subscribe(CATEGORIES_KEY, (value) => store.setState(parseCategories(value)));
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    remember(category, isOpen) {
      const next = { ...store.getState(), [category]: isOpen };
      store.setState(next);
      storage.set(CATEGORIES_KEY, JSON.stringify(next));
    },
  };
}
