/** What the state of a history entry says; anything may stand there, so whatever is not ours counts as missing. */
export function readEntry(state: unknown) {
  const { index, scroll, place, fullLoad } = { ...(state as Record<string, unknown> | null) };
  const { id, top } = { ...(place as Record<string, unknown> | null) };
  return {
    /** Its number among the entries of the tab. */
    index: typeof index === 'number' ? index : undefined,
    scroll: typeof scroll === 'number' ? scroll : undefined,
    place: typeof id === 'string' && typeof top === 'number' ? { id, top } : undefined,
    /** Whether its document is the full load of a page that could not be shown in the last one. */
    fullLoad: fullLoad === true,
  };
}

/** Writes into the current entry, which survives a reload. */
export function writeEntry(fields: Partial<ReturnType<typeof readEntry>>): void {
  history.replaceState({ ...(history.state as object | null), ...fields }, '');
}
