import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runQuietly } from '../../runQuietly.ts';
import type { Compiled, CompiledLanguage, CompilerRun } from '../compiled.ts';
import { placePython, readPythonAmbient } from './placePython.ts';
import { readPython } from './readPython.ts';

/** Type-checks Python samples; needs python3 and, once, PyPI. */
export const PYTHON: CompiledLanguage = {
  name: 'Python',
  language: 'python',
  packages: 'tools/samples/python/requirements.txt',
  missing: missingForPython,
  async install(root, folder) {
    await runOrThrow(root, 'python3', ['-m', 'venv', folder]);
    const list = ['-r', PYTHON.packages];
    await runOrThrow(root, interpreterIn(folder), ['-m', 'pip', 'install', '--quiet', ...list]);
  },
  place(root, samples) {
    const ambient = readPythonAmbient(root);
    return { placed: placePython(samples, ambient), others: ambient.modules };
  },
  compile: checkAll,
};

/** What has to be installed before a virtual environment can be created; absent if nothing. */
async function missingForPython(root: string): Promise<string | undefined> {
  const python = await runQuietly('python3', ['-c', 'import venv, ensurepip'], { cwd: root });
  if (python.ok) return undefined;
  return python.complaint.includes('No module named')
    ? 'python3 cannot create virtual environments: install its venv module (python3-venv).'
    : 'python3 was not found: install Python 3.9 or newer with its venv module.';
}

export function interpreterIn(folder: string): string {
  return join(folder, 'bin/python');
}

async function runOrThrow(cwd: string, command: string, args: string[]): Promise<void> {
  const { ok, complaint } = await runQuietly(command, args, { cwd });
  if (!ok) throw new Error(`The Python packages could not be installed: ${complaint.trim()}`);
}

const SETTINGS = {
  typeCheckingMode: 'standard',
  pythonVersion: '3.9',
  reportUnusedCoroutine: 'error',
  // Samples assume that the element, the response or the frame exists.
  reportOptionalMemberAccess: 'none',
  reportOptionalSubscript: 'none',
};

/** Type-checks all modules of a folder at once. */
async function checkAll(run: CompilerRun): Promise<Compiled> {
  const { folder, packages, paths } = run;
  // The files of a page import each other from its folder.
  const pages = paths.filter((path) => path.includes('/')).map((path) => path.split('/')[0]);
  const executionEnvironments = [...new Set(pages)].map((name) => ({
    root: name,
    extraPaths: ['.'],
  }));
  const settings = JSON.stringify({ ...SETTINGS, executionEnvironments });
  await writeFile(join(folder, 'pyrightconfig.json'), settings);
  return readPython(run, interpreterIn(packages));
}
