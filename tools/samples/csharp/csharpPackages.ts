import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { runQuietly } from '../../roll/runQuietly.ts';
import type { Runtime } from './compiler/runCompiler.ts';

/** A package from which a few files are extracted, without its dependencies. */
interface Package {
  name: string;
  version: string;
  integrity: string;
  files: readonly string[];
}

const ROSLYN = 'package/dist/generator';
const PROGRAM = 'package/Sarif.Multitool';

/** A single-file .NET 8 program, whose runtime we use, and the C# 12 compiler. See decision 0023. */
const CSHARP_PACKAGES: readonly Package[] = [
  {
    name: '@microsoft/sarif-multitool-linux',
    version: '5.7.0',
    integrity:
      'sha512-NxUbpq6ISCWoTQ/NfOYEwEDKq1Heka/rMoJ5R5LMydcAZQX/X7g5mWHcgxDub+0M07LC96tZ5LZHvF1Qy3gjTA==',
    files: [PROGRAM],
  },
  {
    name: '@typespec/http-client-csharp',
    version: '1.0.0-alpha.20260929.2',
    integrity:
      'sha512-v+v5Qfnwvvs4joh7lIgm7r6Z1DY4DHUb38Gh9NC1JTpUsFx3FGmez9tC01m475j2ccC/SPIv34hzUUr+G6aCSw==',
    files: ['Microsoft.CodeAnalysis.dll', 'Microsoft.CodeAnalysis.CSharp.dll'].map(
      (file) => `${ROSLYN}/${file}`,
    ),
  },
];

const FOLDER = 'node_modules/.cache/playbill/samples/csharp';

/** The installed packages, written last. */
const WANTED = JSON.stringify(CSHARP_PACKAGES);

const packed = z.tuple([z.object({ filename: z.string(), integrity: z.string() })]);

/** Whether the compiler is installed. */
export function isCsharpPrepared(root: string): boolean {
  const stamp = stampFile(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === WANTED;
}

/** Installs the compiler unless it is already there. */
export async function prepareCsharp(root: string): Promise<Runtime> {
  const folder = join(root, FOLDER);
  if (!isCsharpPrepared(root)) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    for (const one of CSHARP_PACKAGES) await unpack(folder, one);
    await chmod(join(folder, PROGRAM), 0o755);
    await writeFile(stampFile(root), WANTED);
  }
  return {
    command: join(folder, PROGRAM),
    args: [],
    roslyn: join(folder, ROSLYN),
    restores: false,
  };
}

function stampFile(root: string): string {
  return join(root, FOLDER, 'packages.json');
}

async function unpack(folder: string, { name, version, integrity, files }: Package): Promise<void> {
  const output = await run(folder, 'npm', ['pack', '--json', `${name}@${version}`]);
  const [{ filename, integrity: found }] = packed.parse(JSON.parse(output));
  if (found !== integrity) throw new Error(`The hash of ${name} ${version} is wrong.`);
  await run(folder, 'tar', ['-xzf', filename, ...files]);
  await rm(join(folder, filename));
}

async function run(cwd: string, command: string, args: string[]): Promise<string> {
  const { ok, stdout, complaint } = await runQuietly(command, args, { cwd });
  if (!ok) throw new Error(complaint.trim());
  return stdout.toString();
}
