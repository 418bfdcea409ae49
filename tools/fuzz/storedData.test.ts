import assert from 'node:assert/strict';
import fc from 'fast-check';
import { Window } from 'happy-dom';
import { test, vi } from 'vitest';
import { testSite } from '#pipeline/markdown/testing.ts';
import { parseCategories } from '#runtime/restoreCategories.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { isSameAnnouncement } from '#runtime/announcementSlots.ts';
import { createBackGuard } from '#runtime/navigation/backGuard.ts';
import { readEntry } from '#runtime/navigation/historyEntry.ts';
import { createPreferredVersion } from '#runtime/preferredVersion.ts';
import type { BrowserStorage } from '#runtime/storage.ts';
import { createHostsCache } from '#search/client/hostsCache.ts';
import { readHostedResponse } from '#search/client/hostedClient.ts';
import { createResultMemory } from '#search/page/resultMemory.ts';
import { hitText, hitUrl, markedParts } from '#search/results/hit.ts';
import { createStoredSearches } from '#search/stored/createStoredSearches.ts';
import { enhanceTabs } from '#features/tabs/enhance.ts';
import { assertPrepared, openDocument, quietWindow } from './document.ts';
import { everyInput } from './everyInput.ts';
import { hostileSlot, hostileText, hostileValue } from './hostile.ts';

const HIT_FIELDS = [
  ...['objectID', 'type', 'url', 'content', 'hierarchy', 'parent', '_snippetResult', 'value'],
  ...['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl6', 'results', 'hits', 'nbHits', 'page', '/docs/intro'],
];

/** A storage in which every slot holds the same text. */
function storageWith(text: string): BrowserStorage {
  return {
    get: () => text,
    set: () => undefined,
    remove: () => undefined,
    subscribe: () => () => undefined,
  };
}

const hitValue = hostileValue(HIT_FIELDS);

const nothing = fc.constant({});
const wrongField = fc
  .tuple(fc.constantFrom(...HIT_FIELDS), hitValue)
  .map((field) => Object.fromEntries([field]));

/** A hit with every field right, save a few. */
const almostHit = fc
  .tuple(
    fc.constantFrom('lvl1', 'lvl2', 'content'),
    fc.oneof(hostileText, fc.constant('/docs/intro')),
    fc.tuple(hostileText, hostileText, hostileText),
    fc.oneof(nothing, nothing, wrongField),
  )
  .map(([type, url, [content, title, snippet], wrong]): object => ({
    objectID: '1',
    type,
    url,
    content,
    hierarchy: { lvl0: 'Guides', lvl1: title, lvl2: 'b' },
    _snippetResult: { content: { value: snippet } },
    ...wrong,
  }));

const hostileHits = fc.oneof(
  fc.tuple(almostHit, hitValue).map((hits) => JSON.stringify(hits)),
  hostileSlot(HIT_FIELDS),
);

/** That a hit is shown as text and leads to this site. */
function assertShowable(hit: Parameters<typeof hitText>[0]): void {
  const { title, path } = hitText(hit);
  for (const { text } of [...title, ...path]) assert.equal(typeof text, 'string');
  const { url, isExternal } = hitUrl(hit.url, { baseUrl: '/sub/', search: {} });
  assert.equal(new URL(url, 'https://docs.example').origin, 'https://docs.example');
  assert(url.startsWith('/sub/') && !isExternal);
}

test('shows of stored searches only what is whole, and leads nowhere else', () => {
  everyInput(hostileHits, (text) => {
    const storage = { ...storageWith(text), set: () => undefined };
    const isAvailable = { ...storage, get: (key: string) => (key === '__TEST_KEY__' ? key : text) };
    const stored = createStoredSearches(isAvailable, { ...testSite, search: {} }, 'nodejs');

    const hits = [...stored.recents.getAll(), ...stored.favorites.getAll()];
    hits.forEach(assertShowable);
    for (const { objectID } of hits) stored.favor(objectID);
  });
});

test('takes from a search service only what is whole', () => {
  everyInput(
    fc.oneof(
      fc.tuple(almostHit, hitValue).map(([hit, nbHits]): object => ({ hits: [hit], nbHits })),
      hitValue,
    ),
    (found) => {
      const response = { results: [found] };
      const result = found as { hits?: unknown } | null;
      if (!Array.isArray(result?.hits)) {
        assert.throws(() => readHostedResponse(response), /sent no results/);
        return;
      }
      readHostedResponse(response).hits.forEach(assertShowable);
    },
  );
});

test('loses no letter of a highlight, and takes nothing for markup', () => {
  everyInput(hostileText, (text) => {
    const parts = markedParts(text);
    const plain = text.replace(/<\/?mark>/g, '');
    // Only entities change a text.
    if (!plain.includes('&')) assert.equal(parts.map((part) => part.text).join(''), plain);
    assert(!parts.some((part) => part.text.includes('native code') || part.text === ''));
  });
});

test('reads choices of any kind as a choice or none', () => {
  const versions = testSite.versions.map(({ name }) => name);
  everyInput(hostileSlot(['docs/Guides', 'true', 'stable']), (text) => {
    const storage = storageWith(text);
    const version = createPreferredVersion(storage, versions).getState();
    assert(version === undefined || versions.includes(version));
    for (const isOpen of Object.values(parseCategories(text)))
      assert.equal(typeof isOpen, 'boolean');
    assert.equal(isSameAnnouncement('sale', text), false);
  });
});

test('avoids hosts of the service only for a reason that it knows', async () => {
  const inputs: string[] = [];
  everyInput(hostileSlot(['status', 'lastUpdate', 'down']), (text) => void inputs.push(text));

  for (const text of inputs) {
    const cache = createHostsCache(storageWith(text), 'hosts');
    const host = { protocol: 'https', url: 'host.example' };
    assert.equal(await cache.get(host as never, () => Promise.resolve('up' as never)), 'up');
  }
});

test('reads any state of a history entry', () => {
  const fields = ['scroll', 'place', 'id', 'top', 'index', 'fullLoad', 'results', 'owner', 'found'];
  everyInput(hostileValue(fields), (state) => {
    const history = { state, replaceState: () => undefined } as unknown as History;
    const { index, scroll, place } = readEntry(state);
    for (const value of [index, scroll, place?.top]) assert.equal(typeof (value ?? 0), 'number');
    vi.stubGlobal('history', history);
    createBackGuard().absorb(index);
    const location = { pathname: '/search' } as Location;
    const memory = createResultMemory({ history, location }, 'owner');
    assert.equal(memory.read({ query: 'a', version: 'stable' }), undefined);
  });
  vi.unstubAllGlobals();
});

test('shows one panel of tabs, whatever another tab of the browser has stored', () => {
  const window = new Window({ url: 'https://docs.example' }) as unknown as BrowserWindow;
  const { document } = window;
  const tab = (value: string) => `<button data-value="${value}">${value}</button>`;
  const panel = (value: string) => `<div class="tab-panel" data-value="${value}">${value}</div>`;
  const list = `<div class="tab-list">${tab('npm')}${tab('yarn')}</div>`;
  document.body.innerHTML = `<div class="tabs" data-group="js-package-manager">${list}${panel('npm')}${panel('yarn')}</div>`;
  let store = (_text: string): void => undefined;
  const storage: BrowserStorage = {
    ...storageWith('"><script>'),
    subscribe(_key, listener) {
      store = listener;
      return () => undefined;
    },
  };
  enhanceTabs(document, { window, storage });

  everyInput(hostileText, (text) => {
    store(text);
    assert.equal(document.querySelectorAll('.tab-panel:not([hidden])').length, 1);
  });
});

test('prepares the document with anything in storage, and sends nobody away', () => {
  const { window, documentElement } = quietWindow();
  const slots = [
    'theme',
    'previousLanguagePrefix',
    'docusaurus.tab.js-flavor',
    'docusaurus.tab."><x',
  ];

  everyInput(hostileText, (text) => {
    openDocument(window, {
      location: { pathname: '/', search: '' },
      localStorage: { getItem: () => text, key: (at) => slots[at] ?? null, length: slots.length },
    });

    assertPrepared(documentElement);
  });
});
