import type { ApiMember, ApiParameter } from '../apiFacts.ts';
import { existsIn } from '../apiFacts.ts';
import { LANGUAGES, withLanguage, withoutLanguage } from '../nodeOnly.ts';
import type { TypePlace } from './followType.ts';
import { followType, structureIn } from './followType.ts';
import type { PackageApi } from './packageApi.ts';

/** Brings the fields of an object in line with the structure that the package has for it. */
export function followFields<T extends ApiMember | ApiParameter>(
  thing: T,
  types: readonly string[],
  place: TypePlace & { before: Pick<PackageApi, 'structures'> },
): T {
  const name = structureIn(types, place.now);
  const fields = place.now.structures.get(name ?? '');
  if (name === undefined || !fields || !thing.properties?.length) return thing;
  const known = place.before.structures.get(name);
  const { language } = place;
  const properties = thing.properties.flatMap((property) => {
    const key = property.langs?.aliases?.[language] ?? property.name;
    const type = fields.get(key);
    const isKnown = existsIn(property, language);
    // What the package has had all along without being known is not for this place.
    if (type === undefined)
      return isKnown && (!known || known.has(key))
        ? (withoutLanguage(property, LANGUAGES, language) ?? [])
        : property;
    if (!isKnown && known?.has(key)) return property;
    const own = isKnown ? property : withLanguage(property, language);
    if (type === '') return own;
    const context = { ...place.context, parameter: own, position: 'field' as const };
    const inner = { ...place, context };
    return followFields(followType(own, [type], inner), [type], inner);
  });
  return { ...thing, properties };
}
