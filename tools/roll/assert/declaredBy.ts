import type { ApiFacts } from '../apiFacts.ts';
import { existsIn } from '../apiFacts.ts';
import type { ReadPackages } from '../download/fetchPackages.ts';
import type { Declared } from './assertReference.ts';
import { declaredJava } from './declaredJava.ts';
import { declaredNode } from './declaredNode.ts';
import { declaredPython } from './declaredPython.ts';

/** What the packages of a release declare, each in its language; that of Node.js is always at hand. */
export function declaredBy(
  { classes }: ApiFacts,
  sources: readonly { file: string }[],
  packages: readonly ReadPackages[] = [],
): Declared {
  const files = sources.map(({ file }) => file);
  const names = classes.filter((owner) => existsIn(owner, 'js')).map(({ name }) => name);
  return {
    js: [declaredNode(files, new Set(names))],
    ...(packages.length > 0 && {
      python: packages.map(({ wheel }) => declaredPython(wheel)),
      java: packages.map(({ java }) => declaredJava(java)),
    }),
  };
}
