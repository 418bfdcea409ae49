import { OFFLINE_LABEL } from '#model/offline.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './Layout.module.css';
import { Navbar } from './navbar/Navbar.tsx';
import { SiteLink } from './SiteLink.tsx';
import { useShell, useSite } from './shellContext.tsx';

/** Everything in the body of a page; `content` is the HTML between navbar and footer. */
export function Layout({ content }: { content: string }) {
  return (
    <>
      {/* The first tab stop; also where focus goes after a navigation (behaviors navigation-focus, skip-link). */}
      <div id="skip-to-content" role="region" aria-label="Skip to main content">
        <a className={styles.skipLink} href="#__docusaurus_skipToContent_fallback">
          Skip to main content
        </a>
      </div>
      <div id="route-announcer" className="visually-hidden" aria-live="polite" />
      <AnnouncementBar />
      <Navbar />
      <div id="load-status" />
      <div
        id="__docusaurus_skipToContent_fallback"
        className={styles.content}
        data-kind={useShell().meta.kind}
        dangerouslySetInnerHTML={{ __html: content }}
      />
      <Footer />
    </>
  );
}

/** An announcement above the navbar (behavior announcement-bar). */
function AnnouncementBar() {
  const { announcementBar } = useSite();
  if (!announcementBar) return undefined;
  const { content, isCloseable } = announcementBar;
  return (
    <div className={`${styles.announcement} no-print`} role="banner" aria-label="Announcement">
      <div className={styles.announced} dangerouslySetInnerHTML={{ __html: content }} />
      {isCloseable && (
        <button
          type="button"
          className={`${styles.close} needs-script`}
          aria-label="Close"
          data-close-announcement=""
        >
          <Icon name="close" size={14} strokeWidth={3.1} />
        </button>
      )}
    </div>
  );
}

export function Footer() {
  const { footer } = useSite();
  return (
    <footer className={`${styles.footer} no-print`}>
      <div className={styles.columns}>
        {footer.columns.map(({ title, links }) => (
          <div key={title}>
            <p className={styles.columnTitle}>{title}</p>
            <ul className={styles.links}>
              {links.map(({ label, ...destination }) => (
                <li key={label}>
                  <SiteLink {...destination}>{label}</SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className={styles.note}>
        Copyright © {footer.copyrightYear} {footer.copyright}. {footer.note}
      </p>
      <p className={`${styles.note} needs-script`}>
        <button type="button" className={styles.action} data-offline="">
          {OFFLINE_LABEL}
        </button>
        {' · '}
        <button type="button" className={styles.action} data-keyboard-help="">
          Keyboard shortcuts
        </button>
      </p>
    </footer>
  );
}
