import { longDate } from '#model/longDate.ts';
import type { PageLink } from '#model/page.ts';
import { COPY_LABELS } from '#shell/article/copyPage.ts';
import { ContentsList } from '#shell/article/ContentsList.tsx';
import { reportHref } from '#shell/article/reportLink.ts';
import { SiteLink } from '#shell/SiteLink.tsx';
import { useEdition, useHref, useShell, useSite, useVersion } from '#shell/shellContext.tsx';
import { CounterpartLink } from '#shell/switching/CounterpartLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './DocPage.module.css';

/** A guide, class or community page: article and contents list. */
export function DocPage() {
  const { meta, content } = useShell();
  // Not left to `:has()`, for which browsers would style the page again with each element that scripts insert.
  const hasLab = content.html.includes(' data-lab=') || undefined;
  return (
    <>
      <main className={styles.main} data-has-toc={meta.hasToc} data-has-lab={hasLab}>
        <div>
          <SwitchNotice />
          <div className={styles.top}>
            <Breadcrumbs />
            <PageActions place="top" />
          </div>
          <VersionBanner />
          <ChangesPlace />
        </div>
        <article>
          <div id="article" className="prose" dangerouslySetInnerHTML={{ __html: content.html }} />
        </article>
        <div>
          <PageActions place="end" />
          <PageFacts />
          <Paging />
        </div>
        {meta.hasToc && <ContentsList html={content.tocHtml} />}
      </main>
      {/* Appears when the reader scrolls up from far down (behavior back-to-top). */}
      <button
        type="button"
        className={`${styles.backToTop} no-print`}
        data-back-to-top=""
        data-offered="false"
        aria-label="Scroll back to top"
      >
        <Icon name="up" />
      </button>
    </>
  );
}

/** A notice, with a way back, for readers whose page is missing in the chosen edition or version (`switchNotice.ts`). */
function SwitchNotice() {
  const { path } = useShell().meta;
  return (
    <div className={styles.notice} role="status" data-switch-notice="" hidden>
      <p>
        <span /> <SiteLink to={path}>Back</SiteLink>
      </p>
      <button type="button" className={styles.dismiss} aria-label="Dismiss">
        <Icon name="close" size={14} />
      </button>
    </div>
  );
}

/** The breadcrumb trail: edition, categories, page. */
function Breadcrumbs() {
  const { breadcrumbs } = useShell().meta;
  const { prefix, label } = useEdition();
  if (breadcrumbs.length === 0) return <span />;
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={styles.breadcrumbs}>
        <li>
          <SiteLink to={prefix} aria-label={`Home page, ${label}`}>
            {label}
          </SiteLink>
        </li>
        {breadcrumbs.map(({ label, path }, index) => (
          <li key={label} aria-current={index === breadcrumbs.length - 1 ? 'page' : undefined}>
            {path === undefined ? label : <SiteLink to={path}>{label}</SiteLink>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * Offers the page as Markdown: copied to the clipboard (`copyPage.ts`), or as a file. Narrow screens show the title first,
 * and this at the end.
 */
function PageActions({ place }: { place: 'top' | 'end' }) {
  const { markdown } = useShell().meta;
  const toHref = useHref();
  if (markdown === undefined) return undefined;
  const url = toHref(markdown);
  return (
    <p className={`${styles.actions} no-print`} data-place={place}>
      <button type="button" className={`${styles.copy} needs-script`} data-copy-page={url}>
        <span aria-live="polite">{COPY_LABELS.idle}</span>
      </button>
      <a className={styles.markdown} href={url}>
        View as Markdown
      </a>
    </p>
  );
}

/** Points readers of the unreleased version to the released one (behaviors version-banner, version-badge). */
function VersionBanner() {
  const { meta } = useShell();
  const { title, versions } = useSite();
  const version = useVersion();
  const latest = versions.find(({ path }) => path === '');
  if (meta.doc?.plugin !== 'default' || version.path === '') return undefined;
  return (
    <>
      {latest && (
        <div className={styles.banner}>
          <p>
            This is unreleased documentation for {title} <b>{version.label}</b> version.
          </p>
          <p>
            For up-to-date documentation, see the{' '}
            <b>
              <CounterpartLink version={latest.name}>latest version</CounterpartLink>
            </b>{' '}
            ({latest.label}).
          </p>
        </div>
      )}
      <p>
        <span className={styles.badge}>Version: {version.label}</span>
      </p>
    </>
  );
}

/** Where readers of a newer release find out what has changed since (`release/changesSince.ts`). */
function ChangesPlace() {
  const { doc } = useShell().meta;
  const { package: release } = useVersion();
  if (doc?.plugin !== 'default') return undefined;
  return <div className={styles.changes} data-documents={release.split('.', 2).join('.')} />;
}

/** Where a page comes from: last update, source file, and how to report a mistake (`reportLink.ts`). */
function PageFacts() {
  const { meta } = useShell();
  const site = useSite();
  const { lastChanged, source } = meta;
  const sourceHref = source && site.sourceUrl?.replace('{file}', source);
  const report = reportHref({ site, meta });
  if (!lastChanged && !sourceHref && !report) return undefined;
  return (
    <p className={styles.facts}>
      {lastChanged && (
        <span>
          Last updated on <time dateTime={lastChanged}>{longDate(lastChanged)}</time>
        </span>
      )}
      {sourceHref && (
        <a href={sourceHref} target="_blank" rel="noopener noreferrer">
          Edit this page
        </a>
      )}
      {report && (
        <a href={report} target="_blank" rel="noopener noreferrer" data-report="">
          Report a problem
        </a>
      )}
    </p>
  );
}

/** Links to the previous and next page in reading order. */
function Paging() {
  const { previous, next } = useShell().meta;
  if (!previous && !next) return undefined;
  const linkTo = ({ label, path }: PageLink, rel: 'prev' | 'next') => (
    <SiteLink
      className={styles.pagingLink}
      to={path}
      rel={rel}
      data-side={rel === 'next' ? rel : undefined}
    >
      <span className={styles.direction}>{rel === 'next' ? 'Next' : 'Previous'}</span>
      {label}
    </SiteLink>
  );
  return (
    <nav className={`${styles.paging} no-print`} aria-label="Docs pages">
      {previous && linkTo(previous, 'prev')}
      {next && linkTo(next, 'next')}
    </nav>
  );
}
