import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import type { Prefetcher } from '#runtime/navigation/prefetch.ts';
import type { Router } from '#runtime/navigation/router.ts';
import type { BrowserStorage } from '#runtime/storage.ts';
import { sharedSearchClient } from '#search/client/sharedSearchClient.ts';
import { createSession } from './createSession.ts';
import { addStyles } from './addStyles.ts';
import hitStyles from './hits.css?inline';
import modalStyles from './modal.css?inline';
import { SearchModal } from './SearchModal.tsx';

/** The search dialog of a tab. */
export interface SearchDialog {
  /** Fetches what the first answer needs. */
  warmUp: () => void;
  /** Does nothing while it is open. */
  open: (query: string) => void;
  close: () => void;
  isOpen: () => boolean;
}

export interface SearchDialogOptions {
  window: BrowserWindow;
  router: Pick<Router<unknown>, 'getState' | 'navigate' | 'interceptBack'>;
  storage: BrowserStorage;
  prefetcher: Pick<Prefetcher, 'prefetch'>;
  /** Takes focus back where nothing else had it. */
  button: HTMLElement;
}

/** Makes the dialog ready to open; its styles come with its code, and the index follows. */
export function createSearchDialog(options: SearchDialogOptions): SearchDialog {
  const { window, router, storage, prefetcher, button } = options;
  const { document } = window;
  const { site, search: indexes } = router.getState().page.frame;
  const client = sharedSearchClient({ site, indexes, storage });
  let close: (() => void) | undefined;

  function warmUp(): void {
    const { edition, version } = router.getState().page.state.meta;
    client.warmUp({ edition, version });
  }

  addStyles(document, modalStyles + hitStyles);

  function open(query: string): void {
    if (close) return;
    const host = document.createElement('div');
    const root = createRoot(host);
    const { activeElement, body } = document;
    const focused = activeElement instanceof HTMLElement && activeElement !== body;
    const { session, dispose } = createSession({
      window,
      client,
      storage,
      query,
      page: router.getState().page,
      onClose: () => close?.(),
      onNavigate: (href) => router.navigate(href),
      onExpect: (href) => void prefetcher.prefetch(href),
    });
    const stopIntercepting = router.interceptBack(() => close?.());
    close = () => {
      close = undefined;
      stopIntercepting();
      dispose();
      host.querySelector('dialog')?.close();
      root.unmount();
      host.remove();
      (focused ? activeElement : button).focus({ preventScroll: true });
    };
    body.prepend(host);
    warmUp();
    // At once: whatever is typed next belongs into the box.
    flushSync(() => root.render(<SearchModal session={session} />));
  }

  return { warmUp, open, close: () => close?.(), isOpen: () => close !== undefined };
}
