import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Description } from './description.ts';
import { isDescription } from './description.ts';
import { runQuietly } from './runQuietly.ts';

/** The description and the wheel that carries it. */
export interface FetchedDescription {
  description: Description;
  wheel: string;
}

const PYTHON = process.platform === 'win32' ? 'python' : 'python3';

/** The description is the same in the wheels of all platforms; this one is the smallest. */
const PLATFORM = 'win_amd64';

const PRINT_DESCRIPTION = `
import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as wheel:
    sys.stdout.buffer.write(wheel.read('playwright/driver/package/api.json'))
`;

/** Loads the newest wheel with the same minor number as a release; undefined if PyPI has none. */
export async function fetchDescription(
  release: string,
  folder: string,
): Promise<FetchedDescription | undefined> {
  // Wheels of alphas are not published.
  if (release.includes('-')) return undefined;
  const wanted = `playwright==${release.split('.', 2).join('.')}.*`;
  const flags = ['--no-deps', '--only-binary=:all:', '--platform', PLATFORM, '--dest', folder];
  const args = ['-m', 'pip', 'download', '--quiet', wanted, ...flags];
  const { ok, complaint } = await runQuietly(PYTHON, args, { cwd: folder });
  if (!ok && isUnknownRelease(complaint)) return undefined;
  if (!ok) throw new Error(explain(complaint));
  const wheel = (await readdir(folder)).find((file) => file.endsWith('.whl'));
  if (wheel === undefined) throw new Error('pip has loaded no wheel of playwright.');
  return { description: await readDescription(join(folder, wheel)), wheel };
}

/** pip lists the releases that there are; without a connection it lists none. */
export function isUnknownRelease(complaint: string): boolean {
  return /\(from versions: (?!none)/.test(complaint);
}

async function readDescription(wheel: string): Promise<Description> {
  const { ok, stdout } = await runQuietly(PYTHON, ['-c', PRINT_DESCRIPTION, wheel], { cwd: '.' });
  const description: unknown = ok ? JSON.parse(stdout.toString()) : undefined;
  if (isDescription(description)) return description;
  throw new Error(
    `${wheel} carries no description of the API in playwright/driver/package/api.json.\n` +
      'Use "--facts declarations".',
  );
}

function explain(complaint: string): string {
  return (
    'The Python wheel of playwright cannot be loaded. ' +
    'Python 3 with pip and a connection to PyPI are needed; or use "--facts declarations".\n' +
    complaint.trim()
  );
}
