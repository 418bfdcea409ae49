import { parseArgs } from 'node:util';
import { withUsage } from '../withUsage.ts';
import type { SiteConfig } from '#model/site.ts';

export type UploadArguments = ReturnType<typeof uploadArguments>;

/** Parses `--edition python --dry-run`; throws if it is invalid. */
export function uploadArguments(
  args: readonly string[],
  { editions }: Pick<SiteConfig, 'editions'>,
) {
  return withUsage(' See npm run tool -- search-upload --help', () => {
    const { values } = parseArgs({
      args: [...args],
      options: {
        edition: { type: 'string', multiple: true },
        records: { type: 'string' },
        'dry-run': { type: 'boolean' },
      },
    });
    const wanted = values.edition ?? editions.map(({ id }) => id);
    return {
      editions: wanted.map((id) => {
        const edition = editions.find((candidate) => candidate.id === id);
        if (!edition) throw new Error(`Unknown edition "${id}".`);
        return edition;
      }),
      /** The folder of the records. */
      folder: values.records ?? 'dist/search/records',
      /** Prints what would be sent, and sends nothing. */
      isDryRun: values['dry-run'] ?? false,
    };
  });
}

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
