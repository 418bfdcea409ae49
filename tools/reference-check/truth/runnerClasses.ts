import type { ApiClass, ApiFacts, ApiMember, ApiParameter } from '#api-reference/apiFacts.ts';
import type { TruthClass, TruthItem, TruthMember } from './truth.ts';

/** The classes of the test runner, which no description has: what the facts said when they were stored. */
export function runnerClasses(
  { classes }: ApiFacts,
  described: readonly TruthClass[],
): TruthClass[] {
  const names = new Set(described.map(({ name }) => name));
  return classes.filter(({ name }) => !names.has(name)).map(toClass);
}

function toClass({ name, since, langs, members }: ApiClass): TruthClass {
  return {
    name,
    ...(since !== undefined && { since }),
    ...(langs?.only && { only: langs.only }),
    members: members.map(toMember),
  };
}

function toMember(member: ApiMember): TruthMember {
  const { kind, alias, async, discouraged, returns, args = [], properties = [] } = member;
  return {
    kind,
    ...toItem({ ...member, ...(returns !== undefined && { type: returns }), properties }),
    ...(alias !== undefined && { alias }),
    ...(async && { async: true as const }),
    ...(discouraged && { discouraged: true as const }),
    args: args.map(toItem),
  };
}

function toItem({
  name,
  type,
  since,
  optional,
  deprecated,
  properties = [],
}: ApiParameter): TruthItem {
  return {
    name,
    ...(type !== undefined && { type }),
    ...(since !== undefined && { since }),
    ...(optional && { optional: true as const }),
    ...(deprecated && { deprecated: true as const }),
    ...(properties.length > 0 && { fields: properties.map(toItem) }),
  };
}
