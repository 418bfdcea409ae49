import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { showMarkup } from '#runtime/article/markup.ts';
import { App } from './App.tsx';
import { isForeignChange } from './crash/isForeignChange.ts';
import type { PageComponent, Services } from './services.ts';

export interface HydrateOptions {
  services: Services;
  /** The component of the served page. */
  ServedPage: PageComponent;
  /** Called once the frame responds to input, even if it can only show an error. */
  onHydrated: () => void;
}

/** Hydrates the document as it was served, or as something else has changed it since. */
export function hydrate(root: HTMLElement, options: HydrateOptions): void {
  const { services, onHydrated } = options;
  // At once: input that reaches a frame that is still being hydrated would hydrate it once more.
  flushSync(() => {
    hydrateRoot(root, <App {...options} />, {
      // React has re-rendered the frame, and the article is back in it (decisions/0015).
      onRecoverableError: (error) => console.warn('The page was changed before hydration.', error),
      onCaughtError: (error) =>
        isForeignChange(error) ? console.warn(error) : console.error(error),
      onUncaughtError(error) {
        console.error(error);
        // React empties the root after this call.
        queueMicrotask(() => {
          showArticleOnly(root, services);
          onHydrated();
        });
      },
    });
  });
}

/** The last resort if even the crash page can't be rendered: the text, and links that load in full. */
function showArticleOnly(root: HTMLElement, { router }: Services): void {
  const { content } = router.getState().page;
  router.dispose();
  const main = root.ownerDocument.createElement('main');
  main.className = 'prose';
  showMarkup(main, content.html);
  root.replaceChildren(main);
}
