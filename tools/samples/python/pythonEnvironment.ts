import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runQuietly } from '../../roll/runQuietly.ts';

const FOLDER = 'node_modules/.cache/playbill/samples/python';
const REQUIREMENTS = 'tools/samples/python/requirements.txt';

/** The packages that samples are checked against, in pip's format. */
export function pythonRequirements(root: string): string {
  return readFileSync(join(root, REQUIREMENTS), 'utf8');
}

/** The location of the virtual environment and of temporary files. */
export function pythonFolder(root: string): string {
  return join(root, FOLDER);
}

/** What has to be installed before a virtual environment can be created; absent if nothing. */
export async function missingForPython(root: string): Promise<string | undefined> {
  const python = await runQuietly('python3', ['-c', 'import venv, ensurepip'], { cwd: root });
  if (python.ok) return undefined;
  return python.complaint.includes('No module named')
    ? 'python3 cannot create virtual environments: install its venv module (python3-venv).'
    : 'python3 was not found: install Python 3.9 or newer with its venv module.';
}

/** Whether the virtual environment has the requested packages. */
export function isPythonPrepared(root: string): boolean {
  const stamp = stampFile(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === pythonRequirements(root);
}

/** Creates the virtual environment unless it exists; returns its interpreter. */
export async function preparePython(root: string): Promise<string> {
  const environment = environmentFolder(root);
  const python = join(environment, 'bin/python');
  if (isPythonPrepared(root)) return python;
  await rm(environment, { recursive: true, force: true });
  await runOrThrow(root, 'python3', ['-m', 'venv', environment]);
  await runOrThrow(root, python, ['-m', 'pip', 'install', '--quiet', '-r', REQUIREMENTS]);
  await writeFile(stampFile(root), pythonRequirements(root));
  return python;
}

function environmentFolder(root: string): string {
  return join(pythonFolder(root), 'environment');
}

/** What was installed: a copy of the list, written last. */
function stampFile(root: string): string {
  return join(environmentFolder(root), 'requirements.txt');
}

async function runOrThrow(cwd: string, command: string, args: string[]): Promise<void> {
  const { ok, complaint } = await runQuietly(command, args, { cwd });
  if (!ok) throw new Error(`The Python packages could not be installed: ${complaint.trim()}`);
}
