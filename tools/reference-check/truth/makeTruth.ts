import type { ApiFacts } from '#api-reference/apiFacts.ts';
import type { Description } from '../../roll/description.ts';
import { declaredMembers } from './declaredMembers.ts';
import { describedClasses } from './describedClasses.ts';
import { readJavaSources } from './javaSources.ts';
import { knownOnly } from './knownOnly.ts';
import { runnerClasses } from './runnerClasses.ts';
import type { PythonTruth, Truth } from './truth.ts';

/** What was read from the Python and the Java package of one release. */
export interface ReadPackages {
  /** Their names and numbers. */
  sources: string[];
  wheel: PythonTruth & { description: Description };
  java: readonly string[];
}

export interface Materials {
  facts: ApiFacts;
  /** The texts of `types.d.ts`, `test.d.ts` and `testReporter.d.ts`. */
  declarations: readonly string[];
  /** The packages of the release; for an alpha those of the next one and the one before. */
  packages: readonly ReadPackages[];
  isAlpha: boolean;
}

/** Joins what the packages say into a file of `data/api-truth`. */
export function makeTruth({ facts, declarations, packages, isAlpha }: Materials): Truth {
  const wheels = packages.map(({ wheel }) => describedClasses(wheel.description));
  const described = isAlpha ? knownOnly(wheels, facts) : wheels.flat();
  const older = [...packages].reverse();
  return {
    sources: packages.flatMap(({ sources }) => sources),
    classes: [...described, ...runnerClasses(facts, described)],
    js: declaredMembers(declarations),
    python: {
      members: Object.assign(
        {},
        ...older.map(({ wheel }) => wheel.members),
      ) as PythonTruth['members'],
      keys: Object.assign({}, ...older.map(({ wheel }) => wheel.keys)) as PythonTruth['keys'],
    },
    java: readJavaSources(packages[0]?.java ?? []),
  };
}
