type EntryState = Record<string, unknown> | null;

/** Notes in the history entry, which outlives a reload, that its URL is about to be loaded in full. */
export function markFullLoad(history: History): void {
  history.replaceState({ ...(history.state as EntryState), fullLoad: true }, '');
}

/** Whether this document is the full load that a failed navigation asked for; takes the mark away. */
export function takeFullLoadMark(history: History): boolean {
  const { fullLoad, ...state } = (history.state as EntryState) ?? {};
  if (fullLoad !== true) return false;
  history.replaceState(state, '');
  return true;
}
