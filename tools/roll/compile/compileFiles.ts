import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readComments } from '#api-reference/comments/parseComment.ts';
import type { ReleaseFacts } from '#api-reference/facts.ts';
import { documentedRelease, PACKAGES } from '#build/read/installedPackages.ts';
import { type Problem, formatProblems } from '#model/problem.ts';
import { type VersionName, VERSION_NAMES } from '#model/version.ts';
import type { ApiFacts } from '../apiFacts.ts';
import { type Declared, assertReference, declaredBy } from '../assert/assertReference.ts';
import type { Declarations } from '../declarations/readDeclarations.ts';
import { readPackageDeclarations } from '../download/fetchRelease.ts';
import type { Files } from '../writeRelease.ts';
import { compileReference } from './compileReference.ts';

interface CompiledVersion {
  name: VersionName;
  /** `1.56.1` */
  release: string;
  facts: ApiFacts;
  declarations: Declarations;
  /** What the packages declare that are at hand. */
  declared: Declared;
}

/** The facts of a version in all languages that the roll goes on from. */
function factsFile(name: VersionName): string {
  return `data/roll/${name}.json`;
}

export async function readFacts(root: string, name: VersionName): Promise<ApiFacts> {
  // Written by this tool, so that the shape is known.
  return JSON.parse(await readFile(join(root, factsFile(name)), 'utf8')) as ApiFacts;
}

/** Writes `data/api` again, from the facts and the packages that are there: for changes of what prints them. */
export async function compileInstalled(root: string): Promise<void> {
  for (const name of VERSION_NAMES) {
    const { files, problems } = await compiledVersion(root, name);
    if (problems.length > 0) throw new Error(formatProblems(problems));
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), text);
    }
    console.log(`data/api/${name} is what ${factsFile(name)} and ${PACKAGES[name]} say.`);
  }
}

/** What the files about a version must be. */
export async function compiledVersion(root: string, name: VersionName) {
  const facts = await readFacts(root, name);
  const declarations = await readPackageDeclarations(root, PACKAGES[name].replace(/^.*\//, ''));
  const declared = declaredBy(facts, declarations.sources);
  return compileFiles({ name, release: documentedRelease(name), facts, declarations, declared });
}

/** The files about a version: its facts, and what its pages show of them in each language. */
export function compileFiles(version: CompiledVersion): { files: Files; problems: Problem[] } {
  const { name, release, facts, declarations, declared } = version;
  const { classes, ...rest } = facts;
  const folder = `data/api/${name}`;
  const reference = compileReference(facts, declarations.classes);
  const languages = Object.entries(reference).map(
    ([language, list]) => [`${folder}/${language}.json`, `${printByMember(list)}\n`] as const,
  );
  const released: ReleaseFacts = { release, ...rest, classes: classes.map((owner) => owner.name) };
  const head = JSON.stringify({ ...rest, classes: 0 }).replace(/0\}$/, '');
  return {
    files: {
      [factsFile(name)]: `${head}${printByMember(classes)}}\n`,
      [`${folder}/release.json`]: printByLine(released),
      ...Object.fromEntries(languages),
    },
    problems: [
      ...declarations.problems,
      ...assertReference(name, reference, declared),
      ...languages.flatMap(([file, text]) => lostComments(file, text, declarations)),
    ],
  };
}

/** Classes with a member on each line, so that a roll can be reviewed. */
function printByMember(classes: readonly { members: readonly object[] }[]): string {
  const printed = classes.map(({ members, ...owner }) => {
    const head = JSON.stringify(owner).slice(0, -1);
    const lines = members.map((member) => `\n${JSON.stringify(member)}`);
    return `${head},"members":[${lines.join(',')}\n]}`;
  });
  return `[\n${printed.join(',\n')}\n]`;
}

/** A line for each field. */
function printByLine(fields: object): string {
  const lines = Object.entries(fields).map(
    ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** The build reads comments without the compiler; it must find all that the compiler has found. */
function lostComments(file: string, text: string, { sources }: Declarations): Problem[] {
  const comments = readComments(sources);
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/"(?:comment|deprecation)":"([^"]+)"/g)]
      .filter(([, key = '']) => !comments.has(key))
      .map(([, key = '']) => ({
        file,
        line: index + 1,
        what: `No comment of the declarations has the key "${key}".`,
        fix: 'Teach it to src/api-reference/comments/parseComment.ts.',
      })),
  );
}
