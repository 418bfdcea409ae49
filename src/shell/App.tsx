import { useEffect, useSyncExternalStore } from 'react';
import { ArticleTools } from './article/ArticleTools.tsx';
import { PageArrival } from './PageArrival.tsx';
import type { PageComponent, Services } from './services.ts';
import { Shell } from './Shell.tsx';

interface AppProps {
  services: Services;
  /** The component of the served page; later pages bring theirs. */
  ServedPage: PageComponent;
  /** Called once, after everything has mounted, or its error page. */
  onHydrated: () => void;
}

/** The site in the browser: renders the page that the router has loaded. */
export function App({ services, ServedPage, onHydrated }: AppProps) {
  const { router } = services;
  const { page } = useSyncExternalStore(router.subscribe, router.getState, router.getState);
  const { state, frame, content, Page = ServedPage } = page;

  useEffect(onHydrated, [onHydrated]);

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
