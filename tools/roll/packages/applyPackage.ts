import { type ApiLanguage, LANGUAGES } from '#api-reference/facts.ts';
import type { ApiClass, ApiFacts, ApiMember, ApiParameter } from '../apiFacts.ts';
import { existsIn } from '../apiFacts.ts';
import type { ReadPackages } from '../download/fetchPackages.ts';
import {
  languagesOf,
  splitOff,
  withLanguage,
  withOnly,
  withoutLanguage,
} from '../merge/languages.ts';
import { argumentName } from '../print/names.ts';
import { type TypeContext, isOptionsBag } from '../print/parameters.ts';
import { followFields, followType } from './followType.ts';
import type { PackageApi, PackageLanguage, PackageMember } from './packageApi.ts';
import { javaApi, packageKey, pythonApi } from './packageApi.ts';

/** The package of a language in the release that the facts are from, and in the one that they move to. */
interface PackageStep {
  language: PackageLanguage;
  before: PackageApi;
  now: PackageApi;
}

/** Brings the facts of Python and Java in line with their packages, which are right where a description differs. */
export function followPackages(
  facts: ApiFacts,
  /** Those that the facts know of, and the new ones. */
  { before, now }: Record<'before' | 'now', ReadPackages>,
): ApiFacts {
  const steps: PackageStep[] = [
    { language: 'python', before: pythonApi(before.wheel), now: pythonApi(now.wheel) },
    { language: 'java', before: javaApi(before.java), now: javaApi(now.java) },
  ];
  return steps.reduce(applyPackage, facts);
}

/** Gives a language what its package has gained, takes what it has lost, and follows the types that it has now. */
export function applyPackage({ classes, ...rest }: ApiFacts, step: PackageStep): ApiFacts {
  return { ...rest, classes: classes.flatMap((owner) => applyClass(owner, step) ?? []) };
}

function applyClass(owner: ApiClass, step: PackageStep): ApiClass | undefined {
  const { language, before, now } = step;
  const isKnown = existsIn(owner, language);
  const wasThere = before.classes.has(owner.name);
  const isThere = now.classes.has(owner.name);
  if (isKnown && wasThere && !isThere) return withoutLanguage(owner, LANGUAGES, language);
  // What was there before without being known is something else of the same name.
  if (!isKnown && (!isThere || wasThere)) return owner;
  // Members say nothing of languages as long as they have all those of their class.
  const members = isKnown
    ? owner.members
    : owner.members.map((member) => withOnly(member, languagesOf(member, languagesOf(owner))));
  const grown = isKnown ? owner : withLanguage(owner, language);
  return {
    ...grown,
    members: members.flatMap((member) => applyMember(grown, member, step) ?? []),
  };
}

function applyMember(owner: ApiClass, member: ApiMember, step: PackageStep): ApiMember | undefined {
  const { language } = step;
  const key = packageKey(owner.name, member, language);
  const before = step.before.members.get(key);
  const now = step.now.members.get(key);
  const isKnown = existsIn(member, language);
  if (isKnown && before && !now) return withoutLanguage(member, languagesOf(owner), language);
  if (!now || isKnown !== (before !== undefined)) return member;
  const grown = isKnown ? member : withLanguage(member, language);
  const place = { owner, member: grown, step, before: isKnown ? before : undefined, now };
  // What an event passes on is what its listeners take.
  const isTyped = now.returns !== '' && member.kind !== 'event';
  const context = { owner, member: grown, position: 'return' } as const;
  const { args, ...rest } = isTyped ? follow(grown, [now.returns], context, place) : grown;
  return { ...rest, ...(args && { args: applyList(withOwnNames(args, place), place) }) };
}

interface ChangedMember {
  owner: ApiClass;
  member: ApiMember;
  step: PackageStep;
  /** Undefined where the language has gained the member as a whole. */
  before: PackageMember | undefined;
  now: PackageMember;
}

/** Follows a type and, if that is an object, its fields. */
function follow<T extends ApiMember | ApiParameter>(
  thing: T,
  types: readonly string[],
  context: TypeContext,
  { step: { language, now, before: known }, before }: ChangedMember,
): T {
  // Of what a member that is new consists, the package alone says.
  const at = { language, now, context, before: before ? known : { structures: new Map() } };
  return followFields(followType(thing, types, at), types, at);
}

/** The arguments, and the options in their bag, which a language has as long as one of them is its own. */
function applyList(args: readonly ApiParameter[], place: ChangedMember): ApiParameter[] {
  const { language } = place.step;
  const within = languagesOf(place.member);
  const isOwn = (parameter: ApiParameter) => existsIn(parameter, language);
  const taken = new Set(
    args
      .flatMap((arg) => (isOptionsBag(arg) ? (arg.properties ?? []) : [arg]))
      .filter((parameter) => isOwn(parameter) && place.before)
      .map((parameter) => argumentName(parameter, language)),
  );
  const apply = (parameter: ApiParameter, position: 'argument' | 'option') => {
    // Languages may have their own form of a parameter under the same name.
    const isTwin = !isOwn(parameter) && taken.has(argumentName(parameter, language));
    const applied = isTwin ? parameter : applyParameter(parameter, position, place);
    return applied ? withDemand(applied, place.now, language, within) : [];
  };
  return args.flatMap((arg) => {
    if (!isOptionsBag(arg)) return apply(arg, 'argument');
    const options = arg.properties ?? [];
    const properties = options.flatMap((option) => apply(option, 'option'));
    const bag = { ...arg, properties };
    const isUsed = properties.some(isOwn);
    if (place.before && options.some(isOwn) === isUsed) return bag;
    return isUsed ? withLanguage(bag, language) : (withoutLanguage(bag, within, language) ?? []);
  });
}

function applyParameter(
  parameter: ApiParameter,
  position: 'argument' | 'option',
  place: ChangedMember,
): ApiParameter | undefined {
  const { owner, member, step, before, now } = place;
  const { language } = step;
  const name = argumentName(parameter, language);
  const types = now.parameters.get(name);
  const isKnown = existsIn(parameter, language);
  const wasThere = before?.parameters.has(name);
  if (!types && isKnown && wasThere !== false)
    return withoutLanguage(parameter, languagesOf(member), language);
  if (!types || (before && isKnown !== wasThere)) return parameter;
  const grown = isKnown ? parameter : withLanguage(parameter, language);
  return follow(grown, types, { owner, member, parameter: grown, position }, place);
}

/** An argument that the package calls otherwise than Node.js, or otherwise than before, is at the same position. */
function withOwnNames(
  args: readonly ApiParameter[],
  { step: { language }, before, now }: ChangedMember,
): ApiParameter[] {
  const listed = args.flatMap((arg) => [arg, ...(isOptionsBag(arg) ? (arg.properties ?? []) : [])]);
  const taken = new Set(listed.map((arg) => argumentName(arg, language)));
  return args.map((arg, index) => {
    const name = argumentName(arg, language);
    const own = now.positional[index];
    const isLost = !now.parameters.has(name) && (!before || before.parameters.has(name));
    if (!isLost || own === undefined || taken.has(own) || isOptionsBag(arg)) return arg;
    const called = before ? { [language]: own } : { js: arg.name };
    const langs = { ...arg.langs, aliases: { ...arg.langs?.aliases, ...called } };
    // All other languages call it alike, as a rule.
    return before ? { ...arg, langs } : { ...arg, name: camelCase(own), langs };
  });
}

/** `storage_state` → `storageState`. */
function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A language that may leave out what others must pass, or must pass what they may leave out, gets its own form. */
function withDemand(
  parameter: ApiParameter,
  now: PackageMember,
  language: PackageLanguage,
  within: readonly ApiLanguage[],
): ApiParameter[] {
  const name = argumentName(parameter, language);
  const { required: _required, optional, ...rest } = parameter;
  const isOptional = now.optional?.has(name);
  // Python writes what may be nothing like what may be left out.
  const mayBeAbsent = optional ?? parameter.type?.includes('[null]') ?? false;
  const isSame = isOptional === undefined || isOptional === mayBeAbsent;
  if (isSame || !existsIn(parameter, language) || !now.parameters.has(name)) return [parameter];
  const own = { ...rest, ...(isOptional ? { optional: true } : { required: true }) };
  return splitOff<ApiParameter>(parameter, { language, within, own });
}
