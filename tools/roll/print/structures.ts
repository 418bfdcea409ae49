import type { ApiLanguage } from '#api-reference/facts.ts';
import type { ApiParameter, ApiClass, ApiMember } from '../apiFacts.ts';
import { TABLES } from '../tables.ts';
import { memberName, upperFirst } from './names.ts';
import { type TypeContext, parameterType, returnedType, optionsOf } from './parameters.ts';
import { type TypeTree, everyPart } from './parseType.ts';

/**
 * The name of the structure that stands for `[Object]`, after its argument or after the method that returns it, unless
 * another was chosen; `undefined` where it has none.
 */
export function objectName(context: TypeContext, language: ApiLanguage): string | undefined {
  if (language === 'js') return undefined;
  const { owner, member, parameter } = context;
  const own = (parameter ?? member).langs?.objects?.[language];
  if (own !== undefined) return own;
  const method = memberName(member, 'js');
  if (language === 'csharp' && method === 'boundingBox') return `${owner.name}BoundingBoxResult`;
  const chosen = TABLES.objects[language];
  const name = parameter ? aliasedName(parameter, language) : method;
  const tree = parameter ? parameterType(parameter, language) : returnedType(member, language);
  const title = structureTitle(name, tree);
  return chosen[parameter ? `${method}.${parameter.name}` : method] ?? chosen[title] ?? title;
}

/** The same; objects whose fields nobody describes are just objects. */
export function describedObject(context: TypeContext, language: ApiLanguage): string | undefined {
  const { parameter } = context;
  const isNamed = parameter?.langs?.objects?.[language] !== undefined;
  if (parameter && !isNamed && !parameter.properties?.length) return undefined;
  return objectName(context, language);
}

/** The aliases of Python are spelled with underscores, which no structure is. */
function aliasedName(parameter: ApiParameter, language: ApiLanguage): string {
  const alias = language === 'python' ? undefined : parameter.langs?.aliases?.[language];
  return alias ?? parameter.name;
}

/** `clip` → `Clip`; one of many `clientCertificates` is a `ClientCertificate`. */
function structureTitle(name: string, tree: TypeTree | undefined): string {
  const members = tree?.kind === 'union' ? tree.members : [tree];
  const isOneOfMany = members.some(
    (member) =>
      member?.kind === 'generic' &&
      member.name === 'Array' &&
      member.parameters.some((inner) => inner.kind === 'name' && inner.name === 'Object'),
  );
  return isOneOfMany ? upperFirst(name).replace(/s$/, '') : upperFirst(name);
}

/** The class of a member's options: `Page.NavigateOptions`, `PageGotoOptions`; others have none. */
export function optionsName(
  owner: ApiClass,
  member: ApiMember,
  language: ApiLanguage,
): string | undefined {
  if (!optionsOf(member, language).length) return undefined;
  const name = memberName(member, language);
  if (language === 'java') return `${owner.name}.${upperFirst(name)}Options`;
  if (language === 'csharp') return csharpOptionsName(owner, name.replace(/Async$/, ''));
  return undefined;
}

/** The class of the options of a .NET method, named without `Async`. */
export function csharpOptionsName(owner: ApiClass, method: string): string {
  // One class serves every HTTP verb; only `DisposeAsync` and `StorageStateAsync` have their own.
  const isRequest = /^(Delete|Fetch|Get|Head|Patch|Post|Put)$/.test(method);
  if (owner.name === 'APIRequestContext' && isRequest) return 'APIRequestContextOptions';
  return `${owner.name}${method}Options`;
}

/** The enumerations in a type that have a name, with values as JavaScript spells them: `no-preference`. */
export function enumsIn(tree: TypeTree): { name: string; values: string[] }[] {
  return everyPart(tree).flatMap((part) =>
    part.kind === 'enum' && part.name !== undefined
      ? [{ name: part.name, values: part.values }]
      : [],
  );
}

/** Words that .NET spells in another way than by a capital letter. */
const SPELLED: Record<string, string> = {
  domcontentloaded: 'DOMContentLoaded',
  networkidle: 'NetworkIdle',
};

/** The constant of a value where enumerations are types: `NO_PREFERENCE`, `NoPreference`. */
export function enumConstant(value: string, language: 'java' | 'csharp'): string {
  if (language === 'java') return value.replaceAll('-', '_').toUpperCase();
  return value
    .split('-')
    .map((word) => SPELLED[word] ?? upperFirst(word))
    .join('');
}

export function hasConstants(language: ApiLanguage): language is 'java' | 'csharp' {
  return language === 'java' || language === 'csharp';
}
