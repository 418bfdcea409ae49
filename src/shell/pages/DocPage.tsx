import { StaticHtml } from '#ui/StaticHtml.tsx';
import { Breadcrumbs } from '#shell/article/Breadcrumbs.tsx';
import { ContentsList } from '#shell/article/ContentsList.tsx';
import { PageActions } from '#shell/article/PageActions.tsx';
import { Paging } from '#shell/article/Paging.tsx';
import { VersionBanner } from '#shell/article/VersionBanner.tsx';
import { Sidebar } from '#shell/Sidebar.tsx';
import { useShell } from '#shell/shellContext.tsx';
import styles from './DocPage.module.css';

/** A guide or a community text: sidebar, article, contents list. */
export default function DocPage() {
  const { meta, content } = useShell();
  return (
    <div className={styles.root}>
      {meta.sidebar && (
        <aside className={styles.sidebar} aria-label="Sidebar">
          <Sidebar label="Docs sidebar" />
        </aside>
      )}
      <main className={styles.main}>
        <div className={styles.top}>
          <Breadcrumbs />
          <PageActions />
        </div>
        <VersionBanner />
        <ContentsList key={`list ${meta.path}`} html={content?.tocHtml} />
        <article>
          <StaticHtml key={meta.path} id="article" className="prose" html={content?.html} />
        </article>
        <Paging />
      </main>
    </div>
  );
}
