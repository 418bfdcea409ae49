import type { ApiFacts } from '../../roll/apiFacts.ts';
import type { Wheel } from '../../roll/fetchWheel.ts';
import { declaredMembers } from './declaredMembers.ts';
import { describedClasses } from './describedClasses.ts';
import { factsClasses } from './factsClasses.ts';
import { readJavaSources } from './javaSources.ts';
import { knownOnly } from './knownOnly.ts';
import type { Truth } from './truth.ts';
import { withUndescribed } from './withUndescribed.ts';

/** What was read from the Python and the Java package of one release. */
export interface ReadPackages {
  /** `1.60` */
  minor: string;
  wheel: Wheel;
  /** The release of the Java package, which may be an older one. */
  javaMinor: string;
  /** The text of each source file. */
  java: readonly string[];
}

export interface Materials {
  facts: ApiFacts;
  /** The texts of `types.d.ts`, `test.d.ts` and `testReporter.d.ts`. */
  declarations: readonly string[];
  /** The packages of the release; for an alpha those around it, the newer first. */
  packages: readonly ReadPackages[];
  isAlpha: boolean;
}

/** Joins what the packages say into a file of `data/api-truth`. */
export function makeTruth({ facts, declarations, packages, isAlpha }: Materials): Truth {
  const wheels = packages.flatMap(({ wheel: { description } }) =>
    description ? [describedClasses(description)] : [],
  );
  const known = factsClasses(facts);
  const described = isAlpha ? knownOnly(wheels, known) : withUndescribed(wheels.flat(), known);
  const names = new Set(described.map(({ name }) => name));
  const pythons = packages.map(({ wheel }) => wheel);
  const javas = packages.map(({ java }) => readJavaSources(java));
  return {
    sources: pythons.map(({ file }) => file),
    // The test runner is in no description: what the facts said when they were stored.
    classes: [...described, ...known.filter(({ name }) => !names.has(name))],
    js: declaredMembers(declarations),
    python: {
      members: newest(pythons.map(({ members }) => members)),
      keys: newest(pythons.map(({ keys }) => keys)),
    },
    java: {
      methods: newest(javas.map(({ methods }) => methods)),
      fields: newest(javas.map(({ fields }) => fields)),
      enums: newest(javas.map(({ enums }) => enums)),
    },
  };
}

/** The entries of all releases; where several have one, that of the first. */
function newest<T>(releases: readonly Record<string, T>[]): Record<string, T> {
  return Object.fromEntries(releases.toReversed().flatMap((entries) => Object.entries(entries)));
}
