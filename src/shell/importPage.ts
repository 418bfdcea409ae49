import type { PageKind } from '#model/page.ts';
import type { PageComponent } from './services.ts';

type PageModule = { default?: PageComponent };

const MODULES: Record<PageKind, () => Promise<PageModule>> = {
  doc: () => import('./pages/DocPage.tsx'),
  home: () => import('./pages/HomePage.tsx'),
  notFound: () => import('./pages/NotFoundPage.tsx'),
  search: () => import('./pages/SearchPage.tsx'),
};

/** Loads the code of a page kind. */
export function importPage(kind: PageKind): Promise<PageModule> {
  return MODULES[kind]();
}
