import type { ApiLanguage } from '#api-reference/facts.ts';
import type { ApiClass, ApiMember, ApiParameter } from '../apiFacts.ts';
import type {
  DeclaredClass,
  DeclaredMember,
  DeclaredOption,
} from '../declarations/declaredClass.ts';
import { declaredKey, declaredMember, listedFields } from '../declarations/declaredClass.ts';
import { changedMember, mergeParameters } from './mergeParameters.ts';
import { memberOfDeclared, parametersOf } from './factsOfDeclared.ts';
import { isException } from '../exceptions.ts';
import { isNodeOnly, languagesOf, withLanguage, withoutLanguage } from './languages.ts';

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
  const path = pathOf(facts, member);
  const now = declaredIn(declared, facts, member);
  if (!now) return isException(path, 'package') ? member : withoutLanguage(member, within, 'js');
  if (now.kind !== member.kind) return withoutLanguage(member, within, 'js');
  const earlier = declaredIn(before, facts, member);
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
  const args = merge(path, member.args, takenBy);
  const properties = merge(fieldsPath(path, member), member.properties, (declared) =>
    listedFields(declared, member),
  );
  const {
    args: _args,
    properties: _properties,
    ...rest
  } = changedMember(member, { before: earlier, now }, within);
  return {
    ...rest,
    ...(args.length > 0 && { args }),
    ...(properties.length > 0 && { properties }),
  };
}

/** `Request.timing:` is what a method returns; properties and events are what they hold. */
function fieldsPath(path: string, { kind }: ApiMember): string {
  return kind === 'method' ? `${path}:` : path;
}

/** Adds a member that the facts lack, or overloads beyond those that they number. */
function addMissing(
  members: ApiMember[],
  { key, declared }: { key: string; declared: DeclaredMember },
  { facts, since }: ClassAt,
): ApiMember[] {
  const family = members.filter(
    (member) => declaredKey(member) === key && languagesOf(member).includes('js'),
  );
  const addition = { since, isShared: !isNodeOnly(languagesOf(facts)) };
  if (family.length === 0) {
    if (isException(pathOf(facts, declared), 'pages')) return members;
    const index = members.findIndex((member) => declaredKey(member) === key);
    const elsewhere = members[index];
    if (elsewhere) return members.with(index, withLanguage(elsewhere, 'js'));
    return [...members, memberOfDeclared(declared, addition)];
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

/** Events have the parameters of their listeners, which are what they pass on. */
function takenBy(declared: DeclaredMember): DeclaredOption[] {
  return declared.kind === 'method' ? parametersOf(declared) : [];
}

function declaredIn(owner: DeclaredClass | undefined, facts: ApiClass, member: ApiMember) {
  return owner && declaredMember(new Map([[facts.name, owner]]), facts, member);
}

/** `Page.goto`, `Page#popup`: as the list of exceptions names them. */
function pathOf(owner: ApiClass, { kind, name }: Pick<ApiMember, 'kind' | 'name'>): string {
  return `${owner.name}${kind === 'event' ? '#' : '.'}${name}`;
}
