import { beforeEach, expect, test, vi } from 'vitest';
import { createStorage, type BrowserStorage } from '#runtime/storage.ts';
import { driveAnnouncement } from './announcement.ts';
import type { App } from './app.ts';

const ID = 'docusaurus.announcement.id';
const DISMISS = 'docusaurus.announcement.dismiss';

beforeEach(() => {
  window.localStorage.clear();
});

/** Opens a page with an announcement. */
function show(id: string, storage: BrowserStorage = createStorage(window)): void {
  document.body.innerHTML =
    '<div aria-label="Announcement"><button data-close-announcement></button></div>';
  const page = { frame: { site: { announcementBar: { id } } } };
  // Only what it reads.
  driveAnnouncement({ window, storage, router: { getState: () => ({ page }) } } as unknown as App);
}

const isShown = () => document.querySelector('[aria-label=Announcement]') !== null;

function store(id: string, dismiss: string): void {
  window.localStorage.setItem(ID, id);
  window.localStorage.setItem(DISMISS, dismiss);
}

test('shows a new announcement and notes its id (announcement-dismissal)', () => {
  store('old', 'true');

  show('news-1');

  expect(isShown()).toBe(true);
  expect(window.localStorage.getItem(ID)).toBe('news-1');
  expect(window.localStorage.getItem(DISMISS)).toBe('false');
});

test.each([
  ['news-2', 'news-2'],
  // The misspelled default id is the right one.
  ['announcement-bar', 'annoucement-bar'],
])('keeps %s closed (announcement-dismissal)', (id, storedId) => {
  store(storedId, 'true');

  show(id);

  expect(isShown()).toBe(false);
});

test('follows the dismissal in another browser tab, and nothing else (announcement-dismissal)', () => {
  show('news-3');
  const send = (newValue: string | null): void => {
    const change = { key: DISMISS, newValue, storageArea: window.localStorage };
    window.dispatchEvent(new StorageEvent('storage', change));
  };

  for (const value of ['false', 'maybe', null]) send(value);
  window.localStorage.setItem(ID, 'newer');
  send('true');
  expect(isShown()).toBe(true);
  window.localStorage.setItem(ID, 'news-3');
  send('true');

  expect(isShown()).toBe(false);
});

test.each([
  ['news-4', 'maybe'],
  ['{"id":', 'true'],
])('shows the announcement when %s and %s are stored (storage-failures)', (id, dismiss) => {
  store(id, dismiss);

  show('news-4');

  expect(isShown()).toBe(true);
});

test('closes for the page when nothing can be stored (announcement-dismissal)', () => {
  const nothing = { get: () => undefined, remove: vi.fn(), subscribe: () => vi.fn() };
  show('news-5', { ...nothing, set: vi.fn() });

  document.querySelector('button')?.click();

  expect(isShown()).toBe(false);
});
