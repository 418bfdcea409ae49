import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SHORTCUTS_KEY } from '#model/storageKeys.ts';
import { createStorage } from '#runtime/storage.ts';
import type { App } from '#shell/app.ts';
import { driveSearch } from './searchOpener.ts';

const dialog = vi.hoisted(() => ({
  create: vi.fn(),
  open: vi.fn(),
  close: vi.fn(),
  warmUp: vi.fn(),
  isOpen: vi.fn(() => false),
}));
vi.mock('#search/modal/createSearchDialog.tsx', () => ({ createSearchDialog: dialog.create }));

/** What the document listens to because of a test. */
const listeners: Parameters<Document['addEventListener']>[] = [];
let button: HTMLButtonElement;

beforeEach(() => {
  dialog.create.mockImplementation(() => dialog);
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response()));
  document.body.innerHTML =
    '<form action="/python/search"><button class="DocSearch-Button"><i></i></button></form><input><select></select><hr><b data-keyboard-help></b>';
  button = document.querySelector('button') ?? document.createElement('button');
  // Only what the opener reads.
  const meta = { edition: 'python', version: 'stable' };
  const page = { frame: { site: { baseUrl: '/', search: {} } }, state: { meta } };
  const router = { getState: () => ({ page }) };
  const listen = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation((...listener) => {
    listeners.push(listener);
    listen(...listener);
  });
  const storage = createStorage(window);
  driveSearch({
    window,
    router,
    storage,
    onMarkup: (show: () => void) => show(),
  } as unknown as App);
});

afterEach(() => {
  for (const listener of listeners.splice(0)) document.removeEventListener(...listener);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

/** Presses a key and tells whether it was taken from the page. */
function press(key: string, init: KeyboardEventInit = {}, target: EventTarget = document.body) {
  const travels = { bubbles: true, composed: true, cancelable: true };
  const event = new KeyboardEvent('keydown', { key, ...travels, ...init });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

const click = () => element('i').click();
const hover = () => element('i').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
const opened = () => vi.waitFor(() => expect(dialog.open).toHaveBeenCalled());
const element = (selector: string) =>
  document.querySelector<HTMLElement>(selector) ?? document.body;

test('loads the worker and the names while the dialog is still loading', async () => {
  let arrive = (): void => undefined;
  dialog.create.mockImplementation(
    () => new Promise((resolve) => (arrive = () => resolve(dialog))),
  );

  click();

  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(dialog.create).toHaveBeenCalled());
  expect(dialog.open).not.toHaveBeenCalled();
  arrive();
});

test('only loads the code when the reader is about to open it (search-opens)', async () => {
  hover();
  hover();

  await vi.waitFor(() => expect(dialog.warmUp).toHaveBeenCalled());
  expect(dialog.create).toHaveBeenCalledTimes(1);
  expect(dialog.open).not.toHaveBeenCalled();
});

test.each([
  ['Ctrl+K', 'k', { ctrlKey: true }, 'body'],
  ['Ctrl+K in a field', 'k', { ctrlKey: true }, 'input'],
  ['Command+K', 'K', { metaKey: true }, 'body'],
  ['/', '/', {}, 'body'],
])('opens on %s with an empty query (search-shortcuts)', async (_, key, init, target) => {
  expect(press(key, init, element(target))).toBe(true);

  await opened();
  expect(dialog.open).toHaveBeenCalledWith('');
});

test('closes on the shortcut when it is open, and ignores a key held down (search-shortcuts)', async () => {
  click();
  await opened();
  dialog.isOpen.mockReturnValue(true);

  expect(press('k', { ctrlKey: true, repeat: true })).toBe(true);
  expect(dialog.close).not.toHaveBeenCalled();
  press('k', { ctrlKey: true });

  await vi.waitFor(() => expect(dialog.close).toHaveBeenCalledTimes(1));
  expect(dialog.open).toHaveBeenCalledTimes(1);
});

test('lists the keys on a question mark; both keys can be turned off (keyboard-help)', () => {
  const listed = vi.fn();
  element('b').addEventListener('click', listed);

  expect(press('?', { shiftKey: true })).toBe(true);
  expect(press('?', {}, element('input'))).toBe(false);
  window.localStorage.setItem(SHORTCUTS_KEY, 'off');
  expect([press('?'), press('/')]).toEqual([false, false]);
  window.localStorage.clear();

  expect(listed).toHaveBeenCalledTimes(1);
  expect(dialog.open).not.toHaveBeenCalled();
});

test('leaves a slash to a field, also inside a custom element (search-shortcuts)', () => {
  const inside = document.createElement('textarea');
  element('hr').attachShadow({ mode: 'open' }).append(inside);

  for (const field of [element('input'), element('select'), inside]) {
    expect(press('/', {}, field)).toBe(false);
  }
});

test.each([
  ['F1', {}],
  ['Enter', {}],
  ['Tab', {}],
  [' ', {}],
  ['r', { ctrlKey: true }],
  ['c', { metaKey: true }],
  ['x', { altKey: true }],
  ['k', { ctrlKey: true, shiftKey: true }],
  ['Dead', {}],
  ['c', { isComposing: true }],
])('leaves %j with %j on the focused button to the browser (search-opens)', (key, init) => {
  button.focus();

  expect(press(key, init, button)).toBe(false);
});

test('collects what is typed on the focused button until the dialog is there (search-opens)', async () => {
  button.focus();

  for (const key of ['g', 'o', ' ', 'x']) expect(press(key, {}, button)).toBe(true);

  await opened();
  expect(dialog.open.mock.calls).toEqual([['go x']]);
});

test('collects what is typed after the shortcut, too (search-opens, search-shortcuts)', async () => {
  hover();
  press('k', { ctrlKey: true });

  for (const key of ['g', 'o']) press(key);

  await opened();
  expect(dialog.open.mock.calls).toEqual([['go']]);
});

test('survives an event without a key', () => {
  const event = new Event('keydown', { bubbles: true });

  document.body.dispatchEvent(event);

  expect(button.hasAttribute('data-held')).toBe(false);
});

test('goes to the search page where the code cannot be loaded (search-opens)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  dialog.create.mockRejectedValueOnce(new Error('gone'));
  button.focus();

  press('é', {}, button);

  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/python/search?q=%C3%A9'));
  click();
  await opened();
});

test('keeps the page while the reader is offline (search-opens)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  document.body.insertAdjacentHTML('beforeend', '<div id="load-status"></div>');
  dialog.create.mockRejectedValueOnce(new Error('offline'));

  click();

  await vi.waitFor(() => expect(element('#load-status').textContent).toContain('You are offline'));
  window.dispatchEvent(new Event('online'));
  expect(element('#load-status').textContent).toBe('');
  click();
  await opened();
  expect(assign).not.toHaveBeenCalled();
});

test('shows which keys are held (search-button)', () => {
  const state = () => [button.hasAttribute('data-held'), button.hasAttribute('data-pressed')];

  press('Control', { ctrlKey: true });
  expect(state()).toEqual([true, false]);
  press('k', { ctrlKey: true });
  expect(state()).toEqual([true, true]);
  document.dispatchEvent(new KeyboardEvent('keyup', { key: 'k', ctrlKey: true }));
  expect(state()).toEqual([true, false]);
  window.dispatchEvent(new Event('blur'));

  expect(state()).toEqual([false, false]);
});
