import { useSyncExternalStore } from 'react';
import { ArticleTools } from './article/ArticleTools.tsx';
import { PageArrival } from './PageArrival.tsx';
import type { Services } from './services.ts';
import { Shell } from './Shell.tsx';

interface AppProps {
  services: Services;
}

/** The site in the browser: renders the page that the router has loaded. */
export function App({ services }: AppProps) {
  const { router } = services;
  const { page } = useSyncExternalStore(router.subscribe, router.getState, router.getState);
  const { state, frame, content, Page } = page;
  return (
    <Shell
      value={{ frame, meta: state.meta, content, services }}
      after={<PageArrival router={router} page={page} />}
    >
      <Page />
      <ArticleTools page={page} />
    </Shell>
  );
}
