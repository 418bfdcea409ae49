import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { SearchClient } from '#model/search.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import type { Prefetcher } from '#runtime/navigation/prefetch.ts';
import type { Router } from '#runtime/navigation/router.ts';
import type { BrowserStorage } from '#runtime/storage.ts';
import { createSearchClient } from '#search/client/createSearchClient.ts';
import { createSession } from './createSession.ts';
import modalStyles from './modal.css?inline';
import { SearchModal } from './SearchModal.tsx';

/** The search dialog of a tab. */
export type SearchDialog = ReturnType<typeof createSearchDialog>;

export interface SearchDialogOptions {
  window: BrowserWindow;
  router: Pick<Router, 'getState' | 'navigate' | 'interceptBack'>;
  storage: BrowserStorage;
  prefetcher: Pick<Prefetcher, 'prefetch'>;
  /** The tab's search client, created on the first search. */
  searchClient: (create: () => SearchClient) => SearchClient;
  /** The button, which receives focus on closing if nothing else had it. */
  findButton: () => HTMLElement | null;
}

/** Prepares the dialog; its styles come with its code, and the index follows. */
export function createSearchDialog(options: SearchDialogOptions) {
  const { window, router, storage, prefetcher, searchClient, findButton } = options;
  const { document } = window;
  const { site } = router.getState().page.frame;
  const client = searchClient(() => createSearchClient({ site, storage }));
  // A constructed style sheet, which the content security policy allows.
  const styles = new CSSStyleSheet();
  styles.replaceSync(modalStyles);
  let close: (() => void) | undefined;

  /** Preloads what the first search needs. */
  function warmUp(): void {
    const { edition, version } = router.getState().page.state.meta;
    client.warmUp({ edition, version });
  }

  /** Does nothing while it is open. */
  function open(query: string): void {
    if (close) return;
    const host = document.createElement('div');
    const root = createRoot(host);
    const { activeElement, body } = document;
    const focused = activeElement instanceof HTMLElement && activeElement !== body;
    const session = createSession({
      ...{ window, router, storage, client, query },
      onClose: () => close?.(),
      onExpect: (href) => void prefetcher.prefetch(href),
    });
    const stopIntercepting = router.interceptBack(() => close?.());
    close = () => {
      close = undefined;
      stopIntercepting();
      session.search.dispose();
      host.querySelector('dialog')?.close();
      root.unmount();
      host.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== styles);
      (focused ? activeElement : findButton())?.focus({ preventScroll: true });
    };
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
    body.prepend(host);
    warmUp();
    // Immediately: whatever is typed next belongs in the search field.
    flushSync(() => root.render(<SearchModal session={session} />));
  }

  return { warmUp, open, close: () => close?.(), isOpen: () => close !== undefined };
}
