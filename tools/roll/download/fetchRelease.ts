import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Declarations, readDeclarations } from '../declarations/readDeclarations.ts';
import { NPM, runQuietly } from '../../runQuietly.ts';

/** Installs a release of the framework (`1.57.0`, or `~1.57.0` for its newest patch) and reads its declarations. */
export async function fetchRelease(release: string, parent: string): Promise<Declarations> {
  const folder = join(parent, `npm-${release}`);
  if (!existsSync(join(folder, 'node_modules/playwright'))) await install(release, folder);
  const declarations = await readPackageDeclarations(folder, 'playwright');
  const [problem] = declarations.problems;
  if (problem) throw new Error(`The declarations of ${release}: ${problem.what}\n${problem.fix}`);
  return declarations;
}

async function install(release: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const args = ['install', `playwright@${release}`, ...flags];
  const { ok, complaint } = await runQuietly(NPM, args, { cwd: folder });
  if (!ok) throw new Error(explain(release, complaint));
}

/** What npm complained about, in one sentence and a fix. */
export function explain(release: string, complaint: string): string {
  if (/\b(ETARGET|E404)\b/.test(complaint))
    return `The npm registry has no release ${release} of playwright.\nSee "npm view playwright versions".`;
  if (/\b(ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|ENETUNREACH)\b/.test(complaint))
    return 'The npm registry cannot be reached.\nTry again with a network connection.';
  return `playwright ${release} cannot be installed. npm says:\n${complaint.trim()}`;
}

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
