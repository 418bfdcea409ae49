import type { ApiLanguage } from '#api-reference/facts.ts';
import type { ApiClass, ApiMember, ApiParameter } from '../apiFacts.ts';
import { memberPath } from '../apiFacts.ts';
import type {
  DeclaredClass,
  DeclaredMember,
  DeclaredOption,
} from '../declarations/declaredClass.ts';
import { declaredKey, declaredMember, listedFields } from '../declarations/declaredClass.ts';
import { isException } from '../exceptions.ts';
import { memberOfDeclared, parametersOf } from './factsOfDeclared.ts';
import { isNodeOnly, languagesOf, withLanguage, withoutLanguage } from './languages.ts';
import { changedMember, mergeParameters } from './mergeParameters.ts';

/** A class in the facts and in the declarations. */
interface ClassAt {
  facts: ApiClass;
  declared: DeclaredClass;
  /** As the release before declared it. */
  before: DeclaredClass | undefined;
  since: string;
}

/** Brings the Node.js side of the members of a class in line with the declarations. */
export function mergeMembers(place: ClassAt): ApiMember[] {
  const languages = languagesOf(place.facts);
  const kept = place.facts.members.flatMap((member) =>
    languagesOf(member, languages).includes('js')
      ? (mergeMember(member, place, languages) ?? [])
      : [member],
  );
  return [...place.declared.members].reduce(
    (members, [key, declared]) => addMissing(members, { key, declared }, place),
    kept,
  );
}

function mergeMember(
  member: ApiMember,
  { facts, declared, before, since }: ClassAt,
  within: readonly ApiLanguage[],
): ApiMember | undefined {
  const path = memberPath(facts, member);
  const find = (owner: DeclaredClass | undefined) =>
    owner && declaredMember(new Map([[facts.name, owner]]), facts, member);
  const now = find(declared);
  if (!now && isException(path, 'package')) return member;
  if (now?.kind !== member.kind) return withoutLanguage(member, within, 'js');
  const earlier = find(before);
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
  { key, declared }: { key: string; declared: DeclaredMember },
  { facts, since }: ClassAt,
): ApiMember[] {
  const named = members.filter((member) => declaredKey(member) === key);
  const family = named.filter((member) => languagesOf(member).includes('js'));
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
