import type { ComponentType } from 'react';
import type { PageKind } from '#model/page.ts';

/** What `shell/pages/*.tsx` export: everything they show comes from the shell's context. */
export type PageComponent = ComponentType;

type PageModule = { default?: PageComponent };

const MODULES: Record<PageKind, () => Promise<PageModule>> = {
  doc: () => import('./pages/DocPage.tsx'),
  home: () => import('./pages/HomePage.tsx'),
  notFound: () => import('./pages/NotFoundPage.tsx'),
  search: () => import('./pages/SearchPage.tsx'),
};

/** Loads the code of a kind of page. */
export function importPage(kind: PageKind): Promise<PageModule> {
  return MODULES[kind]();
}
