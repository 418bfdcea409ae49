import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

const HELP = 'npm run tool -- bench --help';

export interface BenchOptions {
  runs: number;
  only: 'pages' | 'build' | 'search' | undefined;
  built: string | undefined;
  site: string | undefined;
  /** Empty: the bench chooses. */
  pages: string[];
  json: string | undefined;
}

/** Parses the command line; throws if it is invalid. */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parse(args);
  const { only } = values;
  if (only !== undefined && only !== 'pages' && only !== 'build' && only !== 'search') {
    throw new Error(`Unknown value "--only ${only}". See ${HELP}`);
  }
  return {
    runs: readRuns(values.runs),
    only,
    built: values.built === undefined ? undefined : resolve(values.built),
    site: values.site === undefined ? undefined : resolve(values.site),
    pages: values.pages?.split(',').map(readPath) ?? [],
    json: values.json === undefined ? undefined : resolve(values.json),
  };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      options: {
        runs: text,
        only: text,
        built: text,
        site: text,
        pages: text,
        json: text,
      },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)} See ${HELP}`, {
      cause: error,
    });
  }
}

function readRuns(text = '5'): number {
  const runs = Number(text);
  if (Number.isInteger(runs) && runs > 0) return runs;
  throw new Error(`"--runs ${text}" is not a whole number above 0. See ${HELP}`);
}

function readPath(text: string): string {
  return `/${text.trim().replace(/^\/+/, '')}`;
}
