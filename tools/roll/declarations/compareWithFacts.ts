import type { ApiFacts, ApiClass, ApiMember, ApiParameter } from '../apiFacts.ts';
import type { Problem } from '#model/problem.ts';
import type { Accepted, Renamed } from './accepted.ts';
import { ACCEPTED, RENAMED } from './accepted.ts';
import { matchesPath } from './isAccepted.ts';
import type { Declarations } from './readDeclarations.ts';
import { existsIn } from '../apiFacts.ts';
import type { DeclaredClass, DeclaredMember, DeclaredOption } from './declaredClass.ts';
import { declaredKey, declaredMember, listedFields } from './declaredMember.ts';

export const ACCEPTED_FILE = 'tools/roll/declarations/accepted.ts';

/** What may differ without being a problem. */
export interface Exceptions {
  accepted: readonly Accepted[];
  renamed: readonly Renamed[];
}

/** Problems for what only one of declarations and facts has, and for exceptions without a case. */
export function compareWithFacts(
  declarations: Declarations,
  facts: ApiFacts,
  { accepted, renamed }: Exceptions = { accepted: ACCEPTED, renamed: RENAMED },
): Problem[] {
  const differences = findDifferences(declarations, facts);
  const known = new Set<Difference>();
  const unused = [
    ...renamed.filter((entry) => !settle(known, renamedPairs(entry, differences))),
    ...accepted.filter((entry) => !settle(known, acceptedBy(entry, differences))),
  ];
  return [
    ...differences.filter((difference) => !known.has(difference)).map(toProblem),
    ...unused.map(({ path }) => unneeded(path)),
  ];
}

/** Whether there was anything to settle. */
function settle(known: Set<Difference>, differences: readonly Difference[]): boolean {
  for (const difference of differences) known.add(difference);
  return differences.length > 0;
}

function acceptedBy(entry: Accepted, differences: readonly Difference[]): Difference[] {
  return differences.filter(
    ({ path, missingFrom }) => missingFrom === entry.missingFrom && matchesPath(entry.path, path),
  );
}

/** A new name settles two differences: that of the old name and its own. */
function renamedPairs({ path, to }: Renamed, differences: readonly Difference[]): Difference[] {
  const fromFacts = acceptedBy({ path, missingFrom: 'declarations', why: '' }, differences);
  return fromFacts.flatMap((lost) => {
    const newPath = lost.path.replace(/[^.]+$/, to);
    const found = differences.find(
      (other) => other.missingFrom === 'facts' && other.path === newPath,
    );
    return found ? [lost, found] : [];
  });
}

function toProblem({ path, missingFrom, file, line, declaredAs }: Difference): Problem {
  const found = declaredAs ? `it is declared as a ${declaredAs}` : 'it is not declared';
  return {
    file,
    line,
    what:
      missingFrom === 'facts'
        ? `"${path}" is declared, but the facts in data/roll lack it.`
        : `The facts in data/roll have "${path}", but ${found}.`,
    fix: `Regenerate the facts of this version, or accept it with a reason in ${ACCEPTED_FILE}.`,
  };
}

function unneeded(path: string): Problem {
  return {
    file: ACCEPTED_FILE,
    line: 1,
    what: `The exception "${path}" has no case any more.`,
    fix: 'Remove its line.',
  };
}

/** A difference and the place in the declarations that shows it best. */
interface Difference extends NameDifference {
  file: string;
  line: number;
  /** The facts give the member another kind than this. */
  declaredAs?: DeclaredMember['kind'];
}

/** Every class, member, argument and option that only one of declarations and facts has. */
function findDifferences(declarations: Declarations, facts: ApiFacts): Difference[] {
  const { classes, sources } = declarations;
  const listed = facts.classes.filter((candidate) => existsIn(candidate, 'js'));
  const names = new Set(listed.map(({ name }) => name));
  const unlisted = [...classes.values()].filter(({ name }) => !names.has(name));
  return [
    ...unlisted.map((owner) => differenceAt(owner, owner.name, 'facts')),
    ...listed.flatMap((factsClass) => {
      const owner = classes.get(factsClass.name);
      if (owner) return compareClass(owner, factsClass);
      const place = { file: sources[0]?.file ?? 'node_modules', line: 1 };
      return [differenceAt(place, factsClass.name, 'declarations')];
    }),
  ];
}

function compareClass(owner: DeclaredClass, factsClass: ApiClass): Difference[] {
  const listed = factsClass.members.filter((member) => existsIn(member, 'js'));
  return [
    ...listed.flatMap((member) => compareMember(owner, factsClass, member)),
    ...[...owner.members].flatMap(([key, declared]) => {
      const family = listed.filter((member) => declaredKey(member) === key);
      return unlistedParts(owner, declared, family);
    }),
  ];
}

function compareMember(
  owner: DeclaredClass,
  factsClass: ApiClass,
  member: ApiMember,
): Difference[] {
  const classes = new Map([[owner.name, owner]]);
  const declared = declaredMember(classes, factsClass, member);
  const path = pathOf(owner, member);
  if (!declared) return [differenceAt(owner, path, 'declarations')];
  if (declared.kind !== member.kind)
    return [{ ...differenceAt(declared, path, 'declarations'), declaredAs: declared.kind }];
  const differences = [
    ...compareNames(path, {
      declared: member.kind === 'method' ? parametersOf(declared) : [],
      facts: factsOptions(member.args),
    }),
    ...compareNames(fieldsPath(path, member), {
      declared: listedFields(declared, member).map(toTree),
      facts: factsOptions(member.properties),
    }),
  ];
  return differences.map(({ path, missingFrom }) => differenceAt(declared, path, missingFrom));
}

/** A member that the facts lack, or overloads beyond those that they number. */
function unlistedParts(owner: DeclaredClass, declared: DeclaredMember, family: ApiMember[]) {
  const path = pathOf(owner, declared);
  if (family.length === 0) return [differenceAt(declared, path, 'facts')];
  if (!family.some(({ name }) => /#\d+$/.test(name))) return [];
  return declared.signatures
    .slice(family.length)
    .map(({ line }, index) =>
      differenceAt({ ...declared, line }, `${path}#${family.length + index + 1}`, 'facts'),
    );
}

/** `Page.goto`, `Page#popup`: as content names them. */
function pathOf(owner: DeclaredClass, { kind, name }: Pick<ApiMember, 'kind' | 'name'>): string {
  return `${owner.name}${kind === 'event' ? '#' : '.'}${name}`;
}

/** `Request.timing:` is what a method returns; properties and events are what they hold. */
export function fieldsPath(path: string, { kind }: Pick<ApiMember, 'kind'>): string {
  return kind === 'method' ? `${path}:` : path;
}

function parametersOf({ signatures }: DeclaredMember): NameTree[] {
  return signatures.flatMap(({ parameters }) => parameters.map(toTree));
}

function toTree({ name, options }: Pick<DeclaredOption, 'name' | 'options'>): NameTree {
  return { name, children: options.map(toTree) };
}

function differenceAt(
  { file, line }: { file: string; line: number },
  path: string,
  missingFrom: Difference['missingFrom'],
): Difference {
  return { path, missingFrom, file, line };
}

/** A name that one side has and the other lacks. */
interface NameDifference {
  /** `Page.goto.options.timeout`. */
  path: string;
  missingFrom: 'declarations' | 'facts';
}

/** Compares two lists of names and, where both have a name, what is inside it. */
function compareNames(
  path: string,
  { declared, facts }: { declared: readonly NameTree[]; facts: readonly NameTree[] },
): NameDifference[] {
  const declaredNames = mergeTrees(declared);
  const factsNames = mergeTrees(facts);
  const names = new Set([...declaredNames.keys(), ...factsNames.keys()]);
  return [...names].flatMap((name): NameDifference[] => {
    const within = `${path}.${name}`;
    const inDeclarations = declaredNames.get(name);
    const inFacts = factsNames.get(name);
    if (!inDeclarations) return [{ path: within, missingFrom: 'declarations' }];
    if (!inFacts) return [{ path: within, missingFrom: 'facts' }];
    return compareNames(within, { declared: inDeclarations, facts: inFacts });
  });
}

/** A name that stands several times (in overloads) has the children of all. */
function mergeTrees(trees: readonly NameTree[]): Map<string, NameTree[]> {
  const merged = new Map<string, NameTree[]>();
  for (const { name, children } of trees)
    merged.set(name, [...(merged.get(name) ?? []), ...children]);
  return merged;
}

/** A name with the names inside it. */
interface NameTree {
  name: string;
  children: NameTree[];
}

/** The arguments or properties that the facts give to Node.js, by their names there. */
function factsOptions(parameters: readonly ApiParameter[] = []): NameTree[] {
  return parameters
    .filter((parameter) => existsIn(parameter, 'js') && !isEmptied(parameter))
    .map((parameter) => ({
      name: parameter.langs?.aliases?.js ?? parameter.name,
      children: factsOptions(parameter.properties),
    }));
}

/** An object that has properties, but none in Node.js. */
function isEmptied({ properties = [] }: ApiParameter): boolean {
  return properties.length > 0 && !properties.some((property) => existsIn(property, 'js'));
}
