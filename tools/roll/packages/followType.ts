import type { ApiMember, ApiParameter } from '#api-reference/apiFacts.ts';
import { printType } from '#api-reference/types/printType.ts';
import { parseType } from '#api-reference/types/parseType.ts';
import type { TypeContext } from '#api-reference/types/typeContext.ts';
import { partsText } from '#api-reference/types/typePart.ts';
import { canonicalType } from '../../reference-check/signatures/pythonSignature.ts';
import { splitList } from '../../reference-check/signatures/splitList.ts';
import { expressionOfPackage } from './expressionOfPackage.ts';
import type { PackageLanguage } from './packageApi.ts';

interface TypePlace {
  language: PackageLanguage;
  classes: ReadonlySet<string>;
  context: TypeContext;
}

/** Gives a thing the type that the package of a language has for it, unless our rules write the same already. */
export function followType<T extends ApiMember | ApiParameter>(
  thing: T,
  types: readonly string[],
  place: TypePlace,
): T {
  const { language, classes, context } = place;
  const common = 'kind' in thing ? thing.returns : thing.type;
  const wanted = types.map((type) => canonical(type, language)).sort();
  const isRight = (candidate: T) => written(candidate, language, context).join() === wanted.join();
  if (isRight(thing)) return thing;
  const enumeration = /\[\w+\]<"[^>]*>/.exec(common ?? '')?.[0];
  const expressions = types.map((type) =>
    expressionOfPackage(type, { language, classes, enumeration }),
  );
  const type = withoutAbsence([...new Set(expressions)].join('|'), context);
  const typed = withOwn(thing, 'types', language, type);
  const structure = types
    .join()
    .match(/\b[A-Z]\w+/g)
    ?.find((name) => !classes.has(name));
  const candidates = [
    typed,
    ...(structure === undefined
      ? []
      : [
          withOwn(thing, 'objects', language, structure),
          withOwn(typed, 'objects', language, structure),
        ]),
  ];
  return candidates.find(isRight) ?? typed;
}

function withOwn<T extends ApiMember | ApiParameter>(
  thing: T,
  field: 'types' | 'objects',
  language: PackageLanguage,
  value: string,
): T {
  return {
    ...thing,
    langs: { ...thing.langs, [field]: { ...thing.langs?.[field], [language]: value } },
  };
}

/** What a page writes for the type, in one way of writing. */
function written(
  thing: ApiMember | ApiParameter,
  language: PackageLanguage,
  context: TypeContext,
): string[] {
  const isMember = 'kind' in thing;
  const type = thing.langs?.types?.[language] ?? (isMember ? thing.returns : thing.type);
  const within = isMember ? { ...context, member: thing } : { ...context, parameter: thing };
  const text = partsText(printType(parseType(type ?? '[null]'), language, within));
  return splitList(text, '|')
    .map((part) => canonical(part, language))
    .sort();
}

/** The order in unions means nothing, and what may be left out is marked elsewhere. */
function canonical(type: string, language: PackageLanguage): string {
  if (language === 'java') return BOXED[type] ?? type;
  const union = canonicalType(type);
  const [, inner] = /^Union\[(.*)\]$/s.exec(union) ?? [];
  if (inner === undefined) return union;
  const parts = splitList(inner).filter((part) => part !== 'None');
  return parts.length === 1 ? (parts[0] ?? '') : `Union[${parts.join(', ')}]`;
}

const BOXED: Readonly<Record<string, string>> = {
  Boolean: 'boolean',
  Double: 'double',
  Integer: 'int',
};

/** An argument that may be absent says so by itself. */
function withoutAbsence(type: string, { position }: TypeContext): string {
  return position === 'return' ? type : type.replace(/^\[null\]\|/, '');
}
