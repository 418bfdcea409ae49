import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWorklist } from '#build/worklist.ts';
import type { CheckedRelease } from './printChecks.ts';
import { printChecks } from './printChecks.ts';
import { runQuietly } from './runQuietly.ts';

/** What a roll changes; everything else in the copy stays. */
const ROLLED = ['data', 'package.json', 'package-lock.json', 'site.config.ts'];
const NOT_COPIED = /^(?:\.git|dist|test-results|node_modules\/\.cache\/playbill\/built-.*)$/;

/** Rolls a copy of the project to each release, builds it and compares the pages with the packages. */
export async function checkReleases(root: string, releases: readonly string[]): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), 'roll-check-'));
  const checked: CheckedRelease[] = [];
  try {
    // A real copy: npm writes to some of its files in place.
    await cp(root, copy, {
      recursive: true,
      filter: (file) => !NOT_COPIED.test(file.slice(root.length + 1).replaceAll('\\', '/')),
    });
    for (const release of releases) {
      for (const file of ROLLED)
        await cp(join(root, file), join(copy, file), { recursive: true, force: true });
      checked.push(await checkRelease(copy, release));
      console.log(printChecks(checked.slice(-1)));
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
  console.log(printChecks(checked));
  if (checked.some(({ problems }) => problems !== '0')) process.exitCode = 1;
}

async function checkRelease(copy: string, release: string): Promise<CheckedRelease> {
  const started = performance.now();
  const run = async (...args: string[]) => {
    const result = await runQuietly(process.execPath, args, { cwd: copy });
    return { ok: result.ok, text: `${result.stdout.toString()}${result.complaint}` };
  };
  const rolled = await run('tools/roll/roll.mjs', 'stable', release);
  const built = rolled.ok ? await run('tools/run.mjs', 'build') : rolled;
  const compared = built.ok ? await run('tools/referenceCheck.mjs') : built;
  if (!built.ok) console.log(built.text.trim());
  const { open, unwritten } = await readWorklist(copy);
  return {
    release,
    pages: /Built (\d+) pages/.exec(built.text)?.[1] ?? 'none',
    members: /API reference, [\d.]+[^:]*: (.*)\./.exec(built.text)?.[1] ?? '',
    problems: built.ok ? '0' : (/(\d+) problems?\./.exec(built.text)?.[1] ?? 'crash'),
    findings: /(\d+) open/.exec(compared.text)?.[1] ?? 'none',
    worklist: `${open.length} + ${unwritten.length}`,
    seconds: Math.round((performance.now() - started) / 1000),
  };
}
