import { printByMember } from '../compile/printReference.ts';
import type { ApiClass, ApiFacts, ApiMember, ApiParameter } from '../apiFacts.ts';

const CLASS_FIELDS = ['name', 'extends', 'since', 'langs', 'deprecated', 'members'] as const;
const MEMBER_FIELDS = [
  ...['kind', 'name', 'alias', 'async', 'since', 'deprecated', 'discouraged', 'langs'],
  ...['overload', 'returns', 'required', 'exampleLanguages', 'args', 'properties'],
] as (keyof ApiMember)[];
const PARAMETER_FIELDS = [
  ...['name', 'type', 'required', 'optional', 'since', 'deprecated', 'discouraged', 'langs'],
  'properties',
] as (keyof ApiParameter)[];
const LANGS_FIELDS = ['only', 'aliases', 'types', 'objects', 'derived'] as const;

/** The text of a file in `data/roll`: a member on each line, its fields always in the same order. */
export function printFacts({ classes, ...rest }: ApiFacts): string {
  const head = Object.keys(rest).length > 0 ? `${JSON.stringify(rest).slice(0, -1)},` : '{';
  return `${head}"classes":${printByMember(classes.map(orderClass))}}\n`;
}

function orderClass({ members, ...rest }: ApiClass): ApiClass {
  return inOrder(withOrderedLangs({ ...rest, members: members.map(orderMember) }), CLASS_FIELDS);
}

function orderMember({ args, properties, ...rest }: ApiMember): ApiMember {
  const ordered = {
    ...withOrderedLangs(rest),
    ...(args && { args: args.map(orderParameter) }),
    ...(properties && { properties: properties.map(orderParameter) }),
  };
  return inOrder(ordered, MEMBER_FIELDS);
}

function orderParameter({ properties, ...rest }: ApiParameter): ApiParameter {
  const ordered = {
    ...withOrderedLangs(rest),
    ...(properties && { properties: properties.map(orderParameter) }),
  };
  return inOrder(ordered, PARAMETER_FIELDS);
}

function withOrderedLangs<T extends { langs?: ApiMember['langs'] }>(thing: T): T {
  return thing.langs ? { ...thing, langs: inOrder(thing.langs, LANGS_FIELDS) } : thing;
}

/** The fields that are named come first and in that order. */
function inOrder<T extends object>(thing: T, fields: readonly (keyof T)[]): T {
  const known = fields.filter((field) => field in thing).map((field) => [field, thing[field]]);
  // The same fields with the same values.
  return { ...(Object.fromEntries(known) as T), ...thing };
}
