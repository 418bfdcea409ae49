import type { ApiClass, ApiFacts, ApiMember, ApiParameter } from './apiFacts.ts';
import { availabilityOf } from './availabilityOf.ts';
import { propertiesOf, typeExpression } from './describedType.ts';
import type { DescribedClass, DescribedMember, Description } from './description.ts';
import { releaseOf } from './description.ts';
import { sampleLanguages } from './sampleLanguages.ts';

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
