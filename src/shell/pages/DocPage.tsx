import { StaticHtml } from '#ui/StaticHtml.tsx';
import { BackToTop } from '#shell/article/BackToTop.tsx';
import { Breadcrumbs } from '#shell/article/Breadcrumbs.tsx';
import { ContentsList } from '#shell/article/ContentsList.tsx';
import { PageActions } from '#shell/article/PageActions.tsx';
import { PageFacts } from '#shell/article/PageFacts.tsx';
import { Paging } from '#shell/article/Paging.tsx';
import { VersionBadge } from '#shell/article/VersionBadge.tsx';
import { VersionBanner } from '#shell/article/VersionBanner.tsx';
import { SidebarColumn } from '#shell/sidebar/SidebarColumn.tsx';
import { useShell } from '#shell/shellContext.tsx';
import { SwitchNotice } from '#shell/switching/SwitchNotice.tsx';
import styles from './DocPage.module.css';

/** A guide, class or community page: sidebar, article, contents list. */
export default function DocPage() {
  const { meta, content } = useShell();
  return (
    <div className={styles.root}>
      {meta.sidebar && <SidebarColumn key={meta.sidebar} />}
      {/* Another page, other elements: nothing that a translator left on this one can stay (decisions/0015). */}
      <main key={meta.path} className={styles.main} data-has-toc={meta.hasToc}>
        <div>
          <SwitchNotice />
          <div className={styles.top}>
            <Breadcrumbs />
            <PageActions />
          </div>
          <VersionBanner />
          <VersionBadge />
        </div>
        {meta.hasToc && <ContentsList markup={content.tocHtml} />}
        <article>
          <StaticHtml id="article" className="prose" markup={content.html} />
        </article>
        <div>
          <PageFacts />
          <Paging />
        </div>
      </main>
      <BackToTop />
    </div>
  );
}
