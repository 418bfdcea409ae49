import type { MouseEvent } from 'react';
import styles from './SkipLink.module.css';

/** The first tab stop; also where focus goes after a navigation (behaviors navigation-focus, skip-link). */
export function SkipLink() {
  function handleClick(event: MouseEvent) {
    const main = document.querySelector('main');
    if (!main) return;
    event.preventDefault();
    main.tabIndex = -1;
    main.focus();
    main.removeAttribute('tabindex');
  }

  return (
    <div id="skip-to-content" role="region" aria-label="Skip to main content">
      <a className={styles.root} href="#__docusaurus_skipToContent_fallback" onClick={handleClick}>
        Skip to main content
      </a>
    </div>
  );
}
