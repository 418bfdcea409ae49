import type { ClassFacts } from '#api-reference/facts.ts';
import type { Problem } from '#model/problem.ts';
import type { VersionName } from '#model/version.ts';
import { type Exception, EXCEPTIONS, EXCEPTIONS_FILE, isAt } from '../exceptions.ts';
import { type ApiFacts, existsIn } from '../apiFacts.ts';
import type { ReadPackages } from '../download/fetchPackages.ts';
import { declaredJava, declaredPython } from './declaredPackages.ts';
import { declaredNode } from './declaredNode.ts';
import { type ComparedLanguage, PRINTED } from './printed.ts';
import type { Statements } from './statements.ts';

/**
 * What the package of each language declares, where it is at hand; for an alpha, that of the releases around it: what
 * both have must be printed, and what is printed must be in one of them.
 */
export type Declared = Partial<Record<ComparedLanguage, readonly Statements[]>>;

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

interface Difference {
  place: string;
  missing?: Exception['missing'];
  printed: string;
  declared: string;
}

/** Problems for what pages print otherwise than a package declares it, and for exceptions without a case. */
export function assertReference(
  version: VersionName,
  printed: Readonly<Record<ComparedLanguage, readonly ClassFacts[]>>,
  declared: Declared,
  exceptions: readonly Exception[] = EXCEPTIONS,
): Problem[] {
  return (Object.keys(declared) as ComparedLanguage[]).flatMap((language) => {
    const own = exceptions.filter(
      (one) => one.language === language && (one.version ?? version) === version,
    );
    const all = differences(PRINTED[language](printed[language]), declared[language] ?? []);
    const isCase = (one: Exception) => (difference: Difference) =>
      one.missing === difference.missing && isAt(one, difference.place);
    const open = all.filter((difference) => !own.some((one) => isCase(one)(difference)));
    const file = `data/api/${version}/${language}.json`;
    return [
      ...outermost(open, all).map((difference) => toProblem(difference, file)),
      ...own.filter((one) => !all.some(isCase(one))).map((one) => needless(one, version)),
    ];
  });
}

function differences(printed: Statements, declared: readonly Statements[]): Difference[] {
  const places = new Set([...printed.keys(), ...declared.flatMap((one) => [...one.keys()])]);
  return [...places].sort().flatMap((place): Difference[] => {
    const ours = printed.get(place);
    const theirs = declared.flatMap((one) => one.get(place) ?? []);
    const both = { place, printed: ours ?? '', declared: [...new Set(theirs)].join('" or "') };
    if (ours === undefined)
      return theirs.length === declared.length ? [{ ...both, missing: 'pages' }] : [];
    if (theirs.length === 0) return [{ ...both, missing: 'package' }];
    return theirs.includes(ours) ? [] : [both];
  });
}

/** If something is missing, so is all that it consists of. */
function outermost(open: readonly Difference[], all: readonly Difference[]): Difference[] {
  const known = new Set(all.map(({ place, missing }) => `${missing} ${place}`));
  return open.filter(({ place, missing }) => {
    const wholes = [...place.matchAll(/(?<=.)[.:#]/g)].map(({ index }) => place.slice(0, index));
    return missing === undefined || !wholes.some((whole) => known.has(`${missing} ${whole}`));
  });
}

function toProblem({ place, missing, printed, declared }: Difference, file: string): Problem {
  const [ours, theirs] = [`we print "${printed}"`, `the package declares "${declared}"`];
  const said = {
    both: `${ours}, and ${theirs}.`,
    package: `${ours}, and the package does not have it.`,
    pages: `${theirs}, and we do not print it.`,
  };
  return {
    file,
    line: 1,
    what: `${place}: ${said[missing ?? 'both']}`,
    fix: `Correct the code in tools/roll that makes it, or accept it with a reason in ${EXCEPTIONS_FILE}.`,
  };
}

function needless({ place, language, line = 1 }: Exception, version: VersionName): Problem {
  return {
    file: EXCEPTIONS_FILE,
    line,
    what: `The exception "${place.join(', ')}" (${language}) has no case in ${version}.`,
    fix: `Remove it, or add "version: ${version === 'stable' ? 'current' : 'stable'}" if the other version needs it.`,
  };
}
