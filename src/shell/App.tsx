import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { pageHead } from '#model/head.ts';
import { htmlClasses } from '#model/htmlClasses.ts';
import { applyHead } from '#runtime/headTags.ts';
import { enhanceArticle } from './enhanceArticle.ts';
import { Layout } from './Layout.tsx';
import type { Services } from './services.ts';
import { ShellProvider } from './shellContext.tsx';

interface AppProps {
  services: Services;
}

/** The site in the browser: shows whatever page the router has loaded. */
export function App({ services }: AppProps) {
  const { router } = services;
  const { page } = useSyncExternalStore(router.subscribe, router.getState, router.getState);
  const { state, frame, content, Page } = page;
  const first = useRef(state);

  useLayoutEffect(() => {
    const root = document.documentElement;
    showClasses(root, htmlClasses(state.meta));
    root.dataset.hasHydrated = 'true';
    // The document came with its head; later pages bring theirs.
    if (first.current !== state) applyHead(document, pageHead(frame.site, state.meta));
    const stop = enhanceArticle(window, services);
    // Last, because tabs and details decide where the target of a hash is.
    router.afterCommit();
    return stop;
  }, [services, router, state, frame, content]);

  return (
    <ShellProvider value={{ frame, meta: state.meta, content, services }}>
      <Layout>
        <Page />
      </Layout>
    </ShellProvider>
  );
}

/** Exchanges the classes that name the page; others, such as that of the progress bar, stay. */
function showClasses({ classList }: HTMLElement, classes: string): void {
  classList.remove(...[...classList].filter((name) => /^(docs|plugin)-/.test(name)));
  classList.add(...classes.split(' '));
}
