import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifest = z.object({ version: z.string() });

/** `name@version` of installed packages. */
export function packageVersions(root: string, names: readonly string[]): string[] {
  return names.map((name) => {
    const text = readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8');
    return `${name}@${manifest.parse(JSON.parse(text)).version}`;
  });
}
