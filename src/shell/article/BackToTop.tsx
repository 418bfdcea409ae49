import { useEffect, useState } from 'react';
import { watchWayUp } from '#runtime/backToTop.ts';
import { prefersReducedMotion } from '#runtime/reducedMotion.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './BackToTop.module.css';

/** Appears when the reader scrolls up from far down (behavior back-to-top). */
export function BackToTop() {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => watchWayUp(window, setOffered), []);
  return (
    <button
      type="button"
      className={styles.root}
      data-offered={isOffered}
      aria-label="Scroll back to top"
      onClick={() => {
        const behavior = prefersReducedMotion(window) ? 'instant' : 'smooth';
        window.scrollTo({ top: 0, behavior });
      }}
    >
      <Icon name="up" />
    </button>
  );
}
