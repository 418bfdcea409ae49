type EntryState = Record<string, unknown> | null;

/** Marks the history entry, which survives a reload, before its URL is loaded in full. */
export function markFullLoad(history: History): void {
  history.replaceState({ ...(history.state as EntryState), fullLoad: true }, '');
}

/** Whether this document is the full load after a failed navigation; clears the mark. */
export function takeFullLoadMark(history: History): boolean {
  const { fullLoad, ...state } = (history.state as EntryState) ?? {};
  if (fullLoad !== true) return false;
  history.replaceState(state, '');
  return true;
}
