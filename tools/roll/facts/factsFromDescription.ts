import type { ApiClass, ApiFacts, ApiMember, ApiParameter } from '../apiFacts.ts';
import { stated } from '../apiFacts.ts';
import { propertiesOf, typeExpression, releaseOf, sampleLanguages } from './description.ts';
import type {
  DescribedClass,
  DescribedMember,
  Description,
  DescribedLangs,
} from './description.ts';

/** Turns the framework's own description of its API into a table of `data/api`, without its prose. */
export function factsFromDescription(description: Description): ApiFacts {
  return { classes: description.map(toClass) };
}

function toClass(described: DescribedClass): ApiClass {
  const langs = availabilityOf(described.langs, described.name);
  return {
    name: described.name,
    extends: described.extends ?? null,
    since: releaseOf(described.since),
    ...(langs && { langs }),
    members: described.members.map(toMember),
  };
}

function toMember(described: DescribedMember): ApiMember {
  const { kind, name, alias, overloadIndex, type } = described;
  return stated<ApiMember>({
    kind,
    name,
    alias: alias !== name && alias,
    async: described.async,
    ...standingOf(described),
    langs: availabilityOf(described.langs, name),
    overload: overloadIndex > 0 && overloadIndex,
    returns: typeExpression(type),
    required: kind === 'property' && described.required,
    exampleLanguages: sampleLanguages(described.spec),
    args: toParameters(described.args),
    properties: toParameters(returnedProperties(described)),
  });
}

function standingOf({ since, deprecated, discouraged }: DescribedMember) {
  return {
    since: releaseOf(since),
    deprecated: deprecated !== undefined,
    discouraged: discouraged !== undefined,
  };
}

/** The fields of what is returned, held or passed on; where only one language has an object, of that. */
function returnedProperties({ type, langs }: DescribedMember): DescribedMember[] {
  const types = [type, ...Object.values(langs.types ?? {})];
  return types.map(propertiesOf).find(({ length }) => length > 0) ?? [];
}

function toParameters(described: readonly DescribedMember[]): ApiParameter[] {
  return described.map((one) =>
    stated<ApiParameter>({
      name: one.name,
      type: typeExpression(one.type),
      required: one.required,
      optional: !one.required,
      ...standingOf(one),
      langs: availabilityOf(one.langs, one.name),
      properties: toParameters(propertiesOf(one.type)),
    }),
  );
}

/** Nothing where all languages agree. */
function availabilityOf(described: DescribedLangs, name: string): ApiMember['langs'] {
  const { only = [], types = {}, overrides = {} } = described;
  const replaced = Object.entries(overrides);
  const aliases = {
    ...described.aliases,
    ...Object.fromEntries(
      replaced.filter(([, { alias }]) => alias !== name).map(([to, { alias }]) => [to, alias]),
    ),
  };
  const own = [...Object.entries(types), ...replaced.map(([to, { type }]) => [to, type] as const)];
  const expressions = Object.fromEntries(own.map(([to, type]) => [to, typeExpression(type)]));
  const langs = stated<NonNullable<ApiMember['langs']>>({
    only,
    aliases: !isEmpty(aliases) && aliases,
    types: !isEmpty(expressions) && (expressions),
  });
  return isEmpty(langs) ? undefined : langs;
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}
