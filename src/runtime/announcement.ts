import { ANNOUNCEMENT_DISMISS_KEY, ANNOUNCEMENT_ID_KEY } from '#model/storageKeys.ts';
import { isSameAnnouncement } from './announcementSlots.ts';
import type { BrowserStorage } from './storage.ts';
import { createStore, type ReadableStore } from './store.ts';

interface AnnouncementState {
  isDismissed: boolean;
}

export interface AnnouncementStore extends ReadableStore<AnnouncementState> {
  dismiss: () => void;
  dispose: () => void;
}

/**
 * Remembers across tabs that the announcement with an id was closed; a new id shows the bar again (behavior
 * announcement-dismissal).
 */
export function createAnnouncement(storage: BrowserStorage, id: string): AnnouncementStore {
  const isKnown = isSameAnnouncement(id, storage.get(ANNOUNCEMENT_ID_KEY));
  storage.set(ANNOUNCEMENT_ID_KEY, id);
  if (!isKnown) storage.set(ANNOUNCEMENT_DISMISS_KEY, 'false');
  const store = createStore<AnnouncementState>({
    isDismissed: isKnown && storage.get(ANNOUNCEMENT_DISMISS_KEY) === 'true',
  });

  const dispose = storage.subscribe(ANNOUNCEMENT_DISMISS_KEY, (value) => {
    // A tab opened after a deployment stores the state of another announcement.
    if (value === 'true' && isSameAnnouncement(id, storage.get(ANNOUNCEMENT_ID_KEY))) close();
  });

  function close(): void {
    store.setState({ isDismissed: true });
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    dismiss() {
      // Before storing, which may fail and must not keep the bar from closing.
      close();
      storage.set(ANNOUNCEMENT_DISMISS_KEY, 'true');
    },
    dispose,
  };
}
