import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Description } from '../facts/description.ts';
import { isDescription } from '../facts/description.ts';
import { runQuietly } from '../runQuietly.ts';
import { fileURLToPath } from 'node:url';

/** What a wheel says: its signatures, and the description of the whole API that older ones carry. */
export interface Wheel {
  /** `playwright-1.56.0-py3-none-win_amd64.whl` */
  file: string;
  /** Absent in newer wheels. */
  description?: Description | undefined;
  /** By `Class.member`: `(url: str, *, timeout: Optional[float] = None) -> None`, or `: str`. */
  members: Record<string, string>;
  /** The keys of the dictionaries, by the name of their type. */
  keys: Record<string, string[]>;
  /** The events of each class: `popup`. */
  events: Record<string, string[]>;
}

/** What is read is the same in the wheels of all platforms; this one is the smallest. */
const PLATFORM = 'win_amd64';

/** Loads the newest wheel of a minor release, `1.56`; nothing where there is none. */
export async function fetchWheel(minor: string, parent: string): Promise<Wheel | undefined> {
  const folder = join(parent, `wheel-${minor}`);
  await mkdir(folder, { recursive: true });
  const file = (await wheelIn(folder)) ?? (await download(minor, folder));
  if (file === undefined) return undefined;
  // Printed by a script of ours.
  const wheel = (await readPackage('wheel', join(folder, file))) as Omit<Wheel, 'file'> | undefined;
  if (!wheel) throw new Error(`tools/roll/download/readPackage.py cannot read ${file}.`);
  const description = isDescription(wheel.description) ? wheel.description : undefined;
  return { ...wheel, description, file };
}

async function wheelIn(folder: string): Promise<string | undefined> {
  return (await readdir(folder)).find((name) => name.endsWith('.whl'));
}

async function download(minor: string, folder: string): Promise<string | undefined> {
  const flags = ['--no-deps', '--only-binary=:all:', '--platform', PLATFORM, '--dest', folder];
  const args = ['-m', 'pip', 'download', '--quiet', `playwright==${minor}.*`, ...flags];
  const { ok, complaint } = await runQuietly(PYTHON, args, { cwd: folder });
  if (!ok && isUnknownRelease(complaint)) return undefined;
  if (!ok) throw new Error(explain(complaint));
  const file = await wheelIn(folder);
  if (file === undefined) throw new Error('pip has loaded no wheel of playwright.');
  return file;
}

/** pip lists the releases that there are; without a connection it lists none. */
export function isUnknownRelease(complaint: string): boolean {
  return /\(from versions: (?!none)/.test(complaint);
}

function explain(complaint: string): string {
  return (
    'The Python wheel of playwright cannot be loaded. ' +
    'Python 3 with pip and a connection to PyPI are needed.\n' +
    complaint.trim()
  );
}

const PYTHON = process.platform === 'win32' ? 'python' : 'python3';

const SCRIPT = fileURLToPath(new URL('readPackage.py', import.meta.url));

/** What `readPackage.py` prints of a wheel or a sources jar; nothing where it cannot be read. */
export async function readPackage(kind: 'wheel' | 'jar', file: string): Promise<unknown> {
  const { ok, stdout } = await runQuietly(PYTHON, [SCRIPT, kind, file], { cwd: '.' });
  return ok ? (JSON.parse(stdout.toString()) as unknown) : undefined;
}
