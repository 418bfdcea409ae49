import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { pageHead } from '#model/head.ts';
import { htmlClasses } from '#model/htmlClasses.ts';
import { applyHead } from '#runtime/headTags.ts';
import { ArticleTools } from './article/ArticleTools.tsx';
import type { Services } from './services.ts';
import { Shell } from './Shell.tsx';

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
    // Last, because tabs and details decide where the target of a hash is.
    router.afterCommit();
  }, [router, state, frame]);

  return (
    <Shell value={{ frame, meta: state.meta, content, services }}>
      <Page />
      <ArticleTools page={page} />
    </Shell>
  );
}

/** Exchanges the classes that name the page; others, such as that of the progress bar, stay. */
function showClasses({ classList }: HTMLElement, classes: string): void {
  classList.remove(...[...classList].filter((name) => /^(docs|plugin)-/.test(name)));
  classList.add(...classes.split(' '));
}
