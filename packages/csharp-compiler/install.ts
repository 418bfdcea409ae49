import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Runtime } from './compile.ts';
import packages from './packages.json' with { type: 'json' };
import { run } from './run.ts';

const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/playbill/samples/csharp');

/** What is installed; written last. */
const STAMP = join(FOLDER, 'packages.json');
const WANTED = JSON.stringify(packages);

/** Whether the compiler from npm is installed. */
export function isInstalled(): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === WANTED;
}

/** Installs the compiler from npm unless it is already there. */
export async function install(): Promise<Runtime> {
  const command = join(FOLDER, 'package/Sarif.Multitool');
  if (!isInstalled()) {
    await rm(FOLDER, { recursive: true, force: true });
    await mkdir(FOLDER, { recursive: true });
    for (const one of packages) await unpack(one);
    await chmod(command, 0o755);
    await writeFile(STAMP, WANTED);
  }
  return { command, args: [], roslyn: join(FOLDER, 'package/dist/generator'), restores: false };
}

const packed = z.tuple([z.object({ filename: z.string(), integrity: z.string() })]);

/** Extracts a few files of a package, without its dependencies. */
async function unpack({ name, version, integrity, files }: (typeof packages)[number]) {
  const output = await run('npm', ['pack', '--json', `${name}@${version}`], { cwd: FOLDER });
  const [{ filename, integrity: found }] = packed.parse(JSON.parse(output));
  if (found !== integrity)
    throw new Error(`The hash of ${name} ${version} is ${found}, not as in packages.json.`);
  await run('tar', ['-xzf', filename, ...files], { cwd: FOLDER });
  await rm(join(FOLDER, filename));
}
