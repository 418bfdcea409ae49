import { readComments } from '#api-reference/comments/readComments.ts';
import type { ReleaseFacts } from '#api-reference/facts.ts';
import type { Problem } from '#model/problem.ts';
import type { VersionName } from '#model/version.ts';
import type { ApiFacts } from '../apiFacts.ts';
import { ACCEPTED_FILE, compareWithFacts } from '../declarations/compareWithFacts.ts';
import type { Declarations } from '../declarations/readDeclarations.ts';
import { printFacts } from '../printFacts.ts';
import { strangeTypes } from '../strangeTypes.ts';
import type { Files } from '../writeRelease.ts';
import { compileReference } from './compileReference.ts';
import { printClasses, printRelease } from './printReference.ts';

interface CompiledVersion {
  name: VersionName;
  /** `1.56.1` */
  release: string;
  facts: ApiFacts;
  declarations: Declarations;
}

/** The facts of a version in all languages that the roll goes on from. */
export function factsFile(name: VersionName): string {
  return `data/roll/${name}.json`;
}

/** The files about a version: its facts, and what its pages show of them in each language. */
export function compileFiles(version: CompiledVersion): { files: Files; problems: Problem[] } {
  const { name, release, facts, declarations } = version;
  const folder = `data/api/${name}`;
  const languages = Object.entries(compileReference(facts, declarations.classes)).map(
    ([language, classes]) => [`${folder}/${language}.json`, printClasses(classes)] as const,
  );
  const differences = compareWithFacts(declarations, facts);
  const isNeedless = ({ file }: Problem) => file === ACCEPTED_FILE;
  const released: ReleaseFacts = {
    release,
    ...(facts.sources && { sources: facts.sources }),
    classes: facts.classes.map((owner) => owner.name),
    open: [
      ...unexplainedTypes(version),
      ...differences.filter(isNeedless).map(({ file, what, fix }) => ({ file, what, fix })),
    ],
  };
  return {
    files: {
      [factsFile(name)]: printFacts(facts),
      [`${folder}/release.json`]: printRelease(released),
      ...Object.fromEntries(languages),
    },
    problems: [
      ...declarations.problems,
      ...differences.filter((problem) => !isNeedless(problem)),
      ...languages.flatMap(([file, text]) => lostComments(file, text, declarations)),
    ],
  };
}

function unexplainedTypes({ name, facts, declarations }: CompiledVersion): ReleaseFacts['open'] {
  const texts = declarations.sources.map(({ text }) => text);
  return strangeTypes(facts, texts).map(({ place, why }) => ({
    file: factsFile(name),
    what: `The type of ${place}: ${why}`,
    fix: 'Add the name to src/api-reference/typeNames.ts, or fix the facts.',
  }));
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
        fix: 'Teach it to src/api-reference/comments/readComments.ts.',
      })),
  );
}
