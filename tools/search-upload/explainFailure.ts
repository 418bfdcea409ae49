/** What to do about a failed upload, in two lines. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { name, message } = error;
  const status: unknown = 'status' in error ? error.status : undefined;
  if (status === 401 || status === 403) {
    return `The search service rejected the key: ${message}.\nCheck that SEARCH_ADMIN_KEY belongs to the application and has permission to add and delete records, change settings and delete indexes.`;
  }
  if (typeof status === 'number') {
    return `The search service responded with ${status}: ${message}.\nThe indexes that readers search are unchanged, except those reported as searchable above.`;
  }
  if (name === 'RetryError') {
    return `The search service cannot be reached.\nCheck the application id (search.appId in site.config.ts, or SEARCH_APP_ID) and the network.`;
  }
  return message;
}
