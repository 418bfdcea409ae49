import type { ApiClass, ApiFacts, ApiMember, ApiParameter } from '../apiFacts.ts';
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
  return {
    name: described.name,
    extends: described.extends ?? null,
    since: releaseOf(described.since),
    ...availabilityOf(described.langs, described.name),
    members: described.members.map(toMember),
  };
}

/** The order of the fields is that of the files, so that a change shows only what changed. */
function toMember(described: DescribedMember): ApiMember {
  const { kind, name, alias, overloadIndex, type } = described;
  const returns = typeExpression(type);
  const samples = sampleLanguages(described.spec);
  const args = toParameters(described.args);
  const properties = toParameters(returnedProperties(described));
  return {
    kind,
    name,
    ...(alias !== name && { alias }),
    ...(described.async && { async: true }),
    since: releaseOf(described.since),
    ...(described.deprecated !== undefined && { deprecated: true }),
    ...(described.discouraged !== undefined && { discouraged: true }),
    ...availabilityOf(described.langs, name),
    ...(overloadIndex > 0 && { overload: overloadIndex }),
    ...(returns !== undefined && { returns }),
    ...(kind === 'property' && described.required && { required: true }),
    ...(samples.length > 0 && { exampleLanguages: samples }),
    ...(args.length > 0 && { args }),
    ...(properties.length > 0 && { properties }),
  };
}

/** The fields of what is returned, held or passed on; where only one language has an object, of that. */
function returnedProperties({ type, langs }: DescribedMember): DescribedMember[] {
  const types = [type, ...Object.values(langs.types ?? {})];
  return types.map(propertiesOf).find(({ length }) => length > 0) ?? [];
}

function toParameters(described: readonly DescribedMember[]): ApiParameter[] {
  return described.map(({ name, type, required, since, langs, deprecated, discouraged }) => {
    const expression = typeExpression(type);
    const properties = toParameters(propertiesOf(type));
    return {
      name,
      ...(expression !== undefined && { type: expression }),
      ...(required ? { required } : { optional: true }),
      since: releaseOf(since),
      ...(deprecated !== undefined && { deprecated: true }),
      ...(discouraged !== undefined && { discouraged: true }),
      ...availabilityOf(langs, name),
      ...(properties.length > 0 && { properties }),
    };
  });
}

/** The field `langs` of the facts for something of this name; nothing where all languages agree. */
function availabilityOf(described: DescribedLangs, name: string): Pick<ApiMember, 'langs'> {
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
  const langs = {
    ...(only.length > 0 && { only }),
    ...(!isEmpty(aliases) && { aliases }),
    ...(!isEmpty(expressions) && { types: expressions }),
  };
  return isEmpty(langs) ? {} : { langs };
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}
