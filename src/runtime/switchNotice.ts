import { createStore, type ReadableStore } from './store.ts';

/** The notice for a reader who landed elsewhere than expected, after switching edition or version. */
interface SwitchNotice {
  /** The page on which it is shown, without the base URL. */
  path: string;
  text: string;
  back: { label: string; href: string };
}

export interface SwitchNoticeStore extends ReadableStore<SwitchNotice | undefined> {
  show: (notice: SwitchNotice) => void;
  dismiss: () => void;
}

/** Keeps the notice about the last switch until it is dismissed or replaced. */
export function createSwitchNotice(): SwitchNoticeStore {
  const store = createStore<SwitchNotice | undefined>(undefined);
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    show: store.setState,
    dismiss: () => store.setState(undefined),
  };
}
