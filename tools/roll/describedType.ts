import type { DescribedMember, DescribedType } from './description.ts';

/**
 * The expression of a type; undefined for what holds nothing and for bags of options. One release gives objects names
 * that no language has: `[Object=Header]`.
 */
export function typeExpression({ name, expression }: DescribedType): string | undefined {
  if (expression !== undefined) return expression.replaceAll(/\[Object=\w+\]/g, '[Object]');
  return name === 'void' || name === 'Object' ? undefined : `[${name}]`;
}

/** The properties of the first object in a type: a union repeats them for each of its parts. */
export function propertiesOf(type: DescribedType): DescribedMember[] {
  if (type.properties) return type.properties;
  const parts = [...(type.union ?? []), ...(type.templates ?? [])];
  return parts.map(propertiesOf).find(({ length }) => length > 0) ?? [];
}
