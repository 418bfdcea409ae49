import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageLoadError } from './fetchJson.ts';
import { loadWhenOnline } from './loadWhenOnline.ts';

beforeEach(() => {
  document.body.innerHTML = '<div id="load-status"></div>';
});

afterEach(() => {
  vi.useRealTimers();
});

const setOnline = (isOnline: boolean) =>
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline);
const notice = () => document.querySelector('[role=status]')?.textContent;

test('waits for the connection, says so, and loads again (navigation-load-failure)', async () => {
  setOnline(false);
  const load = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue('page');

  const loading = loadWhenOnline(load);
  await vi.waitFor(() => expect(notice()).toContain('You are offline.'));
  expect(load).toHaveBeenCalledTimes(1);
  setOnline(true);
  window.dispatchEvent(new Event('online'));

  expect(await loading).toBe('page');
  expect(notice()).toBeUndefined();
});

test.each([
  ['tries again while the reported connection carries no requests yet', 4, true],
  ['gives up on a connection that leads nowhere', 5, false],
])('%s (navigation-load-failure)', async (_, failures, isLoaded) => {
  vi.useFakeTimers();
  setOnline(false);
  let attempts = 0;
  const load = () => {
    attempts += 1;
    return attempts > failures ? Promise.resolve('page') : Promise.reject(new Error('gone'));
  };

  const loading = loadWhenOnline(load).catch(() => 'failed');
  await vi.waitFor(() => expect(notice()).toContain('You are offline.'));
  setOnline(true);
  window.dispatchEvent(new Event('online'));
  await vi.runAllTimersAsync();

  expect(await loading).toBe(isLoaded ? 'page' : 'failed');
});

test.each([
  ['passes on the response of a copy on the device (offline-copies)', {}, 'failed'],
  ['waits where the response was prefetched (navigation-load-failure)', null, 'waits'],
])('%s', async (_, controller, expected) => {
  setOnline(false);
  Object.defineProperty(window.navigator, 'serviceWorker', {
    value: { controller },
    configurable: true,
  });
  const ownDocument = new PageLoadError('newBuild', 'a document of its own');

  const outcome = new Promise((resolve) => {
    const load = () => Promise.reject(ownDocument);
    loadWhenOnline(load, () => resolve('waits')).catch(() => resolve('failed'));
  });

  expect(await outcome).toBe(expected);
});

test('leaves every other failure to those who asked (navigation-load-failure)', async () => {
  setOnline(true);

  const loading = loadWhenOnline(() => Promise.reject(new Error('gone')));

  await expect(loading).rejects.toThrow('gone');
  expect(notice()).toBeUndefined();
});
