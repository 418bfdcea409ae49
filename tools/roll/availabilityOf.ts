import type { ApiMember } from './apiFacts.ts';
import { typeExpression } from './describedType.ts';
import type { DescribedLangs } from './description.ts';

/** The field `langs` of the facts for something of this name; nothing where all languages agree. */
export function availabilityOf(described: DescribedLangs, name: string): Pick<ApiMember, 'langs'> {
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
