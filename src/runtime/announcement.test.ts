import { beforeEach, expect, test, vi } from 'vitest';
import { createAnnouncement } from './announcement.ts';
import { createStorage } from './storage.ts';

const ID = 'docusaurus.announcement.id';
const DISMISS = 'docusaurus.announcement.dismiss';

beforeEach(() => {
  window.localStorage.clear();
});

test('shows a new announcement and notes its id (announcement-dismissal)', () => {
  window.localStorage.setItem(ID, 'old');
  window.localStorage.setItem(DISMISS, 'true');

  const announcement = createAnnouncement(createStorage(window), 'news');

  expect(announcement.getState()).toEqual({ isDismissed: false });
  expect([window.localStorage.getItem(ID), window.localStorage.getItem(DISMISS)]).toEqual([
    'news',
    'false',
  ]);
});

test('keeps a dismissed announcement closed (announcement-dismissal)', () => {
  createAnnouncement(createStorage(window), 'news').dismiss();

  const announcement = createAnnouncement(createStorage(window), 'news');

  expect(announcement.getState()).toEqual({ isDismissed: true });
  expect(window.localStorage.getItem(DISMISS)).toBe('true');
});

test('takes the misspelled default id for the right one (announcement-dismissal)', () => {
  window.localStorage.setItem(ID, 'annoucement-bar');
  window.localStorage.setItem(DISMISS, 'true');

  const announcement = createAnnouncement(createStorage(window), 'announcement-bar');

  expect(announcement.getState().isDismissed).toBe(true);
});

test('closes when another tab closes it (announcement-dismissal)', () => {
  const announcement = createAnnouncement(createStorage(window), 'news');
  const listener = vi.fn();
  announcement.subscribe(listener);

  createStorage(window).set(DISMISS, 'true');

  expect(announcement.getState().isDismissed).toBe(true);
  expect(listener).toHaveBeenCalledOnce();
});

test('follows the dismissal in another browser tab, and nothing else (announcement-dismissal)', () => {
  const announcement = createAnnouncement(createStorage(window), 'news');
  const send = (newValue: string | null): void => {
    const change = { key: DISMISS, newValue, storageArea: window.localStorage };
    window.dispatchEvent(new StorageEvent('storage', change));
  };

  for (const value of ['false', 'maybe', null]) send(value);
  expect(announcement.getState().isDismissed).toBe(false);
  send('true');

  expect(announcement.getState().isDismissed).toBe(true);
});

test.each([
  ['news', 'maybe'],
  ['{"id":', 'true'],
])('shows the announcement when %s and %s are stored (storage-failures)', (id, dismiss) => {
  window.localStorage.setItem(ID, id);
  window.localStorage.setItem(DISMISS, dismiss);

  const announcement = createAnnouncement(createStorage(window), 'news');

  expect(announcement.getState().isDismissed).toBe(false);
});

test('ignores what other tabs do with another announcement (announcement-dismissal)', () => {
  const announcement = createAnnouncement(createStorage(window), 'news');

  createAnnouncement(createStorage(window), 'newer').dismiss();

  expect(announcement.getState().isDismissed).toBe(false);
});

test('closes for the page when nothing can be stored (announcement-dismissal)', () => {
  const storage = { get: () => undefined, set: vi.fn(), remove: vi.fn(), subscribe: () => vi.fn() };
  const announcement = createAnnouncement(storage, 'news');

  announcement.dismiss();

  expect(announcement.getState().isDismissed).toBe(true);
});
