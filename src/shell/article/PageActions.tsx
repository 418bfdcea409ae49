import { useState } from 'react';
import { copyPage } from '#runtime/copyPage.ts';
import { useHref, useShell } from '#shell/shellContext.tsx';
import styles from './PageActions.module.css';

type CopyState = 'idle' | 'copied' | 'failed';

const LABELS: Record<CopyState, string> = {
  idle: 'Copy page',
  copied: 'Copied',
  failed: 'Copying failed',
};

/** Offers the page as Markdown: copied to the clipboard, or as a file. */
export function PageActions() {
  const { markdown } = useShell().meta;
  const toHref = useHref();
  const [state, setState] = useState<CopyState>('idle');
  if (markdown === undefined) return undefined;
  const url = toHref(markdown);
  return (
    <p className={styles.root}>
      <button
        type="button"
        className={`${styles.button} needs-script`}
        onClick={() =>
          void copyPage(window, url).then(({ ok }) => setState(ok ? 'copied' : 'failed'))
        }
        onBlur={() => setState('idle')}
      >
        <span aria-live="polite">{LABELS[state]}</span>
      </button>
      <a className={styles.link} href={url}>
        View as Markdown
      </a>
    </p>
  );
}
