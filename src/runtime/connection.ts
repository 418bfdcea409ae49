/** The part of `navigator.connection` that matters here; several browsers don't have it. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether to spend bandwidth on a page that may never be opened (behavior slow-connection). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  if (!connection) return true;
  return !connection.saveData && !connection.effectiveType?.includes('2g');
}
