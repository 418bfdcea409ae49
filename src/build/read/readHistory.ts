import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Marks the lines with a date; no file name starts like this. */
const DATE = '@';

/** The date of the last commit to each file below `content/`; empty without a repository. */
export async function readHistory(root: string): Promise<Map<string, string>> {
  const command = ['log', `--format=${DATE}%cs`, '--name-only', '--relative', '--', 'content'];
  try {
    const { stdout } = await promisify(execFile)('git', command, { cwd: root, maxBuffer: 2 ** 28 });
    return parseHistory(stdout);
  } catch {
    // The site can be built without Git history: its pages just have no date.
    return new Map();
  }
}

/** Parses a log of dates and names, newest commit first. */
export function parseHistory(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(DATE)) date = line.slice(DATE.length);
    else if (line !== '' && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}
