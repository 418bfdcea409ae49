import type { BrowserWindow } from './browserWindow.ts';

/** The part of `navigator.connection` that matters here; several browsers don't have it. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** What the browser says about the connection. */
export function connectionOf({ navigator }: Pick<BrowserWindow, 'navigator'>) {
  return (navigator as Navigator & { connection?: Connection }).connection;
}

/** Whether to spend bandwidth on a page that may never be opened (behavior slow-connection). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  if (!connection) return true;
  return !connection.saveData && !connection.effectiveType?.includes('2g');
}
