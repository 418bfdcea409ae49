import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Declarations } from '../declarations/readDeclarations.ts';
import { readDeclarations } from '../declarations/readDeclarations.ts';

/** Reads the declarations of an installed package. */
export async function readPackageDeclarations(root: string, name: string): Promise<Declarations> {
  const sources = declarationFiles(root, name).map(async (file) => ({
    file,
    text: await readFile(file, 'utf8'),
  }));
  return readDeclarations(await Promise.all(sources));
}

/** Where they are, wherever npm has put the core of the package. */
export function declarationFiles(root: string, name: string): string[] {
  const folder = join(root, 'node_modules', name);
  const require = createRequire(join(folder, 'package.json'));
  const core = dirname(require.resolve('playwright-core/package.json'));
  return [
    join(core, 'types/types.d.ts'),
    join(folder, 'types/test.d.ts'),
    join(folder, 'types/testReporter.d.ts'),
  ];
}
