/** The message of an error and of its causes, as the crash page shows them (behavior crash-page-level). */
export function errorText(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const cause = error instanceof Error ? error.cause : undefined;
  return cause === undefined ? text : `${text}\n\nCause:\n${errorText(cause)}`;
}
