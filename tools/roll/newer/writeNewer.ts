import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ClassFacts, LANGUAGE_OF_EDITION } from '#api-reference/facts.ts';
import { documentedRelease, PACKAGES } from '#build/read/installedPackages.ts';
import { EDITION_IDS, type EditionId } from '#model/edition.ts';
import { type ChangesByRelease, NEWER_FILE, type NewerFacts } from '#model/newer.ts';
import { compileFiles, readFacts } from '../compile/compileFiles.ts';
import { fetchMinor } from '../download/fetchPackages.ts';
import { EXCEPTIONS_FILE } from '../exceptions.ts';
import { regenerateFacts } from '../facts/regenerateFacts.ts';
import { isNewer, minorOf } from '../releases.ts';
import { NPM, runQuietly } from '../../runQuietly.ts';
import { withFolder } from '../writeRelease.ts';
import { apiChanges } from './apiChanges.ts';

/** Writes what each release after the documented one has changed: read out of its packages, compared with the one before. */
export async function writeNewer(root: string, packages: string | undefined): Promise<void> {
  const releases = newestPatches(await publishedReleases(root), documentedRelease('stable'));
  const facts = await withFolder(packages, (folder) => readNewer(root, releases, folder));
  await writeFile(join(root, NEWER_FILE), printNewer(facts));
  console.log(`${NEWER_FILE} has ${releases.length} releases, up to ${releases.at(-1)}.`);
}

async function readNewer(root: string, releases: string[], folder: string): Promise<NewerFacts> {
  const previous = await readFacts(root, 'stable');
  const previousRelease = documentedRelease('stable');
  const alias = PACKAGES.stable.replace(/^.*\//, '');
  const latest: NewerFacts['latest'] = { nodejs: releases.at(-1) ?? previousRelease };
  const changes: NewerFacts['changes'] = { nodejs: {}, python: {}, java: {}, dotnet: {} };
  let before = await compiledAt(previousRelease);
  for (const release of releases) {
    console.log(`Reading playwright ${release} …`);
    const now = await compiledAt(release);
    for (const edition of EDITION_IDS)
      changes[edition][minorOf(release)] = apiChanges(before[edition], now[edition]);
    before = now;
    const own = await fetchMinor(minorOf(release), folder);
    if (!own) continue;
    latest.python = /-(\d[\d.]*)-/.exec(own.wheel.file)?.[1] ?? own.minor;
    latest.java = own.javaMinor;
  }
  return { latest, changes };

  /** What class pages would show of a release. */
  async function compiledAt(release: string): Promise<Record<EditionId, ClassFacts[]>> {
    const made = await regenerateFacts({
      ...{ root, previous, previousRelease, alias, release, folder },
    });
    const { files, problems } = compileFiles({ name: 'stable', release, ...made });
    // An exception may have its case in the documented release only.
    const wrong = problems.filter(({ file }) => file !== EXCEPTIONS_FILE);
    // How types are printed is of no matter here, only what is there and what is different.
    for (const { what } of wrong) console.log(`  ${what}`);
    const listed = EDITION_IDS.map((edition) => {
      const text = files[`data/api/stable/${LANGUAGE_OF_EDITION[edition]}.json`] ?? '';
      // Printed by the line above.
      return [edition, JSON.parse(text) as ClassFacts[]] as const;
    });
    // Made of all editions.
    return Object.fromEntries(listed) as Record<EditionId, ClassFacts[]>;
  }
}

async function publishedReleases(root: string): Promise<string[]> {
  const args = ['view', 'playwright', 'versions', '--json'];
  const { ok, stdout, complaint } = await runQuietly(NPM, args, { cwd: root });
  if (!ok) throw new Error(`npm cannot list the releases of playwright.\n${complaint.trim()}`);
  // What npm prints.
  return JSON.parse(stdout.toString()) as string[];
}

/** The newest patch of each minor release after the documented one, oldest first. */
export function newestPatches(published: readonly string[], documented: string): string[] {
  const newest = new Map<string, string>();
  for (const release of published) {
    const patch = /^\d+\.\d+\.(\d+)$/.exec(release)?.[1];
    const minor = minorOf(release);
    const known = Number(newest.get(minor)?.split('.')[2] ?? -1);
    if (patch !== undefined && isNewer(minor, minorOf(documented)) && Number(patch) > known)
      newest.set(minor, release);
  }
  return [...newest.values()].sort((a, b) => (isNewer(minorOf(a), minorOf(b)) ? 1 : -1));
}

/** A line for each class of a release, so that the diff can be read. */
function printNewer({ latest, changes }: NewerFacts): string {
  const list = (entries: [string, string][]): string =>
    `{${entries.map(([key, value]) => `\n${JSON.stringify(key)}: ${value}`).join(',')}\n}`;
  const byRelease = (releases: ChangesByRelease): [string, string][] =>
    Object.entries(releases).map(([release, classes]) => {
      const lines = Object.entries(classes);
      return [release, list(lines.map(([name, kinds]) => [name, JSON.stringify(kinds)]))];
    });
  const editions = Object.entries(changes);
  const all = list(editions.map(([edition, one]) => [edition, list(byRelease(one))]));
  return `${list([
    ['latest', JSON.stringify(latest)],
    ['changes', all],
  ])}\n`;
}
