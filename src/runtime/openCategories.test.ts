import { afterEach, expect, test } from 'vitest';
import { CATEGORIES_KEY } from '#model/storageKeys.ts';
import { parseCategories } from './categorySlots.ts';
import { createOpenCategories } from './openCategories.ts';
import { createStorage } from './storage.ts';

afterEach(() => window.localStorage.clear());

test('remembers which categories are open (sidebar-categories)', () => {
  const categories = createOpenCategories(createStorage(window));

  categories.remember('docs/Guides', false);
  categories.remember('docs/Integrations', true);

  expect(createOpenCategories(createStorage(window)).getState()).toEqual({
    'docs/Guides': false,
    'docs/Integrations': true,
  });
});

test('follows another browser tab (sidebar-categories)', () => {
  const storage = createStorage(window);
  const categories = createOpenCategories(storage);

  storage.set(CATEGORIES_KEY, '{"docs/Guides":false}');

  expect(categories.getState()).toEqual({ 'docs/Guides': false });
});

test.each([undefined, '', 'null', '7', '[', '{"a":"yes"}'])(
  'takes the stored value %j for nothing (storage-failures)',
  (text) => {
    expect(parseCategories(text)).toEqual({});
  },
);
