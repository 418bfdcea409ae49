import type { PageComponent, Services } from './services.ts';

interface ReactOptions {
  root: HTMLElement;
  services: Services;
  loadPage: () => Promise<PageComponent>;
  /** Awaited before React takes over what the runtime has shown so far. */
  beforeHydration: () => Promise<void>;
}

/** Loads React, the shell and the code of the served page, and hydrates. */
export async function loadReact(options: ReactOptions): Promise<void> {
  const { root, services, loadPage, beforeHydration } = options;
  const loading = loadPage();
  // Awaited below; until then a failure must not count as an unhandled rejection.
  loading.catch(() => undefined);
  // One after the other, although all files are requested at once: three short tasks let the browser handle
  // input in between, one long task would not (decisions/0007).
  await import('react-dom/client');
  const { hydrate } = await import('./hydrate.tsx');
  const ServedPage = await loading;
  await beforeHydration();
  await new Promise<void>((onHydrated) => {
    hydrate(root, { services, ServedPage, onHydrated });
  });
}
