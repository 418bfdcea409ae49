type EntryState = Record<string, unknown> | null;

/** Marks the history entry, which survives a reload, before its URL is loaded in full. */
export function markFullLoad(history: History): void {
  history.replaceState({ ...(history.state as EntryState), fullLoad: true }, '');
}

/** Whether this document is the full load of a page that could not be shown in the last one. */
export function hasFullLoadMark(history: History): boolean {
  return (history.state as EntryState)?.['fullLoad'] === true;
}

/** The same; clears the mark. */
export function takeFullLoadMark(history: History): boolean {
  if (!hasFullLoadMark(history)) return false;
  const { fullLoad: _taken, ...state } = history.state as Record<string, unknown>;
  history.replaceState(state, '');
  return true;
}
