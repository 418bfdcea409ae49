import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLateFrame } from './lateFrame.ts';

const clicked = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  document.body.innerHTML = '<div id="load-status"></div><button id="menu" data-replay="click">';
  document.getElementById('menu')?.addEventListener('click', clicked);
});

afterEach(() => {
  vi.restoreAllMocks();
  clicked.mockReset();
});

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

test('hydrates once, and then sends the clicks that were held', async () => {
  let finish = (): void => undefined;
  const hydrate = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const frame = createLateFrame({ window, hydrate });
  expect(hydrate).not.toHaveBeenCalled();

  const waking = frame.wake();
  void frame.wake();
  click('#menu');
  expect(clicked).not.toHaveBeenCalled();
  finish();
  await waking;

  expect(hydrate).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce());
});

test('lets go when the code is missing, and works after a retry (load-retry)', async () => {
  const hydrate = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue();
  const frame = createLateFrame({ window, hydrate });
  const waking = frame.wake();
  click('#menu');

  await expect(waking).rejects.toThrow('gone');
  expect(clicked).toHaveBeenCalledOnce();
  click('#load-status button');

  await vi.waitFor(() => expect(frame.wake()).resolves.toBeUndefined());
  expect(hydrate).toHaveBeenCalledTimes(2);
});

test('waits for the connection, like a page that is opened', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const hydrate = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockResolvedValue();
  const waking = createLateFrame({ window, hydrate }).wake();
  const status = () => document.getElementById('load-status')?.textContent;
  await vi.waitFor(() => expect(status()).toContain('You are offline.'));

  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await waking;

  expect(hydrate).toHaveBeenCalledTimes(2);
  expect(status()).toBe('');
});
