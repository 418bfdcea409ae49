import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Counterpart, Frame, FrameData, PageKind, PageMeta } from '#model/page.ts';
import type { SidebarId } from '#model/sidebar.ts';
import { ContentsDisclosure } from '#shell/article/ContentsList.tsx';
import { Footer, Layout } from '#shell/Layout.tsx';
import { MobileMenu } from '#shell/navbar/MobileMenu.tsx';
import { Navbar } from '#shell/navbar/Navbar.tsx';
import { DocPage } from '#shell/pages/DocPage.tsx';
import { HomePage } from '#shell/pages/HomePage.tsx';
import { NotFoundPage } from '#shell/pages/NotFoundPage.tsx';
import { SearchPage } from '#shell/pages/SearchPage.tsx';
import { ShellProvider, type Shell } from '#shell/shellContext.tsx';
import { Sidebar } from '#shell/sidebar/Sidebar.tsx';

const PAGES: Record<PageKind, ComponentType> = {
  doc: DocPage,
  home: HomePage,
  notFound: NotFoundPage,
  search: SearchPage,
};

export type Prerender = typeof prerender;

/** Renders the components, all of them at build time. */
export const prerender = {
  /** What stands between navbar and footer, beside the sidebar. */
  main(page: Shell): string {
    const Page = PAGES[page.meta.kind];
    return render(withContents(page), <Page />, 'main');
  },
  /** The HTML inside `#root`. */
  body(page: Shell): string {
    const { sidebar } = page.meta;
    const column = sidebar ? render(page, <Sidebar id={sidebar} />, 'sidebar') : '';
    return render(page, <Layout content={column + prerender.main(page)} />);
  },
  /** What the browser replaces when it shows a page of another edition, version or sidebar. */
  frame(frame: Frame): Omit<FrameData, 'site'> {
    const page = { frame, meta: metaOfNoPage(frame), content: { html: '', tocHtml: '' } };
    const sidebar = (id: SidebarId) => render(page, <Sidebar id={id} isComplete />, 'sidebar');
    return {
      navbar: render(page, <Navbar />),
      menu: render(page, <MobileMenu />, 'menu'),
      footer: render(page, <Footer />),
      start: frame.start,
      sidebars: { docs: sidebar('docs'), api: sidebar('api'), community: sidebar('community') },
    };
  },
};

/** Narrow screens have the contents list below the title, which is a part of the article's HTML. */
function withContents(page: Shell): Shell {
  const { content, meta } = page;
  if (!meta.hasToc) return page;
  const list = render(page, <ContentsDisclosure />);
  const html = content.html.replace('</h1>', (end) => end + list);
  return { ...page, content: { ...content, html } };
}

/** `part` keeps the ids of parts apart that are in a document together. */
function render(page: Shell, node: ReactNode, part = ''): string {
  return renderToStaticMarkup(<ShellProvider value={page}>{node}</ShellProvider>, {
    identifierPrefix: part,
  });
}

/** For a frame before the browser fits it to a page (`showLinks` and `showCurrentPage`). */
function metaOfNoPage({ edition, version, site }: Frame): PageMeta {
  const start: Counterpart = { path: '/', match: 'same' };
  const startFor = <K extends string>(names: readonly K[]) =>
    Object.fromEntries(names.map((name) => [name, start])) as Record<K, Counterpart>;
  return {
    ...{ path: '', kind: 'home', title: '', description: '', breadcrumbs: [], edition, version },
    editions: startFor(site.editions.map(({ id }) => id)),
    versions: startFor(site.versions.map(({ name }) => name)),
  };
}
