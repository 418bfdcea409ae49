import { withBase } from '#model/path.ts';
import { symbolsPath } from '#model/search.ts';
import { isHosted } from '#model/searchPath.ts';
import { SHORTCUTS_KEY } from '#model/storageKeys.ts';
import { encodeText } from '#model/wholeText.ts';
import { onEvent } from '#runtime/delegate.ts';
import { waitForConnection } from '#runtime/navigation/loadWhenOnline.ts';
import workerUrl from '#search/client/worker.ts?worker&url';
import type { SearchDialog } from '#search/modal/createSearchDialog.tsx';
import type { App } from '#shell/app.ts';

/** The search button; the class is that of the search dialog's styles. */
const SEARCH_BUTTON = '.DocSearch-Button';

const OFFLINE_TEXT =
  'You are offline, and search isn’t loaded yet. Open it again when the connection is back.';

/** The button in the footer that lists the keys. */
export const KEYBOARD_HELP = '[data-keyboard-help]';

/** What the reader does before pressing the button. */
const APPROACHES = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Opens the search dialog, whose code is loaded on demand, by the button or by keys, and highlights held keys on
 * the button (behaviors search-button, search-opens, search-shortcuts). `?` lists the keys.
 */
export function driveSearch(app: App): void {
  const { window, router, storage, onMarkup } = app;
  const { document, location, navigator } = window;
  let dialog: Promise<SearchDialog> | undefined;
  let ready: SearchDialog | undefined;
  /** What was typed since the dialog was requested; undefined if it wasn't. */
  let typed: string | undefined;

  const findButton = () => document.querySelector<HTMLElement>(SEARCH_BUTTON);
  const load = (): Promise<SearchDialog> => (dialog ??= create());

  async function create(): Promise<SearchDialog> {
    fetchIndex();
    const { createSearchDialog } = await import('#search/modal/createSearchDialog.tsx');
    ready = createSearchDialog({ ...app, findButton });
    return ready;
  }

  /** Preloads the worker's first files into the cache while the dialog is still loading. */
  function fetchIndex(): void {
    const { frame, state } = router.getState().page;
    const { site } = frame;
    if (isHosted(site.search)) return;
    const names = withBase(site.baseUrl, symbolsPath(state.meta));
    for (const url of [workerUrl, names]) void window.fetch(url).catch(() => undefined);
  }

  function open(text = ''): void {
    const isWaiting = typed !== undefined;
    typed = (typed ?? '') + text;
    if (isWaiting) return;
    load()
      .then((loaded) => loaded.open(typed ?? ''))
      .catch((error: unknown) => handleFailure(error))
      .finally(() => (typed = undefined));
  }

  function handleFailure(error: unknown): void {
    console.warn(error);
    dialog = undefined;
    const page = findButton()?.closest('form')?.getAttribute('action');
    const query = typed ? `?q=${encodeText(typed)}` : '';
    // Another page would only take away the one on screen.
    if (!navigator.onLine) void waitForConnection(OFFLINE_TEXT);
    // The code is gone, for example after a deployment: the search page loads its own.
    else if (page) location.assign(page + query);
  }

  function handleKey(event: KeyboardEvent): void {
    const { type, key, altKey, shiftKey, repeat } = event;
    // Autofill dispatches keyboard events without a key.
    if (!key) return;
    const isHeld = event.ctrlKey || event.metaKey;
    const isShortcut = isHeld && !altKey && !shiftKey && key.toLowerCase() === 'k';
    const isDown = type === 'keydown';
    const button = findButton();
    button?.toggleAttribute('data-held', isHeld);
    // On macOS, keys released while Command is held fire no event.
    button?.toggleAttribute('data-pressed', isDown && isShortcut);
    if (!isDown || event.isComposing || event.defaultPrevented) return;
    const isPrintable = key.length === 1 && !isHeld && !altKey;
    if (isShortcut) {
      if (!repeat) toggle();
    } else if (isPrintable && typed !== undefined) open(key);
    else if (/[/?]/.test(key) && isPrintable && !isEditable(event) && allowsSingleKeys()) {
      if (key === '/') open();
      else document.querySelector<HTMLElement>(KEYBOARD_HELP)?.click();
    } else if (isPrintable && key !== ' ' && button && document.activeElement === button) open(key);
    else return;
    event.preventDefault();
  }

  function allowsSingleKeys(): boolean {
    return storage.get(SHORTCUTS_KEY) !== 'off';
  }

  function toggle(): void {
    if (ready?.isOpen()) ready.close();
    else open();
  }

  // The prefix of `navigator.platform` is the only indication of a Command key. Not all browsers have the
  // replacement, and it returns the same.
  const isApple = /mac|iphone|ipad|ipod/i.test(navigator.platform);
  onMarkup(() => nameButton(findButton(), isApple));
  for (const type of APPROACHES) {
    onEvent(window, type, SEARCH_BUTTON, () => {
      load().then(
        (loaded) => loaded.warmUp(),
        () => (dialog = undefined),
      );
    });
  }
  onEvent(window, 'click', SEARCH_BUTTON, (_, event) => {
    event.preventDefault();
    open();
  });
  document.addEventListener('keydown', handleKey);
  document.addEventListener('keyup', handleKey);
  window.addEventListener('blur', () => {
    for (const name of ['data-held', 'data-pressed']) findButton()?.removeAttribute(name);
  });
}

/** Names the button and its key caps by the platform (behavior search-button). */
function nameButton(button: Element | null, isApple: boolean): void {
  button?.setAttribute('aria-label', isApple ? 'Search (Command+K)' : 'Search (Ctrl+K)');
  const [first, second] = button?.querySelectorAll('kbd') ?? [];
  first?.setAttribute('data-key', isApple ? '⌘' : 'Ctrl');
  second?.setAttribute('data-key', 'K');
}

/** Whether the key is typed into a field, which may be inside a custom element. */
function isEditable(event: Event): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  );
}
