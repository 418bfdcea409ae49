import type { ApiLanguage } from '#api-reference/facts.ts';
import type { ApiMember, ApiParameter } from '../apiFacts.ts';
import type { DeclaredMember, DeclaredOption } from '../declarations/declaredClass.ts';
import { expressionOf } from '../facts/expressionOf.ts';
import { upperFirst } from '../print/names.ts';
import { isDeprecated, returnedBy } from './factsOfDeclared.ts';
import { isNodeOnly, languagesOf, splitOff } from './languages.ts';

/** A thing in the declarations of the release before and of this one. */
interface Declared<T> {
  before: T | undefined;
  now: T;
}

/** Follows what the new release declares otherwise: its type, its deprecation, and whether it may be left out. */
export function changedParameter(
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
