import type { ApiLanguage, ApiMember, ApiParameter } from '#api-reference/apiFacts.ts';
import type { DeclaredMember, DeclaredOption } from '#api-reference/declarations/declaredClass.ts';
import { expressionOf } from './expressionOf.ts';
import { returnedBy } from './factsOfDeclared.ts';
import { isNodeOnly, languagesOf } from './nodeOnly.ts';

/** A thing in the declarations of the release before and of this one. */
interface Declared<T> {
  before: T | undefined;
  now: T;
}

/** Follows a type that the new release declares otherwise; what other languages have is kept. */
export function changedParameter(
  parameter: ApiParameter,
  { before, now }: Declared<Pick<DeclaredOption, 'type' | 'isOptional'>>,
  within: readonly ApiLanguage[],
): ApiParameter {
  const isOwn = isNodeOnly(languagesOf(parameter, within));
  const { required: _required, optional: _optional, ...rest } = parameter;
  const demand = now.isOptional ? { optional: true } : { required: true };
  const isDemandChanged = before !== undefined && before.isOptional !== now.isOptional;
  const changed = isOwn && isDemandChanged ? { ...rest, ...demand } : parameter;
  if (!before || before.type === now.type || parameter.type === undefined) return changed;
  const type = expressionOf(now.type, enumName(parameter.type, parameter.name));
  return isOwn ? { ...changed, type } : { ...changed, langs: withType(changed.langs, type) };
}

/** The same for what a member returns or holds, and for a new deprecation. */
export function changedMember(
  member: ApiMember,
  { before, now }: Declared<DeclaredMember>,
  within: readonly ApiLanguage[],
): ApiMember {
  const isOwn = isNodeOnly(languagesOf(member, within));
  const isDeprecated = before?.doc.deprecated === undefined && now.doc.deprecated !== undefined;
  const changed = isOwn && isDeprecated ? { ...member, deprecated: true } : member;
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
  return known ?? name.charAt(0).toUpperCase() + name.slice(1);
}
