import { parseArgs } from 'node:util';

const USAGE = `Usage: npm run samples [-- options]
  --all         checks Python, Java and C#, too (needs python3, javac and mvn)
  --run         runs the samples that are marked with run="…" or project="…", too
  --update      only runs projects, and writes what their commands print into the pages
  --mutate csharp  only breaks each C# sample once and reports what the check does not notice
  --only NAME   only samples of this page or file; may be repeated
  --no-cache    checks what has not changed and runs recorded projects, too`;

export interface SamplesOptions {
  all: boolean;
  run: boolean;
  update: boolean;
  /** Whether samples are broken to see what is noticed. */
  mutate: boolean;
  /** Ids of pages or parts of file names; empty: everything. */
  only: string[];
  usesCache: boolean;
}

/** Reads the command line; a wrong one throws how to use it. */
export function readOptions(args: string[]): SamplesOptions {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values } = parseArgs({
      args,
      options: {
        all: flag,
        run: flag,
        update: flag,
        mutate: { type: 'string' },
        only: { type: 'string', multiple: true, default: [] },
        'no-cache': flag,
      },
    });
    const { all, run, update, mutate, only } = values;
    if (mutate !== undefined && mutate !== 'csharp') throw new Error(`Nothing breaks "${mutate}".`);
    return { all, run, update, mutate: mutate === 'csharp', only, usesCache: !values['no-cache'] };
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    throw new Error(`${what}\n${USAGE}`, { cause: error });
  }
}
