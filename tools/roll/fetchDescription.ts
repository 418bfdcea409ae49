import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Description } from './description.ts';
import { isDescription } from './description.ts';
import { runQuietly } from './runQuietly.ts';

/** The description and the wheel that carries it, or why there is none. */
export type FetchedDescription =
  { description: Description; wheel: string } | { description: undefined; why: string };

const PYTHON = process.platform === 'win32' ? 'python' : 'python3';

/** The description is the same in the wheels of all platforms; this one is the smallest. */
const PLATFORM = 'win_amd64';

const PRINT_DESCRIPTION = `
import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as wheel:
    sys.stdout.buffer.write(wheel.read('playwright/driver/package/api.json'))
`;

/** Loads the newest wheel with the same minor number as a release and reads its description. */
export async function fetchDescription(
  release: string,
  folder: string,
): Promise<FetchedDescription> {
  if (release.includes('-')) return without('Alphas have no Python wheel.');
  const minor = release.split('.', 2).join('.');
  const flags = ['--no-deps', '--only-binary=:all:', '--platform', PLATFORM, '--dest', folder];
  const args = ['-m', 'pip', 'download', '--quiet', `playwright==${minor}.*`, ...flags];
  const { ok, complaint } = await runQuietly(PYTHON, args, { cwd: folder });
  if (!ok && isUnknownRelease(complaint)) return without(`PyPI has no wheel of ${minor}.`);
  if (!ok) throw new Error(explain(complaint));
  const wheel = (await readdir(folder)).find((file) => file.endsWith('.whl'));
  if (wheel === undefined) throw new Error('pip has loaded no wheel of playwright.');
  const description = await readDescription(join(folder, wheel));
  return description ? { description, wheel } : without(`${wheel} has no API description.`);
}

function without(why: string): FetchedDescription {
  return { description: undefined, why };
}

/** pip lists the releases that there are; without a connection it lists none. */
export function isUnknownRelease(complaint: string): boolean {
  return /\(from versions: (?!none)/.test(complaint);
}

/** Wheels carry it up to 1.60. */
async function readDescription(wheel: string): Promise<Description | undefined> {
  const { ok, stdout } = await runQuietly(PYTHON, ['-c', PRINT_DESCRIPTION, wheel], { cwd: '.' });
  const description: unknown = ok ? JSON.parse(stdout.toString()) : undefined;
  return isDescription(description) ? description : undefined;
}

function explain(complaint: string): string {
  return (
    'The Python wheel of playwright cannot be loaded. ' +
    'Python 3 with pip and a connection to PyPI are needed; or use "--facts declarations".\n' +
    complaint.trim()
  );
}
