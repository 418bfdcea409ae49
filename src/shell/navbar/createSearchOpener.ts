import { withBase } from '#model/path.ts';
import { symbolsPath } from '#model/search.ts';
import { searchPath } from '#model/searchPath.ts';
import { isHosted } from '#model/searchSettings.ts';
import { encodeText } from '#model/wholeText.ts';
import { SEARCH_BUTTON } from '#runtime/frame/searchKeys.ts';
import { waitForConnection } from '#runtime/navigation/waitForConnection.ts';
import workerUrl from '#search/client/worker.ts?worker&url';
import type { SearchDialog } from '#search/modal/createSearchDialog.tsx';
import type { Services } from '#shell/services.ts';

type OpenerServices = Pick<Services, 'router' | 'storage' | 'prefetcher' | 'searchClient'>;

/** What the reader does before pressing the button. */
const APPROACHES = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Opens the search dialog, whose code is loaded on demand, by the button or by keys, and highlights held keys on
 * the button. Listens on the document, so it works with or without React (behaviors search-button, search-opens,
 * search-shortcuts).
 */
export function createSearchOpener(services: OpenerServices): () => void {
  const { router } = services;
  const listeners = new AbortController();
  let dialog: Promise<SearchDialog> | undefined;
  let ready: SearchDialog | undefined;
  /** What was typed since the dialog was requested; undefined if it wasn't. */
  let typed: string | undefined;

  function findButton(): HTMLElement | null {
    return document.querySelector<HTMLElement>(SEARCH_BUTTON);
  }

  function load(): Promise<SearchDialog> {
    dialog ??= create();
    return dialog;
  }

  async function create(): Promise<SearchDialog> {
    fetchIndex();
    const { createSearchDialog } = await import('#search/modal/createSearchDialog.tsx');
    ready = createSearchDialog({ window, ...services, findButton });
    return ready;
  }

  /** Preloads the worker's first files into the cache while the dialog is still loading. */
  function fetchIndex(): void {
    const { frame, state } = router.getState().page;
    const { site } = frame;
    if (isHosted(site.search)) return;
    const names = withBase(site.baseUrl, symbolsPath(state.meta));
    for (const url of [workerUrl, names]) void fetch(url).catch(() => undefined);
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
    // Another page would only take away the one on screen.
    if (navigator.onLine) openPage();
    else void waitForConnection(window);
  }

  /** The code is gone, for example after a deployment: go to the search page, which loads its own. */
  function openPage(): void {
    const { frame, state } = router.getState().page;
    const { site } = frame;
    const edition = site.editions.find(({ id }) => id === state.meta.edition);
    const path = edition && searchPath(site, edition);
    const query = typed ? `?q=${encodeText(typed)}` : '';
    if (path) location.assign(withBase(site.baseUrl, path) + query);
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
    else if (key === '/' && isPrintable && !isEditable(event)) open();
    else if (isPrintable && key !== ' ' && button && document.activeElement === button) open(key);
    else return;
    event.preventDefault();
  }

  function toggle(): void {
    if (ready?.isOpen()) ready.close();
    else open();
  }

  function prepare(): void {
    load().then(
      (loaded) => loaded.warmUp(),
      () => (dialog = undefined),
    );
  }

  const { signal } = listeners;
  for (const type of APPROACHES) {
    const handleApproach = (event: Event): void => {
      if (isOnButton(event)) prepare();
    };
    document.addEventListener(type, handleApproach, { passive: true, signal });
  }
  const handleClick = (event: MouseEvent): void => {
    if (!isOnButton(event)) return;
    event.preventDefault();
    open();
  };
  document.addEventListener('click', handleClick, { signal });
  document.addEventListener('keydown', handleKey, { signal });
  document.addEventListener('keyup', handleKey, { signal });
  window.addEventListener(
    'blur',
    () => ['data-held', 'data-pressed'].forEach((name) => findButton()?.removeAttribute(name)),
    { signal },
  );

  return () => listeners.abort();
}

function isOnButton({ target }: Event): boolean {
  return target instanceof Element && target.closest(SEARCH_BUTTON) !== null;
}

/** Whether the key is typed into a field, which may be inside a custom element. */
function isEditable(event: Event): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  );
}
