import type { ApiMember } from '#api-reference/apiFacts.ts';
import { typeExpression } from './describedType.ts';
import type { DescribedLangs } from './description.ts';

/** The field `langs` of the facts; nothing where all languages agree. */
export function availabilityOf(described: DescribedLangs): Pick<ApiMember, 'langs'> {
  const { only = [], aliases = {}, types = {} } = described;
  const expressions = Object.fromEntries(
    Object.entries(types).map(([language, type]) => [language, typeExpression(type)]),
  );
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
