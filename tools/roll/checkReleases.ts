import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readWorklist } from '#build/worklist.ts';
import type { checkArguments } from './rollVersions.ts';
import { installPackages, runQuietly } from '../runQuietly.ts';
import { withFolder } from './writeRelease.ts';

/** What a roll changes; everything else in the copy stays. */
const ROLLED = ['data', 'package.json', 'package-lock.json', 'site.config.ts'];
const NOT_COPIED = /^(?:\.git|dist|test-results|node_modules\/\.cache\/playbill\/built-.*)$/;

/** Rolls stable and next of a copy to each release, and builds it. */
export async function checkReleases(
  root: string,
  /** The folder keeps what is loaded. */
  { releases, packages }: ReturnType<typeof checkArguments>,
): Promise<void> {
  const checked: CheckedRelease[] = [];
  await withFolder(undefined, async (folder) => {
    const copy = join(folder, 'project');
    // A real copy: npm writes to some of its files in place.
    await cp(root, copy, {
      recursive: true,
      filter: (file) => !NOT_COPIED.test(file.slice(root.length + 1).replaceAll('\\', '/')),
    });
    for (const release of releases) {
      if (checked.length > 0) await restore(root, copy);
      checked.push(await checkRelease(copy, release, packages ?? join(folder, 'packages')));
      console.log(printChecks(checked.slice(-1)));
    }
  });
  console.log(printChecks(checked));
  if (checked.some(({ problems }) => problems !== '0')) process.exitCode = 1;
}

/** Not with a new copy: the cache of the build is worth keeping. */
async function restore(root: string, copy: string): Promise<void> {
  for (const file of ROLLED) {
    await rm(join(copy, file), { recursive: true });
    await cp(join(root, file), join(copy, file), { recursive: true });
  }
  await installPackages(copy);
}

/** What became of one release. */
type CheckedRelease = Awaited<ReturnType<typeof checkRelease>>;

async function checkRelease(copy: string, release: string, packages: string) {
  const started = performance.now();
  const run = async (...args: string[]) => {
    const result = await runQuietly(process.execPath, args, { cwd: copy });
    return { ok: result.ok, text: `${result.stdout.toString()}${result.complaint}` };
  };
  const both = ['stable', release, 'next', release, '--packages', packages];
  const rolled = await run('tools/tool.mjs', 'roll', ...both);
  const built = rolled.ok ? await run('tools/tool.mjs', 'build') : rolled;
  if (!built.ok) console.log(built.text.trim());
  const { open, unwritten } = await readWorklist(copy);
  return {
    release,
    pages: /Built (\d+) pages/.exec(built.text)?.[1] ?? 'none',
    /** `Node.js 61 classes, 1193 members; Python …`, as the build says it. */
    members: /API reference, [^:]*: (.*)\./.exec(built.text)?.[1] ?? '',
    /** What the roll has printed; the first counts are those of stable. */
    report: rolled.text,
    /** How many stop the roll or the build. */
    problems: built.ok ? '0' : (/(\d+) problems?\./.exec(built.text)?.[1] ?? 'crash'),
    /** Problems that wait, and names without words of ours. */
    worklist: `${open.length} + ${unwritten.length}`,
    seconds: Math.round((performance.now() - started) / 1000),
  };
}

const LANGUAGES = ['Node.js', 'Python', 'Java', '.NET'];

/** A Markdown table with a row for each release. */
export function printChecks(checked: readonly CheckedRelease[]): string {
  const head = ['Release', 'Pages', ...LANGUAGES, 'Problems', 'Worklist', 'Seconds'];
  const rows = checked.map((one) => [
    ...[one.release, one.pages, ...LANGUAGES.map((language) => membersOf(one, language))],
    ...[one.problems, one.worklist, String(one.seconds)],
  ]);
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** `653 (+122 −8)`: members of a language, and what it has gained and lost, options included. */
function membersOf({ members, report }: CheckedRelease, language: string): string {
  const own = members.split('; ').find((part) => part.startsWith(`${language} `));
  const count = /(\d+) members/.exec(own ?? '')?.[1];
  if (count === undefined) return '';
  const line = report.split('\n').find((text) => text.startsWith(`${language}: `)) ?? '';
  const [, added = '0', removed = '0'] = /(\d+) added, (\d+) removed/.exec(line) ?? [];
  return `${count} (+${added} −${removed})`;
}
