import { parseArgs } from 'node:util';
import { withUsage } from '../withUsage.ts';

const USAGE = `
Usage: npm run samples [-- options]
  --all         also check Python, Java and C# (needs python3, javac and mvn)
  --run         also run the samples marked with run="…" or project="…"
  --update      only run projects, and write the output of their commands to the pages
  --update-links  also write what samples link to, as the compilers resolve it
  --mutate csharp  only break each C# sample once, and list what the check misses
  --only NAME   only this page or file; can be repeated
  --no-cache    also check unchanged samples and run recorded projects`;

export type SamplesOptions = ReturnType<typeof readOptions>;

/** Parses the command line; throws the usage if it is invalid. */
export function readOptions(args: string[]) {
  const flag = { type: 'boolean', default: false } as const;
  return withUsage(USAGE, () => {
    const {
      values: { mutate, 'no-cache': noCache, 'update-links': updatesLinks, ...values },
    } = parseArgs({
      args,
      options: {
        all: flag,
        run: flag,
        update: flag,
        'update-links': flag,
        mutate: { type: 'string' },
        only: { type: 'string', multiple: true, default: [] },
        'no-cache': flag,
      },
    });
    if (mutate !== undefined && mutate !== 'csharp') throw new Error(`Nothing breaks "${mutate}".`);
    return { ...values, updatesLinks, mutate: mutate === 'csharp', usesCache: !noCache };
  });
}
