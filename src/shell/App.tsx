import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
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
    root.className = `js ${htmlClasses(state.meta)}`;
    // The document came with its head; later pages bring theirs.
    if (first.current !== state) applyHead(document, pageHead(frame.site, state.meta));
    router.afterCommit();
  }, [router, state, frame]);

  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true';
    return enhanceArticle(window, services);
  }, [services, content, state]);

  return (
    <ShellProvider value={{ frame, meta: state.meta, content, services }}>
      <Layout>
        <Page />
      </Layout>
    </ShellProvider>
  );
}
