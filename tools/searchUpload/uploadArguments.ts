import { parseArgs } from 'node:util';
import type { Edition } from '#model/edition.ts';
import type { SiteConfig } from '#model/site.ts';

export interface UploadArguments {
  editions: Edition[];
  /** Where the build has put the records. */
  folder: string;
  /** Says what would be sent, and sends nothing. */
  isDryRun: boolean;
}

const USAGE = `Usage: npm run search:upload [-- options]
  --edition ID    only this edition; may be given more than once
  --records DIR   where the records are (default dist/search/records)
  --dry-run       shows what would be sent, and sends nothing
SEARCH_ADMIN_KEY   a key of the service that may change indexes
SEARCH_APP_ID      the application (default: search.appId of site.config.ts)`;

/** Reads `--edition python --dry-run`; throws with the usage if it cannot. */
export function uploadArguments(
  args: readonly string[],
  { editions }: Pick<SiteConfig, 'editions'>,
): UploadArguments {
  const values = parse(args);
  const wanted = values.edition ?? editions.map(({ id }) => id);
  const chosen = wanted.map((id) => {
    const edition = editions.find((candidate) => candidate.id === id);
    if (!edition) throw usageError(`The edition "${id}" is not known.`);
    return edition;
  });
  return {
    editions: chosen,
    folder: values.records ?? 'dist/search/records',
    isDryRun: values['dry-run'] ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        edition: { type: 'string', multiple: true },
        records: { type: 'string' },
        'dry-run': { type: 'boolean' },
      },
    });
    return values;
  } catch (error) {
    throw usageError(error instanceof Error ? error.message : String(error));
  }
}

function usageError(what: string): Error {
  return new Error(`${what}\n${USAGE}`);
}
