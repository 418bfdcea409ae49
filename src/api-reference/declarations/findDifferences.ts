import type { ApiClass, ApiFacts, ApiMember } from '#api-reference/apiFacts.ts';
import { existsIn } from '#api-reference/apiFacts.ts';
import { compareNames, type NameDifference } from './compareNames.ts';
import type { DeclaredClass, DeclaredMember, DeclaredOption } from './declaredClass.ts';
import { declaredKey, declaredMember } from './declaredMember.ts';
import type { NameTree } from './factsOptions.ts';
import { factsOptions } from './factsOptions.ts';
import { listedFields } from './returnedFields.ts';
import type { Declarations } from './readDeclarations.ts';

/** A difference and the place in the declarations that shows it best. */
export interface Difference extends NameDifference {
  file: string;
  line: number;
  /** The facts give the member another kind than this. */
  declaredAs?: DeclaredMember['kind'];
}

/** Every class, member, argument and option that only one of declarations and facts has. */
export function findDifferences(declarations: Declarations, facts: ApiFacts): Difference[] {
  const { classes, files } = declarations;
  const listed = facts.classes.filter((candidate) => existsIn(candidate, 'js'));
  const names = new Set(listed.map(({ name }) => name));
  const unlisted = [...classes.values()].filter(({ name }) => !names.has(name));
  return [
    ...unlisted.map((owner) => differenceAt(owner, owner.name, 'facts')),
    ...listed.flatMap((factsClass) => {
      const owner = classes.get(factsClass.name);
      if (owner) return compareClass(owner, factsClass);
      const place = { file: files[0] ?? 'node_modules', line: 1 };
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
