import { beforeEach, expect, test, vi } from 'vitest';
import { BANNER_ID } from './baseUrlBanner.ts';
import { prepareDocument } from './beforePaint.ts';
import type { BrowserWindow } from './browserWindow.ts';

const root = document.documentElement;
let system: 'light' | 'dark';

beforeEach(() => {
  system = 'light';
  window.localStorage.clear();
  history.replaceState(null, '', '/docs/intro');
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === `(prefers-color-scheme: ${system})`,
  }));
});

function theme() {
  prepareDocument(window);
  return [root.dataset.theme, root.dataset.themeChoice];
}

test.each([
  [null, '', 'dark', ['dark', 'system']],
  [null, '', 'light', ['light', 'system']],
  ['dark', '', 'light', ['dark', 'dark']],
  ['purple', '', 'light', ['light', 'system']],
  ['system', '', 'dark', ['dark', 'system']],
  ['dark', '?docusaurus-theme=light', 'dark', ['light', 'light']],
  ['dark', '?docusaurus-theme=purple', 'light', ['dark', 'dark']],
] as const)(
  'shows for stored %s, query "%s" and a %s system %o (color-mode-first-paint)',
  (stored, query, os, expected) => {
    if (stored) window.localStorage.setItem('theme', stored);
    history.replaceState(null, '', `/docs/intro${query}`);
    system = os;

    expect(theme()).toEqual(expected);
    expect(window.localStorage.getItem('theme')).toBe(stored);
  },
);

test('uses the default mode where the system is not respected (color-mode-first-paint)', () => {
  root.dataset.respectSystem = 'false';
  root.dataset.defaultMode = 'dark';

  expect(theme()).toEqual(['dark', 'dark']);
});

test('shows a theme even when storage is locked (storage-failures)', () => {
  const locked = Object.create(window, {
    localStorage: {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    },
  }) as BrowserWindow;
  system = 'dark';

  prepareDocument(locked);

  expect(root.dataset.theme).toBe('dark');
});

test('copies data from the query, but over nothing that is there (color-mode-first-paint)', () => {
  root.dataset.baseUrl = '/';
  history.replaceState(
    null,
    '',
    '/docs/intro?docusaurus-data-mode=embed&docusaurus-data-base-url=x&docusaurus-data-%20=y',
  );

  prepareDocument(window);

  expect(root.dataset.mode).toBe('embed');
  expect(root.dataset.baseUrl).toBe('/');
  expect(root.getAttribute('data-theme')).toBe('light');
});

test('explains the base URL where the build has left a banner (base-url-banner)', () => {
  document.body.innerHTML = `<template id="${BANNER_ID}-template"><p>Wrong place</p></template>`;

  prepareDocument(window);
  document.dispatchEvent(new Event('DOMContentLoaded'));

  expect(document.body.firstElementChild?.textContent).toBe('Wrong place');
});

test('mirrors remembered tabs', () => {
  window.localStorage.setItem('docusaurus.tab.js-flavor', 'js');
  window.localStorage.setItem('docusaurus.tab.bad name', 'x');
  window.localStorage.setItem('theme', 'dark');

  prepareDocument(window);

  const names = root.getAttributeNames().filter((name) => name.startsWith('data-tab-'));
  expect(names).toEqual(['data-tab-js-flavor']);
  expect(root.getAttribute('data-tab-js-flavor')).toBe('js');
});

test.each([
  ['news', 'true', 'news', 'true'],
  ['news', 'false', 'news', 'false'],
  ['old', 'true', 'news', 'false'],
  ['annoucement-bar', 'true', 'announcement-bar', 'true'],
  ['news', 'true', undefined, undefined],
])(
  'knows of the dismissal of %s (%s) for %s: %s (announcement-dismissal)',
  (stored, dismiss, id, expected) => {
    window.localStorage.setItem('docusaurus.announcement.id', stored);
    window.localStorage.setItem('docusaurus.announcement.dismiss', dismiss);
    if (id) root.dataset.announcementId = id;

    prepareDocument(window);

    expect(root.dataset.announcementBarInitiallyDismissed).toBe(expected);
  },
);

test.each([
  ['/', '/', '/python/', '/python/'],
  ['/sub/', '/sub/', '/python/', '/sub/python/'],
  ['/', '/docs/intro', '/python/', undefined],
  ['/', '/', '/', undefined],
  ['/', '/', '//evil.test/', undefined],
  ['/', '/', '', undefined],
  ['/sub/', '/', '/python/', undefined],
])(
  'opens for base %s, path %s and stored %s: %s (edition-remembered)',
  (baseUrl, path, stored, expected) => {
    const replace = vi.spyOn(location, 'replace').mockReturnValue(undefined);
    root.dataset.baseUrl = baseUrl;
    root.dataset.editionPrefixes = '/ /python/ /java/';
    history.replaceState(null, '', `${path}?docusaurus-data-edition-prefixes=//evil.test/`);
    window.localStorage.setItem('previousLanguagePrefix', stored);

    prepareDocument(window);

    expect(replace.mock.calls[0]?.[0]).toBe(expected);
  },
);

test('shows what needs no scripts when those do not come (first-load-failure)', () => {
  prepareDocument(window);
  const fail = (tag: string, src: string): void => {
    const element = Object.assign(document.createElement(tag), { type: 'text/plain', src });
    document.body.appendChild(element).dispatchEvent(new Event('error'));
  };

  fail('img', '/seats.png');
  fail('script', 'https://elsewhere.example/entry.js');
  expect(root.classList.contains('js')).toBe(true);
  fail('script', '/assets/entry.js');

  expect(root.classList.contains('js')).toBe(false);
});
