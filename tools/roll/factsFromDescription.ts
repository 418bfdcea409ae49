import type { ApiClass, ApiFacts, ApiMember, ApiParameter } from '#api-reference/apiFacts.ts';
import { availabilityOf } from './availabilityOf.ts';
import { propertiesOf, typeExpression } from './describedType.ts';
import type { DescribedClass, DescribedMember, Description } from './description.ts';
import { sampleLanguages } from './sampleLanguages.ts';

/** Objects inside objects are listed down to this level, counted from the arguments. */
const DEEPEST_LEVEL = 4;

/** Turns the framework's own description of its API into a table of `data/api`, without its prose. */
export function factsFromDescription(description: Description): ApiFacts {
  return { classes: description.map(toClass) };
}

function toClass(described: DescribedClass): ApiClass {
  return {
    name: described.name,
    extends: described.extends ?? null,
    since: described.since,
    ...availabilityOf(described.langs),
    members: described.members.map(toMember),
  };
}

/** The order of the fields is that of the files, so that a change shows only what changed. */
function toMember(described: DescribedMember): ApiMember {
  const { kind, name, alias, overloadIndex, type } = described;
  const returns = typeExpression(type);
  const samples = sampleLanguages(described.spec);
  const args = toParameters(described.args);
  const properties = kind === 'method' ? [] : toParameters(propertiesOf(type));
  return {
    kind,
    name,
    ...(alias !== name && { alias }),
    ...(described.async && { async: true }),
    since: described.since,
    ...(described.deprecated !== undefined && { deprecated: true }),
    ...(described.discouraged !== undefined && { discouraged: true }),
    ...availabilityOf(described.langs),
    ...(overloadIndex > 0 && { overload: overloadIndex }),
    ...(returns !== undefined && { returns }),
    ...(kind === 'property' && described.required && { required: true }),
    ...(samples.length > 0 && { exampleLanguages: samples }),
    ...(args.length > 0 && { args }),
    ...(properties.length > 0 && { properties }),
  };
}

function toParameters(described: readonly DescribedMember[], level = 1): ApiParameter[] {
  if (level > DEEPEST_LEVEL) return [];
  return described.map(({ name, type, required, since, langs }) => {
    const expression = typeExpression(type);
    const properties = toParameters(propertiesOf(type), level + 1);
    return {
      name,
      ...(expression !== undefined && { type: expression }),
      ...(required ? { required } : { optional: true }),
      since,
      ...availabilityOf(langs),
      ...(properties.length > 0 && { properties }),
    };
  });
}
