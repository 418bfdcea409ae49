import { fileURLToPath } from 'node:url';
import { runQuietly } from './runQuietly.ts';

export const PYTHON = process.platform === 'win32' ? 'python' : 'python3';

const SCRIPT = fileURLToPath(new URL('readPackage.py', import.meta.url));

/** What `readPackage.py` prints of a wheel or a sources jar; nothing where it cannot be read. */
export async function readPackage(kind: 'wheel' | 'jar', file: string): Promise<unknown> {
  const { ok, stdout } = await runQuietly(PYTHON, [SCRIPT, kind, file], { cwd: '.' });
  return ok ? (JSON.parse(stdout.toString()) as unknown) : undefined;
}
