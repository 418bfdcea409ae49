import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Declarations } from './declarations/readDeclarations.ts';
import { readDeclarations } from './declarations/readDeclarations.ts';

/** Reads the declarations of an installed package, wherever npm has put its core. */
export async function readPackageDeclarations(root: string, name: string): Promise<Declarations> {
  const folder = join(root, 'node_modules', name);
  const require = createRequire(join(folder, 'package.json'));
  const core = dirname(require.resolve('playwright-core/package.json'));
  const files = [
    join(core, 'types/types.d.ts'),
    join(folder, 'types/test.d.ts'),
    join(folder, 'types/testReporter.d.ts'),
  ];
  const sources = files.map(async (file) => ({ file, text: await readFile(file, 'utf8') }));
  return readDeclarations(await Promise.all(sources));
}
