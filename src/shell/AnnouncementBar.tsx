import { Icon } from '#ui/Icon.tsx';
import { StaticHtml } from '#ui/StaticHtml.tsx';
import styles from './AnnouncementBar.module.css';
import { useShell, useSite } from './shellContext.tsx';
import { useStore } from './useStore.ts';

/**
 * An announcement above the navbar; once closed it stays hidden until its id changes (behavior
 * announcement-dismissal).
 */
export function AnnouncementBar() {
  const { announcement } = useShell().services ?? {};
  const { announcementBar } = useSite();
  const state = useStore(announcement);
  if (!announcementBar || state?.isDismissed) return undefined;
  const { content, isCloseable } = announcementBar;
  return (
    <div className={styles.root} role="banner" aria-label="Announcement">
      <StaticHtml className={styles.content} markup={content} />
      {isCloseable && (
        <button
          type="button"
          className={`${styles.close} needs-script`}
          aria-label="Close"
          data-replay="click"
          onClick={() => announcement?.dismiss()}
        >
          <Icon name="close" size={14} strokeWidth={3.1} />
        </button>
      )}
    </div>
  );
}
