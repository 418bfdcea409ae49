import { renderToString } from 'react-dom/server';
import type { Frame, PageContent, PageKind, PageState } from '#model/page.ts';
import type { PageComponent } from '#shell/services.ts';
import DocPage from '#shell/pages/DocPage.tsx';
import HomePage from '#shell/pages/HomePage.tsx';
import NotFoundPage from '#shell/pages/NotFoundPage.tsx';
import SearchPage from '#shell/pages/SearchPage.tsx';
import { Shell } from '#shell/Shell.tsx';
import '#shell/styles.ts';

const PAGES: Record<PageKind, PageComponent> = {
  doc: DocPage,
  home: HomePage,
  notFound: NotFoundPage,
  search: SearchPage,
};

export type Prerender = typeof prerender;

/** The HTML inside `#root`, exactly as the browser first renders it. */
export function prerender(page: { state: PageState; frame: Frame; content: PageContent }): string {
  const { frame, content } = page;
  const { meta } = page.state;
  const Page = PAGES[meta.kind];
  return renderToString(
    <Shell value={{ frame, meta, content, services: undefined }}>
      <Page />
    </Shell>,
  );
}
