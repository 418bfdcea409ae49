import { Icon } from '#ui/Icon.tsx';
import { useShell } from '#shell/shellContext.tsx';
import { useStore } from '#shell/useStore.ts';
import styles from './SwitchNotice.module.css';

/** A one-line notice, with a way back, for readers whose page is missing in the chosen edition or version. */
export function SwitchNotice() {
  const { meta, services } = useShell();
  const notice = useStore(services?.switchNotice);
  if (notice?.path !== meta.path) return undefined;
  return (
    <div className={styles.root} role="status">
      <p>
        {notice.text} <a href={notice.back.href}>Back to “{notice.back.label}”</a>
      </p>
      <button
        type="button"
        className={styles.close}
        aria-label="Dismiss"
        onClick={() => services?.switchNotice.dismiss()}
      >
        <Icon name="close" size={14} />
      </button>
    </div>
  );
}
