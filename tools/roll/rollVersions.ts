import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatProblems } from '#model/problem.ts';
import { compileFiles, readFacts } from './compile/compileFiles.ts';
import { documentedRelease } from '#build/installedPackages.ts';
import type { Unwritten } from '#build/worklist.ts';
import { readWorklist, WORKLIST_FILE } from '#build/worklist.ts';
import { factsDifference, printDifference } from './report/difference.ts';
import { installPackages, runQuietly } from './runQuietly.ts';
import { regenerateFacts } from './facts/regenerateFacts.ts';
import { hasField, replaceField } from './write/replaceField.ts';
import type { Roll, RollArguments } from './rollArguments.ts';
import { VERSIONS } from './rollArguments.ts';
import { withFolder } from './write/withFolder.ts';
import { writeRelease } from './write/writeRelease.ts';
import { printWorklist, unwrittenNames } from './report/worklist.ts';

const CLI = 'tools/roll/cli.ts';

/** Moves versions of the docs to other releases of the framework and prints what that changes. */
export async function rollVersions(
  root: string,
  { rolls, ...options }: RollArguments,
): Promise<void> {
  for (const roll of rolls) await rollVersion(root, roll, options);
  if (options.isDryRun) {
    console.log('This was a dry run: nothing was changed.');
    return;
  }
  console.log('Checking all texts …');
  await checkTexts(root);
  for (const { word, release } of rolls) console.log(`"${word}" is playwright ${release} now.`);
  console.log('See CONTRIBUTING.md for what to do next.');
}

async function rollVersion(
  root: string,
  { word, release }: Roll,
  { isDryRun, packages }: Omit<RollArguments, 'rolls'>,
): Promise<void> {
  const { name, alias } = VERSIONS[word];
  const read = (file: string) => readFile(join(root, file), 'utf8');
  // Before anything is loaded, so that a file that cannot be edited stops it early.
  const manifest = {
    'package.json': replaceField(
      { file: 'package.json', text: await read('package.json') },
      ['devDependencies', alias],
      `npm:playwright@${release}`,
    ),
  };
  const siteConfig = replaceField(
    { file: 'site.config.ts', text: await read('site.config.ts'), name: 'siteConfig' },
    ['versions', hasField('name', name), 'package'],
    release,
  );
  const previousRelease = documentedRelease(name);
  const previous = await readFacts(root, name);

  console.log(`Loading playwright ${release} …`);
  const made = await withFolder(packages, (folder) =>
    regenerateFacts({ root, previous, previousRelease, alias, release, folder }),
  );
  const difference = factsDifference(previous, made.facts);
  const { facts, declarations, declared } = made;
  const { files, problems } = compileFiles({ name, release, facts, declarations, declared });
  console.log(`${made.origin}\n\n${printDifference(difference)}\n`);
  // Facts that are wrong cannot wait.
  if (problems.length > 0) throw new Error(formatProblems(problems));
  if (isDryRun) return;
  const known = await readWorklist(root);
  const unwritten = unwrittenNames(made.facts, difference);
  const isNew = ({ path }: Unwritten) => !unwritten.some((entry) => entry.path === path);
  const worklist = { ...known, unwritten: [...known.unwritten.filter(isNew), ...unwritten] };
  console.log('Installing packages …');
  await writeRelease({
    root,
    manifest,
    others: {
      ...files,
      'site.config.ts': siteConfig,
      [WORKLIST_FILE]: printWorklist(worklist),
    },
    install: () => installPackages(root),
  });
}

/** In a process of its own, which sees the packages that have just been installed. */
async function checkTexts(root: string): Promise<void> {
  const args = ['--import', 'tsx', CLI, 'worklist', '--rolled'];
  const { ok, stdout, complaint } = await runQuietly(process.execPath, args, { cwd: root });
  console.log(stdout.toString().trim());
  if (!ok) throw new Error(complaint.trim());
}
