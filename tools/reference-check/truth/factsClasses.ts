import type { ApiClass, ApiFacts, ApiMember, ApiParameter } from '../../roll/apiFacts.ts';
import type { TruthClass, TruthItem, TruthMember } from './truth.ts';
import { LANGUAGES } from './truth.ts';

/** What the facts say, in the form of the truth. */
export function factsClasses({ classes }: ApiFacts): TruthClass[] {
  return classes.map(toClass);
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

function toItem(parameter: ApiParameter): TruthItem {
  const { name, type, since, optional, deprecated, langs = {}, properties = [] } = parameter;
  const fieldsIn = (text: string | undefined) =>
    properties.length > 0 && isObject(text) ? { fields: properties.map(toItem) } : {};
  const types: NonNullable<TruthItem['types']> = {};
  for (const language of LANGUAGES) {
    const own = langs.types?.[language];
    if (own !== undefined) types[language] = { type: own, ...fieldsIn(own) };
  }
  return {
    name,
    ...(type !== undefined && { type }),
    ...(since !== undefined && { since }),
    ...(optional && { optional: true as const }),
    // The facts have no texts.
    default: '',
    ...(deprecated && { deprecated: true as const }),
    ...(langs.only && { only: langs.only }),
    ...(langs.aliases && { aliases: langs.aliases }),
    ...(Object.keys(types).length > 0 && { types }),
    ...fieldsIn(type),
  };
}

/** Whether a type has fields; bags of options have no type at all. */
function isObject(type: string | undefined): boolean {
  return type === undefined || type.includes('[Object]');
}
