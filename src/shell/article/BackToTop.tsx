import { Icon } from '#ui/Icon.tsx';
import styles from './BackToTop.module.css';

/** Appears when the reader scrolls up from far down; the runtime drives it (behavior back-to-top). */
export function BackToTop() {
  return (
    <button
      type="button"
      className={styles.root}
      data-back-to-top=""
      data-offered="false"
      aria-label="Scroll back to top"
      suppressHydrationWarning
    >
      <Icon name="up" />
    </button>
  );
}
