// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { createAnnouncement } from './announcement.ts';
import { createStorage } from './storage.ts';

const ID = 'docusaurus.announcement.id';
const DISMISS = 'docusaurus.announcement.dismiss';

beforeEach(() => {
  localStorage.clear();
});

test('shows a new announcement and notes its id', () => {
  localStorage.setItem(ID, 'old');
  localStorage.setItem(DISMISS, 'true');

  const announcement = createAnnouncement(createStorage(window), 'news');

  expect(announcement.getState()).toEqual({ isDismissed: false });
  expect([localStorage.getItem(ID), localStorage.getItem(DISMISS)]).toEqual(['news', 'false']);
});

test('keeps a dismissed announcement closed', () => {
  createAnnouncement(createStorage(window), 'news').dismiss();

  const announcement = createAnnouncement(createStorage(window), 'news');

  expect(announcement.getState()).toEqual({ isDismissed: true });
  expect(localStorage.getItem(DISMISS)).toBe('true');
});

test('takes the misspelt default id for the right one', () => {
  localStorage.setItem(ID, 'annoucement-bar');
  localStorage.setItem(DISMISS, 'true');

  const announcement = createAnnouncement(createStorage(window), 'announcement-bar');

  expect(announcement.getState().isDismissed).toBe(true);
});

test('closes when another tab closes it', () => {
  const announcement = createAnnouncement(createStorage(window), 'news');
  const listener = vi.fn();
  announcement.subscribe(listener);

  createStorage(window).set(DISMISS, 'true');

  expect(announcement.getState().isDismissed).toBe(true);
  expect(listener).toHaveBeenCalledOnce();
});

test('ignores what other tabs do with another announcement', () => {
  const announcement = createAnnouncement(createStorage(window), 'news');

  createAnnouncement(createStorage(window), 'newer').dismiss();

  expect(announcement.getState().isDismissed).toBe(false);
});

test('closes for the page when nothing can be stored', () => {
  const storage = { get: () => undefined, set: vi.fn(), remove: vi.fn(), subscribe: () => vi.fn() };
  const announcement = createAnnouncement(storage, 'news');

  announcement.dismiss();

  expect(announcement.getState().isDismissed).toBe(true);
});
