import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

const HELP = 'npm run tool -- bench --help';
/** Home, and the pages that have bars. */
const PAGES = '/,/docs/intro,/docs/locators,/docs/api/class-page';

export type BenchOptions = ReturnType<typeof readOptions>;

/** Parses the command line; throws if it is invalid. */
export function readOptions(args: string[]) {
  const text = { type: 'string' } as const;
  const options = { runs: text, only: text, built: text, site: text, pages: text, json: text };
  const {
    runs = '5',
    only,
    built,
    site,
    pages = PAGES,
    json,
  } = parseArgs({ args, options }).values;
  if (only !== undefined && only !== 'pages' && only !== 'build' && only !== 'search') {
    throw new Error(`Unknown value "--only ${only}". See ${HELP}`);
  }
  if (!/^[1-9]\d*$/.test(runs)) {
    throw new Error(`"--runs ${runs}" is not a whole number above 0. See ${HELP}`);
  }
  if (only === 'build' && built !== undefined) {
    throw new Error(`With "--built" there is no build to measure. See ${HELP}`);
  }
  return {
    runs: Number(runs),
    only,
    built: built && resolve(built),
    site: site && resolve(site),
    pages: pages.split(',').map((path) => `/${path.trim().replace(/^\/+/, '')}`),
    json: json && resolve(json),
  };
}
