import { renderToString } from 'react-dom/server';
import type { Frame, PageContent, PageKind, PageState } from '#model/page.ts';
import { Layout } from '#shell/Layout.tsx';
import type { PageComponent } from '#shell/pageComponent.ts';
import DocPage from '#shell/pages/DocPage.tsx';
import HomePage from '#shell/pages/HomePage.tsx';
import NotFoundPage from '#shell/pages/NotFoundPage.tsx';
import { ShellProvider } from '#shell/shellContext.tsx';
import '#shell/styles.ts';

const PAGES: Record<PageKind, PageComponent> = {
  doc: DocPage,
  home: HomePage,
  notFound: NotFoundPage,
};

export type Prerender = typeof prerender;

/** The HTML inside `#root`, exactly as the browser renders it first. */
export function prerender(page: { state: PageState; frame: Frame; content: PageContent }): string {
  const { meta } = page.state;
  const Page = PAGES[meta.kind];
  return renderToString(
    <ShellProvider value={{ frame: page.frame, meta, content: page.content, services: undefined }}>
      <Layout>
        <Page />
      </Layout>
    </ShellProvider>,
  );
}
