import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PublicSite } from '#model/page.ts';
import { loadedPage, recordListeners } from './navigation/testing.ts';
import { createShiftShortcut } from './shiftShortcut.ts';

const navigate = vi.fn<(to: string) => void>();
let next: string;

beforeEach(() => {
  next = '/docs/next/library';
  createShiftShortcut({ getState, navigate });
});

afterEach(recordListeners());

function getState() {
  const page = loadedPage('/docs/library');
  const versions = { ...page.state.meta.versions, current: { path: next, match: 'same' as const } };
  return {
    page: {
      ...page,
      frame: { ...page.frame, site: { baseUrl: '/sub/' } as PublicSite },
      state: { ...page.state, meta: { ...page.state.meta, versions } },
    },
    location: { path: '/docs/library', search: '?q=x', hash: '#introduction' },
  };
}

function press(key: string, times = 1, init: KeyboardEventInit = {}): void {
  for (let time = 0; time < times; time++) {
    document.dispatchEvent(new KeyboardEvent('keydown', { key, ...init }));
  }
}

test('opens the same page in next after five presses, with the hash (shift-shortcut)', () => {
  press('Shift', 4);
  expect(navigate).not.toHaveBeenCalled();
  press('Shift');

  expect(navigate).toHaveBeenCalledExactlyOnceWith('/sub/docs/next/library#introduction');
});

test('starts over after another key and after each success (shift-shortcut)', () => {
  press('Shift', 4);
  press('a');
  press('Shift', 4);
  expect(navigate).not.toHaveBeenCalled();

  press('Shift', 5);

  expect(navigate).toHaveBeenCalledOnce();
});

test('counts a key that is held down once (shift-shortcut)', () => {
  press('Shift');
  press('Shift', 20, { repeat: true });

  expect(navigate).not.toHaveBeenCalled();
});

test('stays where it is on a page of next (shift-shortcut)', () => {
  next = '/docs/library';

  press('Shift', 5);

  expect(navigate).not.toHaveBeenCalled();
});
