import type { ApiLanguage } from '#api-reference/facts.ts';
import { type ApiMember, type ApiParameter, existsIn } from '../apiFacts.ts';
import type { DeclaredMember, DeclaredOption } from '../declarations/declaredClass.ts';
import { isException, renamedTo } from '../exceptions.ts';
import { expressionOf } from '../facts/expressionOf.ts';
import { argumentName, upperFirst } from '../print/names.ts';
import { parameterOfDeclared, returnedBy } from './factsOfDeclared.ts';
import {
  isNodeOnly,
  languagesOf,
  splitOff,
  withLanguage,
  withOwn,
  withoutLanguage,
} from './languages.ts';

/** The arguments or options at one place, in the facts and in the declarations. */
interface ParametersAt {
  /** `Page.goto.options`. */
  path: string;
  facts: readonly ApiParameter[];
  declared: readonly DeclaredOption[];
  /** What the release before declared here. */
  before: readonly DeclaredOption[];
  /** The languages that have what they belong to. */
  languages: readonly ApiLanguage[];
  since: string;
  /** What a thing says of itself that the release before had already. */
  sinceBefore: string;
}

/** Brings the Node.js side of the facts in line with the declarations. */
export function mergeParameters(place: ParametersAt): ApiParameter[] {
  const kept = place.facts.flatMap((parameter) => mergeParameter(parameter, place));
  return addMissing(kept, place);
}

function mergeParameter(parameter: ApiParameter, place: ParametersAt): ApiParameter[] {
  const languages = languagesOf(parameter, place.languages);
  const name = argumentName(parameter, 'js');
  const now = place.declared.find((option) => option.name === name);
  const before = place.before.find((option) => option.name === name);
  // What other languages have in a form of their own is deprecated for them, too.
  const isAbandoned = before && before.deprecated === undefined && now?.deprecated !== undefined;
  const standing = isAbandoned ? { ...parameter, deprecated: true } : parameter;
  if (!languages.includes('js') || isEmptied(parameter)) return [standing];
  const path = `${place.path}.${name}`;
  if (!now) {
    const isRenamed = place.declared.some((option) => option.name === renamedTo(path));
    if (isRenamed || isException(path, 'package')) return [parameter];
    return [withoutLanguage(parameter, place.languages, 'js') ?? []].flat();
  }
  const properties = mergeParameters({
    ...place,
    path,
    facts: parameter.properties ?? [],
    declared: now.options,
    before: before?.options ?? [],
    languages,
  });
  return changedParameter(standing, { before, now }, languages).map(
    ({ properties: _old, ...rest }) => (properties.length > 0 ? { ...rest, properties } : rest),
  );
}

function addMissing(kept: ApiParameter[], place: ParametersAt): ApiParameter[] {
  const { path, declared, before, languages, since, sinceBefore } = place;
  const isShared = !isNodeOnly(languages);
  const nameOf = (parameter: ApiParameter) => argumentName(parameter, 'js');
  const renamed = new Set(place.facts.map((each) => renamedTo(`${path}.${nameOf(each)}`)));
  const listed = new Set(
    kept.filter((each) => existsIn(each, 'js') && !isEmptied(each)).map(nameOf),
  );
  return declared
    .filter(({ name }) => !listed.has(name) && !renamed.has(name))
    .filter(({ name }) => !isException(`${path}.${name}`, 'pages'))
    .reduce<ApiParameter[]>((list, option) => {
      const index = list.findIndex((each) => each.name === option.name && !isEmptied(each));
      const elsewhere = list[index];
      if (elsewhere) return list.with(index, withLanguage(elsewhere, 'js'));
      const isOld = before.some(({ name }) => name === option.name);
      const addition = { since: isOld ? sinceBefore : since, isShared };
      return [...list, parameterOfDeclared(option, addition)];
    }, kept);
}

/** An object that has properties, but none in Node.js. */
function isEmptied({ properties = [] }: ApiParameter): boolean {
  return properties.length > 0 && !properties.some((each) => existsIn(each, 'js'));
}

/** A thing in the declarations of the release before and of this one. */
interface Declared<T> {
  before: T | undefined;
  now: T;
}

/** Follows what the new release declares otherwise: its type, and whether it may be left out. */
function changedParameter(
  parameter: ApiParameter,
  { before, now }: Declared<DeclaredOption>,
  languages: readonly ApiLanguage[],
): ApiParameter[] {
  if (!before) return [parameter];
  const isRetyped = before.type !== now.type && parameter.type !== undefined;
  const type = expressionOf(now.type, enumName(parameter.type, parameter.name));
  const own = { ...parameter, ...(isRetyped && { type }) };
  if (before.isOptional === now.isOptional)
    return [isRetyped && !isNodeOnly(languages) ? withOwn(parameter, 'types', 'js', type) : own];
  // Whether other languages must pass it is up to their packages.
  const { required: _required, optional: _optional, ...rest } = own;
  const demand = now.isOptional ? { optional: true } : { required: true };
  const form = { language: 'js' as const, within: languages, own: { ...rest, ...demand } };
  return splitOff<ApiParameter>(parameter, form);
}

/** The same for what a member returns or holds, and for a new deprecation. */
export function changedMember(
  member: ApiMember,
  { before, now }: Declared<DeclaredMember>,
  within: readonly ApiLanguage[],
): ApiMember {
  const isAbandoned = before?.doc.deprecated === undefined && now.doc.deprecated !== undefined;
  const changed = isAbandoned ? { ...member, deprecated: true } : member;
  if (!before || before.type === now.type) return changed;
  const { isAsync, expression } = returnedBy({ ...now, name: enumName(member.returns, now.name) });
  if (!isNodeOnly(languagesOf(member, within)))
    return expression === undefined ? changed : withOwn(changed, 'types', 'js', expression);
  const { async: _async, returns: _returns, ...rest } = changed;
  return {
    ...rest,
    ...(isAsync && { async: true }),
    ...(expression !== undefined && { returns: expression }),
  };
}

/** An enumeration keeps its name: `[MouseButton]<"left"|"right">`. */
function enumName(expression: string | undefined, name: string): string {
  const known = /\[(\w+)\]<"/.exec(expression ?? '')?.[1];
  return known ?? upperFirst(name);
}
