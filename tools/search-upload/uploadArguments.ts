import { parseArgs } from 'node:util';
import type { Edition } from '#model/edition.ts';
import type { SiteConfig } from '#model/site.ts';

export interface UploadArguments {
  editions: Edition[];
  /** The folder of the records. */
  folder: string;
  /** Prints what would be sent, and sends nothing. */
  isDryRun: boolean;
}

/** Parses `--edition python --dry-run`; throws if it is invalid. */
export function uploadArguments(
  args: readonly string[],
  { editions }: Pick<SiteConfig, 'editions'>,
): UploadArguments {
  const values = parse(args);
  const wanted = values.edition ?? editions.map(({ id }) => id);
  const chosen = wanted.map((id) => {
    const edition = editions.find((candidate) => candidate.id === id);
    if (!edition) throw usageError(`Unknown edition "${id}".`);
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
  return new Error(`${what} See npm run tool -- search-upload --help`);
}
