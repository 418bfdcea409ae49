import { ANNOUNCEMENT_DISMISS_KEY, ANNOUNCEMENT_ID_KEY } from '#model/storageKeys.ts';
import { isSameAnnouncement } from '#runtime/announcementSlots.ts';
import { onEvent } from '#runtime/delegate.ts';
import type { App } from './app.ts';

/** Closes the announcement, in all tabs, until its id changes (behavior announcement-dismissal). */
export function driveAnnouncement({ window, storage, router }: App): void {
  const { announcementBar } = router.getState().page.frame.site;
  if (!announcementBar) return;
  const { id } = announcementBar;
  const isShown = () => isSameAnnouncement(id, storage.get(ANNOUNCEMENT_ID_KEY));
  const close = (): void => window.document.querySelector('[aria-label=Announcement]')?.remove();

  const isKnown = isShown();
  storage.set(ANNOUNCEMENT_ID_KEY, id);
  if (!isKnown) storage.set(ANNOUNCEMENT_DISMISS_KEY, 'false');
  else if (storage.get(ANNOUNCEMENT_DISMISS_KEY) === 'true') close();
  storage.subscribe(ANNOUNCEMENT_DISMISS_KEY, (value) => {
    // A tab opened after a deployment stores the state of another announcement.
    if (value === 'true' && isShown()) close();
  });
  onEvent(window, 'click', '[data-close-announcement]', () => {
    // Before storing, which may fail and must not keep the bar from closing.
    close();
    storage.set(ANNOUNCEMENT_DISMISS_KEY, 'true');
  });
}
