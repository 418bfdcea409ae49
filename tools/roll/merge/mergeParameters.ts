import type { ApiLanguage } from '#api-reference/facts.ts';
import type { ApiParameter, ApiMember } from '../apiFacts.ts';
import type { DeclaredOption, DeclaredMember } from '../declarations/declaredClass.ts';
import { isDeprecated, parameterOfDeclared, returnedBy } from './factsOfDeclared.ts';
import { isException, renamedTo } from '../exceptions.ts';
import { isNodeOnly, languagesOf, withLanguage, withoutLanguage, splitOff } from './languages.ts';
import { expressionOf } from '../facts/expressionOf.ts';
import { upperFirst } from '../print/names.ts';

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
  const name = nodeName(parameter);
  const now = place.declared.find((option) => option.name === name);
  const before = place.before.find((option) => option.name === name);
  if (!languages.includes('js') || isEmptied(parameter)) {
    // What other languages have in a form of their own is deprecated for them, too.
    const isAbandoned = now && before && isDeprecated(now) && !isDeprecated(before);
    return [isAbandoned ? { ...parameter, deprecated: true } : parameter];
  }
  const path = `${place.path}.${name}`;
  if (!now) {
    const isKnown = isRenamed(path, place) || isException(path, 'package');
    const rest = isKnown ? parameter : withoutLanguage(parameter, place.languages, 'js');
    return rest ? [rest] : [];
  }
  const properties = mergeParameters({
    ...place,
    path,
    facts: parameter.properties ?? [],
    declared: now.options,
    before: before?.options ?? [],
    languages,
  });
  return changedParameter(parameter, { before, now }, languages).map(
    ({ properties: _old, ...rest }) => (properties.length > 0 ? { ...rest, properties } : rest),
  );
}

function addMissing(kept: ApiParameter[], place: ParametersAt): ApiParameter[] {
  const { path, declared, before, languages, since, sinceBefore } = place;
  const isShared = !isNodeOnly(languages);
  const renamed = new Set(place.facts.map((each) => renamedTo(`${path}.${nodeName(each)}`)));
  const listed = new Set(
    kept.filter((each) => languagesOf(each).includes('js') && !isEmptied(each)).map(nodeName),
  );
  return declared
    .filter(({ name }) => !listed.has(name) && !renamed.has(name))
    .filter(({ name }) => !isException(`${path}.${name}`, 'pages'))
    .reduce<ApiParameter[]>((list, option) => {
      const index = list.findIndex((each) => each.name === option.name && !isEmptied(each));
      const elsewhere = list[index];
      if (elsewhere) return list.with(index, withLanguage(elsewhere, 'js'));
      const isOld = before.some(({ name }) => name === option.name);
      return [
        ...list,
        parameterOfDeclared(option, { since: isOld ? sinceBefore : since, isShared }),
      ];
    }, kept);
}

function isRenamed(path: string, { declared }: ParametersAt): boolean {
  const to = renamedTo(path);
  return to !== undefined && declared.some(({ name }) => name === to);
}

function nodeName({ name, langs }: ApiParameter): string {
  return langs?.aliases?.js ?? name;
}

/** An object that has properties, but none in Node.js. */
function isEmptied({ properties = [] }: ApiParameter): boolean {
  return properties.length > 0 && !properties.some((each) => languagesOf(each).includes('js'));
}

/** A thing in the declarations of the release before and of this one. */
interface Declared<T> {
  before: T | undefined;
  now: T;
}

/** Follows what the new release declares otherwise: its type, its deprecation, and whether it may be left out. */
function changedParameter(
  parameter: ApiParameter,
  { before, now }: Declared<DeclaredOption>,
  within: readonly ApiLanguage[],
): ApiParameter[] {
  if (!before) return [parameter];
  const isOwn = isNodeOnly(languagesOf(parameter, within));
  const isNewlyDeprecated = !isDeprecated(before) && isDeprecated(now);
  const standing = isNewlyDeprecated ? { ...parameter, deprecated: true } : parameter;
  const isRetyped = before.type !== now.type && parameter.type !== undefined;
  const type = expressionOf(now.type, enumName(parameter.type, parameter.name));
  const own = { ...standing, ...(isRetyped && { type }) };
  const shared = { ...standing, ...(isRetyped && { langs: withType(standing.langs, type) }) };
  if (before.isOptional === now.isOptional) return [isOwn ? own : shared];
  // Whether other languages must pass it is up to their packages.
  const { required: _required, optional: _optional, ...rest } = own;
  const demand = now.isOptional ? { optional: true } : { required: true };
  return splitOff<ApiParameter>(standing, { language: 'js', within, own: { ...rest, ...demand } });
}

/** The same for what a member returns or holds, and for a new deprecation. */
export function changedMember(
  member: ApiMember,
  { before, now }: Declared<DeclaredMember>,
  within: readonly ApiLanguage[],
): ApiMember {
  const isOwn = isNodeOnly(languagesOf(member, within));
  const isNewlyDeprecated =
    before?.doc.deprecated === undefined && now.doc.deprecated !== undefined;
  const changed = isNewlyDeprecated ? { ...member, deprecated: true } : member;
  if (!before || before.type === now.type) return changed;
  const { isAsync, expression } = returnedBy({ ...now, name: enumName(member.returns, now.name) });
  if (!isOwn)
    return expression === undefined
      ? changed
      : { ...changed, langs: withType(changed.langs, expression) };
  const { async: _async, returns: _returns, ...rest } = changed;
  return {
    ...rest,
    ...(isAsync && { async: true }),
    ...(expression !== undefined && { returns: expression }),
  };
}

function withType(langs: ApiMember['langs'], js: string): NonNullable<ApiMember['langs']> {
  return { ...langs, types: { ...langs?.types, js } };
}

/** An enumeration keeps its name: `[MouseButton]<"left"|"right">`. */
function enumName(expression: string | undefined, name: string): string {
  const known = /\[(\w+)\]<"/.exec(expression ?? '')?.[1];
  return known ?? upperFirst(name);
}
