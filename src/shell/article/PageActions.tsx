import { COPY_LABELS } from '#runtime/copyPageButton.ts';
import { useHref, useShell } from '#shell/shellContext.tsx';
import styles from './PageActions.module.css';

/** Offers the page as Markdown: copied to the clipboard by the runtime, or as a file. */
export function PageActions() {
  const { markdown } = useShell().meta;
  const toHref = useHref();
  if (markdown === undefined) return undefined;
  const url = toHref(markdown);
  return (
    <p className={styles.root}>
      <button type="button" className={`${styles.button} needs-script`} data-copy-page={url}>
        <span aria-live="polite" suppressHydrationWarning>
          {COPY_LABELS.idle}
        </span>
      </button>
      <a className={styles.link} href={url}>
        View as Markdown
      </a>
    </p>
  );
}
