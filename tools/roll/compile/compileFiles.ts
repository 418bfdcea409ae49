import { readComments } from '#api-reference/comments/readComments.ts';
import type { ReleaseFacts } from '#api-reference/facts.ts';
import type { Problem } from '#model/problem.ts';
import type { VersionName } from '#model/version.ts';
import type { ApiFacts } from '../apiFacts.ts';
import type { Declared } from '../assert/assertReference.ts';
import { assertReference } from '../assert/assertReference.ts';
import type { Declarations } from '../declarations/readDeclarations.ts';
import { printFacts } from '../report/printFacts.ts';
import { strangeTypes } from '../facts/strangeTypes.ts';
import type { Files } from '../write/writeRelease.ts';
import { compileReference } from './compileReference.ts';
import { printClasses, printRelease } from './printReference.ts';

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
export function factsFile(name: VersionName): string {
  return `data/roll/${name}.json`;
}

/** The files about a version: its facts, and what its pages show of them in each language. */
export function compileFiles(version: CompiledVersion): { files: Files; problems: Problem[] } {
  const { name, release, facts, declarations, declared } = version;
  const folder = `data/api/${name}`;
  const reference = compileReference(facts, declarations.classes);
  const languages = Object.entries(reference).map(
    ([language, classes]) => [`${folder}/${language}.json`, printClasses(classes)] as const,
  );
  const released: ReleaseFacts = {
    release,
    ...(facts.sources && { sources: facts.sources }),
    classes: facts.classes.map((owner) => owner.name),
    open: unexplainedTypes(version),
  };
  return {
    files: {
      [factsFile(name)]: printFacts(facts),
      [`${folder}/release.json`]: printRelease(released),
      ...Object.fromEntries(languages),
    },
    problems: [
      ...declarations.problems,
      ...assertReference(name, reference, declared),
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
