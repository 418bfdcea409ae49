import { OFFLINE_LABEL, OFFLINE_WORKER_PATH } from '#model/offline.ts';
import { withBase } from '#model/path.ts';
import type { SearchScope } from '#model/search.ts';
import { adoptStyles } from '#runtime/adoptStyles.ts';
import { creatorOf } from '#runtime/article/creatorOf.ts';
import { keepCopy, siteCaches, visitedName } from '#runtime/offline/copies.ts';
import type { App } from '#shell/app.ts';
import styles from './offlineDialog.css?inline';
import { createSavedEditions } from './savedEditions.ts';

const INTRO =
  'Keep pages on this device to read and search them without a connection. While you are online, pages are always current.';
const MISSING =
  'This browser can’t keep pages here. Private windows and connections without HTTPS don’t allow it.';
const OTHERS = 'To save another edition or version, open one of its pages first.';

/** Opens the dialog in which readers choose what to keep on their device (behavior offline-copies). */
export function openOffline({ window, router }: App): void {
  const { document, location, navigator, performance } = window;
  const { frame, state } = router.getState().page;
  const { baseUrl, editions, versions } = frame.site;
  const create = creatorOf(document);
  const saved = createSavedEditions(baseUrl);
  const body = create('div');
  const status = create('p', { role: 'status' });
  const names = { class: 'offline-dialog', 'aria-label': OFFLINE_LABEL };
  const dialog = create('dialog', names, body, status);

  function button(label: string, action: () => unknown): HTMLElement {
    const element = create('button', { type: 'button' }, label);
    element.addEventListener('click', () => void attempt(action));
    return element;
  }

  /** Does what the reader wants, says how it went, and shows the result. */
  async function attempt(action: () => unknown): Promise<void> {
    status.textContent = '';
    // What is being saved can't be deleted, or saved twice; Close stays.
    const others = 'input, li button, footer > :not(:last-child)';
    for (const one of body.querySelectorAll<HTMLInputElement>(others)) one.disabled = true;
    try {
      await action();
    } catch (error) {
      console.warn(error);
      status.textContent = `That didn’t work: ${error instanceof Error ? error.message : 'unknown error'} Try again.`;
    }
    await show();
    // What was pressed is gone.
    body.querySelector<HTMLElement>('footer > :last-child')?.focus();
  }

  const register = () =>
    navigator.serviceWorker.register(withBase(baseUrl, OFFLINE_WORKER_PATH), { scope: baseUrl });

  /** Without copies there is nothing for the worker to do. */
  async function unregister(): Promise<void> {
    if ((await siteCaches(baseUrl)).length > 0) return;
    await (await navigator.serviceWorker.getRegistration(baseUrl))?.unregister();
  }

  async function keepVisited(isWanted: boolean): Promise<void> {
    if (!isWanted) {
      await window.caches.delete(visitedName(baseUrl));
      await unregister();
      return;
    }
    await register();
    const cache = await window.caches.open(visitedName(baseUrl));
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const assets = loaded.filter((url) => url.startsWith(`${location.origin}${baseUrl}assets/`));
    // This page and its files, which were loaded before there was a worker.
    for (const url of new Set([location.href, ...assets])) {
      const response = await window.fetch(url);
      if (response.ok) await keepCopy(cache, url, response);
    }
  }

  async function deleteAll(): Promise<void> {
    for (const name of await siteCaches(baseUrl)) await window.caches.delete(name);
    await unregister();
    status.textContent = 'Everything is deleted.';
  }

  /** A saved edition, or the one of this page: what it needs, or when it was saved. */
  async function rowOf(scope: SearchScope, label: string): Promise<Element[]> {
    const copy = await saved.find(scope);
    const isHere = scope.edition === state.meta.edition && scope.version === state.meta.version;
    if (!copy && !isHere) return [];
    // Without a connection, nobody knows.
    const current = await saved.current(scope).catch(() => undefined);
    const isOutdated = copy && current && copy.list.hash !== current.hash;
    const facts = copy
      ? `Saved on ${copy.date}, ${megabytes(copy.list.bytes)}.${isOutdated ? ' A newer version is available.' : ''}`
      : current
        ? `${megabytes(current.bytes)}, with search. Not saved.`
        : 'Not saved. You need a connection to save it.';
    const text = create('span', {}, create('strong', {}, label), create('small', {}, facts));
    const save = async (): Promise<void> => {
      const total = String(current?.bytes ?? 1);
      const progress = create('progress', { max: total, value: '0', 'aria-label': 'Saving' });
      text.lastElementChild?.replaceWith(progress);
      while (text.nextElementSibling) text.nextElementSibling.remove();
      await register();
      await saved.save(scope, (bytes) => (progress.value = bytes));
      status.textContent = `${label} is saved.`;
    };
    const remove = async (): Promise<void> => {
      await saved.remove(scope);
      await unregister();
    };
    const buttons = [
      ...(current && !copy ? [button('Save', save)] : []),
      ...(isOutdated ? [button('Update', save)] : []),
      ...(copy ? [button('Delete', remove)] : []),
    ];
    return [create('li', {}, text, ...buttons)];
  }

  async function show(): Promise<void> {
    const close = create('button', { type: 'button' }, 'Close');
    close.addEventListener('click', () => dialog.close());
    const head = create('h2', {}, OFFLINE_LABEL);
    if (!('serviceWorker' in navigator && 'caches' in window)) {
      body.replaceChildren(head, create('p', {}, MISSING), create('footer', {}, close));
      return;
    }
    const scopes = editions.flatMap(({ id, label }) =>
      versions.map(({ name, label: version }) =>
        rowOf({ edition: id, version: name }, `${label}, ${version}`),
      ),
    );
    const rows = (await Promise.all(scopes)).flat();
    const visited = create('input', { type: 'checkbox' });
    visited.checked = await window.caches.has(visitedName(baseUrl));
    visited.addEventListener('change', () => void attempt(() => keepVisited(visited.checked)));
    const isOn = (await siteCaches(baseUrl)).length > 0;
    body.replaceChildren(
      head,
      create('p', {}, INTRO),
      create('p', {}, create('label', {}, visited, 'Keep the pages that I visit')),
      create('ul', {}, ...rows),
      create('p', {}, create('small', {}, OTHERS)),
      create('footer', {}, ...(isOn ? [button('Turn off and delete all', deleteAll)] : []), close),
    );
  }

  const removeStyles = adoptStyles(window, styles);
  document.body.append(dialog);
  const stopIntercepting = router.interceptBack(() => dialog.close());
  dialog.addEventListener('close', () => {
    stopIntercepting();
    dialog.remove();
    removeStyles();
  });
  void show().then(() => dialog.showModal());
}

/** What it takes on the device; connections carry less, because hosts compress files. */
function megabytes(bytes: number): string {
  return `${Math.max(bytes / 1e6, 0.1).toFixed(1)} MB`;
}
