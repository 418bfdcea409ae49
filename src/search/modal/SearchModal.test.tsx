import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchResponse } from '#model/search.ts';
import type { SearchConfig } from '#model/site.ts';
import { createStorage } from '#runtime/storage.ts';
import { makeHit, makeResponse, testSite } from '#search/testing.ts';
import { createSession, type SessionOptions } from './createSession.ts';
import { SearchModal } from './SearchModal.tsx';

let unmount: () => void = () => undefined;

beforeEach(() => {
  // React asks for this sign that a test renders.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(() => {
  unmount();
  window.localStorage.clear();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Opens the dialog on a Python page with given responses, and searches for a query. */
async function openModal(
  responses: Readonly<Record<string, SearchResponse>>,
  query: string,
  search: SearchConfig = {},
) {
  const site = { ...testSite, baseUrl: '/sub/', search };
  const meta = { path: '/python/docs/intro', edition: 'python', version: 'stable' };
  const ask = (asked: string) => responses[asked] ?? makeResponse([]);
  const onClose = vi.fn();
  const navigate = vi.fn();
  const start = [{ title: 'Installation', path: '/python/docs/intro' }];
  const page = { frame: { site, start }, state: { meta } };
  const session = createSession({
    window,
    client: { search: (request) => Promise.resolve(ask(request.query)), warmUp: vi.fn() },
    storage: createStorage(window),
    query: '',
    // Only what the dialog reads.
    router: { getState: () => ({ page }), navigate } as unknown as SessionOptions['router'],
    onClose,
    onExpect: vi.fn(),
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  unmount = () => act(() => root.unmount());
  await settle(() => root.render(<SearchModal session={session} />));
  const type = (text: string) =>
    act(async () => {
      const input = one('#docsearch-input');
      // React hears of a change only if it was not made through the property that it watches.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await vi.waitFor(() => expect(session.search.getState().loading).toBeUndefined());
    });
  await type(query);
  return { type, onClose, navigate };
}

/** Waits for what follows in the next moment, too. */
function settle(action: () => void): Promise<void> {
  return act(async () => {
    action();
    await Promise.resolve();
  });
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const texts = (selector: string) => all(selector).map(({ textContent }) => textContent);
const one = (selector: string) => all(selector)[0] ?? document.createElement('i');

test('is a labeled dialog with a combobox that owns the list (search-dialog, search-input)', async () => {
  await openModal({ click: makeResponse([makeHit('a')]) }, 'click');

  expect(one('dialog').getAttribute('aria-modal')).toBe('true');
  expect(one('dialog').getAttribute('aria-label')).toBe('Search');
  const input = one('#docsearch-input');
  const names = ['type', 'role', 'maxlength', 'autocomplete', 'placeholder', 'aria-autocomplete'];
  expect(names.map((name) => input.getAttribute(name))).toEqual(
    ['search', 'combobox', '64', 'off', 'Search docs', 'both'], // behavior search-input
  );
  expect(input.getAttribute('aria-controls')).toBe(one('[role=listbox]').id);
  expect(input.getAttribute('aria-activedescendant')).toBe(one('[aria-selected=true]').id);
  expect(input.getAttribute('enterkeyhint')).toBe('go');
});

test('names groups by their sections, and options by place (search-results, search-options)', async () => {
  const hits = [
    ...Array.from({ length: 8 }, (_, at) => makeHit(`g${at}`)),
    ...Array.from({ length: 3 }, (_, at) => makeHit(`a${at}`, { lvl0: 'API' })),
  ];
  await openModal({ click: makeResponse(hits) }, 'click');

  const groups = all('[role=listbox] > [role=group]');
  const headings = groups.map(
    (group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
  );
  expect(headings).toEqual(['Guides', 'API']);
  expect(groups.map((group) => group.querySelectorAll('[role=option]').length)).toEqual([5, 3]);
  expect(one('[role=option]:last-child').id).toBe('docsearch-hits0-item-4');
});

test.each([
  [123, 'See all 123 results', '123 results'],
  [1, 'See all 1 result', '1 result'],
])('leads to all %i results (search-see-all)', async (nbHits, link, status) => {
  const { onClose } = await openModal({ 'a b': makeResponse([makeHit('a')], { nbHits }) }, 'a b');

  expect(texts('.DocSearch-HitsFooter a')).toEqual([link]);
  expect(one('.DocSearch-HitsFooter a').getAttribute('href')).toBe('/sub/python/search?q=a%20b');
  expect(texts('[role=status]')).toEqual([status]);
  act(() => one('.DocSearch-HitsFooter a').click());
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('has no link to a search page if there is none (search-see-all)', async () => {
  await openModal({ a: makeResponse([makeHit('a')]) }, 'a', { searchPagePath: false });

  expect(texts('[role=option]')).toHaveLength(1);
  expect(all('.DocSearch-HitsFooter')).toEqual([]);
});

test('offers where to start before anything is typed (search-start-screen)', async () => {
  const { onClose } = await openModal({}, '');

  const link = one('.DocSearch-Start a');
  expect(link.textContent).toBe('Installation');
  expect(link.getAttribute('href')).toBe('/sub/python/docs/intro');
  await settle(() => link.click());
  expect(onClose).toHaveBeenCalledOnce();
});

test('offers similar words and other places where nothing is found (search-no-results)', async () => {
  const issuesUrl = 'https://tracker.example/?q={query}';
  const nothing = makeResponse([], { similar: ['screenshot'] });
  await openModal({ scrnsht: nothing }, 'scrnsht', { issuesUrl });

  expect(texts('.DocSearch-Prefill')).toEqual(['screenshot']);
  expect(
    all('.DocSearch-OtherWays a').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Search in Node.js', '/sub/search?q=scrnsht'],
    ['Search GitHub issues', 'https://tracker.example/?q=scrnsht'],
  ]);
});

test('suggests sections where nothing is found (search-no-results)', async () => {
  const hits = [makeHit('g'), makeHit('a', { lvl0: 'API' })];
  const { type } = await openModal({ click: makeResponse(hits) }, 'click');

  await type('zzz');
  expect(texts('.DocSearch-Title')).toEqual(['No results for "zzz"']);
  expect(texts('[role=status]')).toEqual(['No results for "zzz"']);
  expect(texts('.DocSearch-Prefill')).toEqual(['Guides', 'API']);
  await settle(() => one('.DocSearch-Prefill').click());

  expect(one('#docsearch-input')).toMatchObject({ value: 'guides ' });
  expect(document.activeElement?.id).toBe('docsearch-input');
});

test('asks for a word where a result is missing, if configured (search-no-results)', async () => {
  const missingResultsUrl = 'https://stage.example/?q={query}';
  await openModal({}, 'a&b', { missingResultsUrl });

  const link = one('.DocSearch-Help a');
  expect(link.textContent).toBe('Let us know.');
  expect(link.getAttribute('href')).toBe('https://stage.example/?q=a%26b');
  expect(link.getAttribute('target')).toBe('_blank');
});

test('says what another edition has', async () => {
  const elsewhere = [
    { edition: 'nodejs', title: 'page.pause', path: '/docs/api/class-page' },
  ] as const;
  await openModal({ pause: makeResponse([], { elsewhere: [...elsewhere] }) }, 'pause');

  expect(texts('.DocSearch-Elsewhere li')).toEqual(['Not in Python, but in Node.js: page.pause']);
  expect(one('.DocSearch-Elsewhere a').getAttribute('href')).toBe('/sub/docs/api/class-page');
});

test('says where it searches, by which keys, and who responded (search-footer)', async () => {
  const responses = {
    local: makeResponse([makeHit('a')]),
    hosted: makeResponse([makeHit('a')], { source: 'hosted' }),
    fallback: makeResponse([makeHit('a')], { source: 'fallback' }),
  };
  const { type } = await openModal(responses, 'local');

  expect(all('[role=img]').map((key) => key.getAttribute('aria-label'))).toEqual([
    'Enter key',
    'Arrow down',
    'Arrow up',
    'Escape key',
  ]);
  expect(texts('.DocSearch-Scope')).toEqual(['Searching Python · Stable 1.9']);
  expect(all('.DocSearch-Logo, .DocSearch-Notice')).toEqual([]);
  await type('hosted');
  expect(texts('.DocSearch-Logo')).toEqual(['Search by Algolia']);
  await type('fallback');

  expect(texts('.DocSearch-Notice')).toEqual([
    'The search service did not respond. Showing results from the built-in index.',
  ]);
  expect(all('.DocSearch-Logo')).toEqual([]);
});

test('shows no earlier searches where personalization is off (search-start-screen)', async () => {
  const { type } = await openModal({}, '', { disableUserPersonalization: true });
  expect(texts('.DocSearch-Dropdown')).toEqual(['Installation']);

  await type('');

  expect(window.localStorage).toHaveLength(0);
});

test('follows an option in the app, and remembers it (search-selection, stored-search-saving)', async () => {
  const { onClose, navigate } = await openModal({ a: makeResponse([makeHit('a')]) }, 'a');

  act(() => one('[role=option]').click());

  expect(navigate).toHaveBeenCalledWith('/sub/docs/a');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(window.localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__playwright-python')).toContain(
    '"url":"/sub/docs/a"',
  );
});
