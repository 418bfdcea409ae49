import { mkdtemp, mkdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiFacts } from '#api-reference/apiFacts.ts';
import { compareWithFacts } from '#api-reference/declarations/compareWithFacts.ts';
import { formatProblem } from '#model/problem.ts';
import { factsDifference } from './factsDifference.ts';
import { fetchDescription } from './fetchDescription.ts';
import { fetchRelease } from './fetchRelease.ts';
import { makeFacts } from './makeFacts.ts';
import { NPM } from './npm.ts';
import { printDifference } from './printDifference.ts';
import { printFacts } from './printFacts.ts';
import { readPackageDeclarations } from './readPackageDeclarations.ts';
import { hasField, replaceField } from './replaceField.ts';
import type { RollArguments } from './rollArguments.ts';
import { VERSIONS } from './rollArguments.ts';
import { runQuietly } from './runQuietly.ts';
import { writeRelease } from './writeRelease.ts';

/** Moves a version of the docs to another release of the framework. */
export async function rollVersion(
  root: string,
  { word, release, facts: source, isDryRun }: RollArguments,
): Promise<void> {
  const { name, alias } = VERSIONS[word];
  const factsFile = `data/api/${name}.json`;
  const read = (file: string) => readFile(join(root, file), 'utf8');
  const [packageJson, siteConfig, factsText] = await Promise.all(
    ['package.json', 'site.config.ts', factsFile].map(read),
  );
  // Found before anything is loaded, so that a file that cannot be edited stops it early.
  const manifest = {
    'package.json': replaceField(
      { file: 'package.json', text: packageJson ?? '' },
      ['devDependencies', alias],
      `npm:playwright@${release}`,
    ),
  };
  const newConfig = replaceField(
    { file: 'site.config.ts', text: siteConfig ?? '', name: 'siteConfig' },
    ['versions', hasField('name', name), 'package'],
    release,
  );
  // Written by this tool, so the shape is known.
  const previous = JSON.parse(factsText ?? '') as ApiFacts;

  const facts = await regenerate(root, { previous, alias, release, source });
  console.log(`\n${printDifference(factsDifference(previous, facts))}\n`);
  if (isDryRun) return console.log('Nothing was changed: this was a dry run.');
  await writeRelease({
    root,
    manifest,
    others: { [factsFile]: printFacts(facts), 'site.config.ts': newConfig },
    install: () => installPackages(root),
  });
  console.log(`"${word}" is playwright ${release} now.`);
}
