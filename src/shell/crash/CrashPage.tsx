import { useEffect } from 'react';
import { errorText } from '#model/errorText.ts';
import { StaticHtml } from '#ui/StaticHtml.tsx';
import { ArticleTools } from '#shell/article/ArticleTools.tsx';
import { useShell } from '#shell/shellContext.tsx';
import { ErrorBoundary, type Crash } from './ErrorBoundary.tsx';
import styles from './CrashPage.module.css';

const TITLE = 'Page Error'; // behaviors crash-page-level, crash-root-level

interface CrashPageProps extends Crash {
  /**
   * `page`: the frame around it still renders; `root`: the frame itself failed (behaviors crash-page-level,
   * crash-root-level).
   */
  level: 'page' | 'root';
}

/** Replaces a page that can't be rendered: shows the error, and still the article. */
export function CrashPage({ level, error, retry }: CrashPageProps) {
  const { content } = useShell();

  // Not in a layout effect: the page sets its head in one of those, and would win.
  useEffect(() => {
    const { title } = document;
    document.title = TITLE;
    return () => {
      if (document.title === TITLE) document.title = title;
    };
  }, []);

  return (
    <main className={styles.root} data-level={level}>
      <h1>{level === 'page' ? 'This page crashed.' : 'This page crashed'}</h1>
      <button type="button" className={styles.button} onClick={retry}>
        Try again
      </button>
      <hr />
      <p className={styles.message} role="alert">
        {errorText(error)}
      </p>
      <StaticHtml id="article" className={`prose ${styles.article}`} markup={content.html} />
      {/* The tools may be what has failed; the article is readable without them. */}
      <ErrorBoundary fallback={() => undefined}>
        <ArticleTools page={content} />
      </ErrorBoundary>
    </main>
  );
}
