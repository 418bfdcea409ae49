/** The part of `navigator.connection` that matters here; several browsers do not have it. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor can spare bytes for a page they may never open (behavior slow-connection). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  if (!connection) return true;
  return !connection.saveData && !connection.effectiveType?.includes('2g');
}
