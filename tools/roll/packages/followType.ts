import { enumConstant, enumsIn } from '../print/structures.ts';
import { printType } from '../print/signatures.ts';
import { parseType } from '../print/parseType.ts';
import type { TypeContext } from '../print/parameters.ts';
import { plainCode, LANGUAGES } from '#api-reference/facts.ts';
import { evenPython, splitOutside } from '../assert/statements.ts';
import { expressionOfPackage } from './expressionOfPackage.ts';
import type { PackageApi, PackageLanguage } from './packageApi.ts';
import { type ApiMember, type ApiParameter, existsIn } from '../apiFacts.ts';
import { withLanguage, withOwn, withoutLanguage } from '../merge/languages.ts';

interface TypePlace {
  language: PackageLanguage;
  now: PackageApi;
  context: TypeContext;
}

/** Gives a thing the type that the package of a language has for it, unless our rules write the same already. */
export function followType<T extends ApiMember | ApiParameter>(
  thing: T,
  types: readonly string[],
  place: TypePlace,
): T {
  const { language, now: api, context } = place;
  const wanted = types.map((type) => canonical(withConstants(type, api), language)).sort();
  const isRight = (candidate: T) => written(candidate, place).join() === wanted.join();
  const known = typeIn(thing, language);
  // Java has no unions: a field that takes one of several types takes any object.
  const isUnion = known !== undefined && parseType(known).kind === 'union';
  const isAnything = language === 'java' && isUnion && wanted.join() === 'Object';
  if (isRight(thing) || isAnything) return thing;
  const enumeration = /\[\w+\]<"[^>]*>/.exec(known ?? '')?.[0];
  const expressions = types.map((type) =>
    expressionOfPackage(type, { language, api, enumeration }),
  );
  const type = [...new Set(expressions)].join('|');
  // An argument that may be absent says so by itself.
  const present = context.position === 'return' ? type : type.replace(/^\[null\]\|/, '');
  const typed = withOwn(thing, 'types', language, present);
  const structure = structureIn(types, api);
  if (structure === undefined) return typed;
  // Where only the name of the object is another one, the type stays that of all languages.
  const [named, both] = [thing, typed].map((one) => withOwn(one, 'objects', language, structure));
  return [named, typed, both].find((one) => one && isRight(one)) ?? both ?? typed;
}

function typeIn(thing: ApiMember | ApiParameter, language: PackageLanguage): string | undefined {
  return thing.langs?.types?.[language] ?? ('kind' in thing ? thing.returns : thing.type);
}

/** The first structure that types name. */
function structureIn(
  types: readonly string[],
  { structures }: Pick<PackageApi, 'structures'>,
): string | undefined {
  return types
    .join()
    .match(/\b[A-Z]\w+/g)
    ?.find((name) => structures.has(name));
}

/** What a page writes for the type, in one way of writing. */
function written(thing: ApiMember | ApiParameter, { language, context }: TypePlace): string[] {
  const within = 'kind' in thing ? { ...context, member: thing } : { ...context, parameter: thing };
  const tree = parseType(typeIn(thing, language) ?? '[null]');
  const text = plainCode(printType(tree, language, within));
  const constants = enumsIn(tree).map(
    ({ name, values }) => [name, values.map((value) => enumConstant(value, 'java'))] as const,
  );
  const enums = language === 'java' ? Object.fromEntries(constants) : {};
  return splitOutside(text, '|')
    .map((part) => canonical(withConstants(part, { enums }), language))
    .sort();
}

/** An enumeration is what its constants are: `Type` → `Type{JPEG,PNG}`. */
function withConstants(type: string, { enums }: Pick<PackageApi, 'enums'>): string {
  return type
    .trim()
    .replace(/\b[A-Z]\w*/g, (name) =>
      enums[name] ? `${name}{${[...enums[name]].sort().join()}}` : name,
    );
}

/** The order in unions means nothing, and what may be left out is marked elsewhere. */
function canonical(type: string, language: PackageLanguage): string {
  if (language === 'java') return BOXED[type] ?? type;
  const parts = splitOutside(evenPython(type), '|').filter((part) => part !== 'None');
  return parts.join(' | ') || 'None';
}

const BOXED: Readonly<Record<string, string>> = {
  Boolean: 'boolean',
  Double: 'double',
  Integer: 'int',
};

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
