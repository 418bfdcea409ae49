import styles from './SkipLink.module.css';

/** The first tab stop; also where focus goes after a navigation (behaviors navigation-focus, skip-link). */
export function SkipLink() {
  return (
    <div id="skip-to-content" role="region" aria-label="Skip to main content">
      <a className={styles.root} href="#__docusaurus_skipToContent_fallback">
        Skip to main content
      </a>
    </div>
  );
}
