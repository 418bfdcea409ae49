import { LANGUAGES } from '#api-reference/facts.ts';
import type { ApiClass, ApiFacts, ApiMember, ApiParameter } from '../apiFacts.ts';
import { existsIn, memberPath } from '../apiFacts.ts';
import type {
  DeclaredClasses,
  DeclaredMember,
  DeclaredOption,
} from '../declarations/declaredClass.ts';
import { declaredKey, declaredMember, listedFields } from '../declarations/declaredClass.ts';
import { isException } from '../exceptions.ts';
import { correctFacts } from '../facts/correctFacts.ts';
import { type Description, factsFromDescription } from '../facts/factsFromDescription.ts';
import { classOfDeclared, memberOfDeclared, parametersOf } from './factsOfDeclared.ts';
import { isNodeOnly, languagesOf, withLanguage, withoutLanguage } from './languages.ts';
import { changedMember, mergeParameters } from './mergeParameters.ts';

/** The declarations that facts are brought in line with. */
interface Release {
  declared: DeclaredClasses;
  /** Those of the release before, where they are known. */
  before: DeclaredClasses;
  /** What a new thing says of itself: `v1.57`. */
  since: string;
}

/** Regenerates the Node.js side of the facts and keeps that of the other languages. */
export function mergeDeclarations(facts: ApiFacts, release: Release): ApiFacts {
  const names = new Set(facts.classes.map(({ name }) => name));
  const added = [...release.declared.values()].filter(
    ({ name }) => !names.has(name) && !isException(name, 'pages'),
  );
  return {
    classes: [
      ...facts.classes.flatMap((owner) => mergeClass(owner, release) ?? []),
      ...added.map((declared) => classOfDeclared(declared, release.since)),
    ],
  };
}

function mergeClass(owner: ApiClass, release: Release): ApiClass | undefined {
  const { name } = owner;
  if (!existsIn(owner, 'js')) return owner;
  const declared = release.declared.get(name);
  if (!declared)
    return isException(name, 'package') ? owner : withoutLanguage(owner, LANGUAGES, 'js');
  const kept = owner.members.flatMap((member) =>
    existsIn(member, 'js') ? (mergeMember(member, owner, release) ?? []) : [member],
  );
  const members = [...declared.members].reduce(
    (list, entry) => addMissing(list, entry, owner, release.since),
    kept,
  );
  return { ...owner, members };
}

function mergeMember(
  member: ApiMember,
  facts: ApiClass,
  { declared, before, since }: Release,
): ApiMember | undefined {
  const within = languagesOf(facts);
  const path = memberPath(facts, member);
  const now = declaredMember(declared, facts, member);
  if (!now && isException(path, 'package')) return member;
  if (now?.kind !== member.kind) return withoutLanguage(member, within, 'js');
  const earlier = declaredMember(before, facts, member);
  const merge = (
    path: string,
    listed: readonly ApiParameter[] = [],
    read: (declared: DeclaredMember) => DeclaredOption[],
  ) =>
    mergeParameters({
      path,
      facts: listed,
      declared: read(now),
      before: earlier ? read(earlier) : [],
      languages: languagesOf(member, within),
      since,
      sinceBefore: member.since ?? since,
    });
  const args = merge(path, member.args, parametersOf);
  // `Request.timing:` is what a method returns; properties and events are what they hold.
  const fieldsPath = member.kind === 'method' ? `${path}:` : path;
  const properties = merge(fieldsPath, member.properties, (one) => listedFields(one, member));
  const changed = changedMember(member, { before: earlier, now }, within);
  const { args: _args, properties: _properties, ...rest } = changed;
  return {
    ...rest,
    ...(args.length > 0 && { args }),
    ...(properties.length > 0 && { properties }),
  };
}

/** Adds a member that the facts lack, or overloads beyond those that they number. */
function addMissing(
  members: ApiMember[],
  [key, declared]: readonly [string, DeclaredMember],
  facts: ApiClass,
  since: string,
): ApiMember[] {
  const named = members.filter((member) => declaredKey(member) === key);
  const family = named.filter((member) => existsIn(member, 'js'));
  const addition = { since, isShared: !isNodeOnly(languagesOf(facts)) };
  if (family.length === 0) {
    if (isException(memberPath(facts, declared), 'pages')) return members;
    const [elsewhere] = named;
    if (!elsewhere) return [...members, memberOfDeclared(declared, addition)];
    return members.with(members.indexOf(elsewhere), withLanguage(elsewhere, 'js'));
  }
  if (!family.some(({ name }) => /#\d+$/.test(name))) return members;
  const added = declared.signatures.slice(family.length).map((signature, index) => {
    const overload = { ...declared, signatures: [signature], type: signature.returns };
    const number = family.length + index;
    const { kind, name, ...rest } = memberOfDeclared(overload, addition);
    return { kind, name: `${name}#${number + 1}`, alias: name, overload: number, ...rest };
  });
  return [...members, ...added];
}

/**
 * The facts of a release. A description gives all languages of its classes; for the classes that it
 * lacks, those of the test runner, the declarations give Node.js.
 */
export function makeFacts(
  previous: ApiFacts,
  release: Release,
  description: Description,
): ApiFacts {
  const corrected = correctFacts(factsFromDescription(description));
  const names = new Set(corrected.classes.map(({ name }) => name));
  const declaredAs = (isDescribed: boolean) =>
    new Map([...release.declared].filter(([name]) => names.has(name) === isDescribed));
  // What Node.js has is declared; nothing is known to have changed since the description was written.
  const declared = declaredAs(true);
  const described = mergeDeclarations(corrected, { ...release, declared, before: declared });
  // A class of several languages that the description has lost is gone.
  const kept = previous.classes.filter(
    (owner) => !names.has(owner.name) && isNodeOnly(languagesOf(owner)),
  );
  const others = mergeDeclarations({ classes: kept }, { ...release, declared: declaredAs(false) });
  // That a class as a whole is deprecated stands neither in the description nor in declarations.
  const deprecated = previous.classes.filter((owner) => owner.deprecated).map(({ name }) => name);
  return {
    classes: [
      ...described.classes.map((owner) =>
        deprecated.includes(owner.name) ? { ...owner, deprecated: true } : owner,
      ),
      ...others.classes,
    ],
  };
}
