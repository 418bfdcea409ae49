import type { ApiFacts } from '../apiFacts.ts';
import type { ReadPackages } from '../download/fetchPackages.ts';
import { applyPackage } from './applyPackage.ts';
import { readJavaSources } from './javaSources.ts';
import { javaApi, pythonApi } from './packageApi.ts';

interface Packages {
  /** Those that the facts know of. */
  before: ReadPackages;
  now: ReadPackages;
}

/** Brings the facts of Python and Java in line with their packages, which are right where a description differs. */
export function followPackages(facts: ApiFacts, { before, now }: Packages): ApiFacts {
  const python = ({ wheel }: ReadPackages) => pythonApi(wheel);
  const java = (packages: ReadPackages) => javaApi(readJavaSources(packages.java));
  const followed = applyPackage(facts, {
    language: 'python',
    before: python(before),
    now: python(now),
  });
  return applyPackage(followed, { language: 'java', before: java(before), now: java(now) });
}
