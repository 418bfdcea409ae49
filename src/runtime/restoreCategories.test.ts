import { afterEach, expect, test, vi } from 'vitest';
import { CATEGORIES_KEY } from '#model/storageKeys.ts';
import { restoreCategories } from './restoreCategories.ts';

afterEach(() => {
  window.localStorage.clear();
  document.body.replaceChildren();
});

/** Adds elements one by one, as a parser does. */
function parseCategory(category: string, isOpen: boolean) {
  const button = document.createElement('button');
  button.dataset['category'] = category;
  button.setAttribute('aria-expanded', String(isOpen));
  const list = document.createElement('div');
  list.dataset['category'] = category;
  list.dataset['collapsed'] = String(!isOpen);
  document.body.append(button);
  document.body.append(list);
  return () => ({
    expanded: button.getAttribute('aria-expanded'),
    collapsed: list.dataset['collapsed'],
  });
}

test('restores what the reader opened and closed, as the page is parsed (sidebar-categories)', async () => {
  window.localStorage.setItem(CATEGORIES_KEY, '{"docs/Guides":false,"docs/Integrations":true}');
  restoreCategories(window, document.documentElement);

  const guides = parseCategory('docs/Guides', true);
  const integrations = parseCategory('docs/Integrations', false);
  const other = parseCategory('docs/Other', false);

  await vi.waitFor(() => expect(guides()).toEqual({ expanded: 'false', collapsed: 'true' }));
  expect(integrations()).toEqual({ expanded: 'true', collapsed: 'false' });
  expect(other()).toEqual({ expanded: 'false', collapsed: 'true' });
});
