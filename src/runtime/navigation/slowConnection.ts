/** Whether to spend no bandwidth on what readers may never look at (behavior slow-connection). */
export function isSlowConnection(): boolean {
  // Several browsers don't have it.
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
