import { commentKey } from '#api-reference/comments/readComments.ts';
import type { ApiLanguage, EnumFacts, ParameterFacts, Printed } from '#api-reference/facts.ts';
import type { ApiClass, ApiMember, ApiParameter } from '../apiFacts.ts';
import { existsIn } from '../apiFacts.ts';
import type { DeclaredOption } from '../declarations/declaredClass.ts';
import { csharpArgumentForms } from '../print/csharp.ts';
import { csharpProperties } from '../print/csharpTypes.ts';
import { enumConstant, enumsIn, hasConstants } from '../print/structures.ts';
import { nameAt } from '../print/names.ts';
import type { ParameterList } from '../print/parameterLists.ts';
import { applicable } from '../print/parameterLists.ts';
import { hasObject, parameterType } from '../print/parameters.ts';
import { printType } from '../print/signatures.ts';
import type { TypePart } from '../print/typePart.ts';
import type { TypeTree } from '../print/parseType.ts';
import { otherParameterNames } from './otherNames.ts';

/** What the declarations say of a parameter. */
export interface Declaration {
  text: string;
  deprecated?: string;
  isRest?: boolean;
  options: readonly DeclaredOption[];
}

export interface MemberPlace {
  owner: ApiClass;
  member: ApiMember;
  language: ApiLanguage;
  /** Writes code, with marks around classes that the language has. */
  print: (parts: readonly TypePart[]) => Printed;
}

interface Inside {
  path: readonly string[];
  anchor: string;
}

/** Arguments, options or fields one below the other, those of nested objects inside; `whole` is what they belong to. */
export function compileParameters(
  list: ParameterList,
  declared: (name: string) => Declaration | undefined,
  place: MemberPlace,
  whole: Inside,
): ParameterFacts[] {
  return applicable(list.parameters, place.language).map((parameter) => {
    const path = [...whole.path, parameter.name];
    const anchor = list.anchorOf(path);
    const source = declared(parameter.langs?.aliases?.js ?? parameter.name);
    const isTop = whole.path.length === 0;
    return {
      ...compileParameter(parameter, source, place, list.position),
      ...(isTop && alsoCalled(parameter, place, list.position)),
      id: anchor.slice(whole.anchor.length + 1),
      ...fieldsIn(parameter, source, place, { list, path, anchor }),
    };
  });
}

function compileParameter(
  parameter: ApiParameter,
  source: Declaration | undefined,
  place: MemberPlace,
  position: ParameterList['position'],
): Omit<ParameterFacts, 'id'> {
  const { language, member } = place;
  const { name, since, optional, langs } = parameter;
  const spelled = nameAt(parameter, language, position);
  const node = langs?.aliases?.js;
  const { text = '', deprecated } = source ?? {};
  return {
    name,
    ...(spelled !== name && { spelled }),
    ...(node !== undefined && node !== name && { node }),
    ...typeOf(parameter, source, place, position),
    ...(optional && { optional: true }),
    ...(since !== undefined && since !== member.since && { since }),
    ...((deprecated !== undefined || parameter.deprecated) && { deprecated: true }),
    ...(langs?.derived?.includes(language) && { derived: true }),
    ...(!existsIn(parameter, 'js') && { own: true }),
    ...(text !== '' && { comment: commentKey(text) }),
    ...(deprecated && { deprecation: commentKey(deprecated) }),
  };
}

function alsoCalled(
  parameter: ApiParameter,
  { language }: MemberPlace,
  position: ParameterList['position'],
): Pick<ParameterFacts, 'also'> {
  const also = otherParameterNames(parameter, nameAt(parameter, language, position));
  return also.length > 0 ? { also } : {};
}

/** Its type; arguments and options that .NET splits by type, or has more types for, have several forms. */
function typeOf(
  parameter: ApiParameter,
  source: Declaration | undefined,
  { owner, member, language, print }: MemberPlace,
  position: ParameterList['position'],
): Pick<ParameterFacts, 'type' | 'forms' | 'rest' | 'enums'> {
  const tree = parameterType(parameter, language);
  const enums = compileEnums(tree, language);
  const forms = language === 'csharp' ? csharpForms(owner, member, parameter, position) : undefined;
  const [only] = forms ?? [];
  if (forms && (forms.length > 1 || only?.name !== nameAt(parameter, language, position)))
    return {
      forms: Object.fromEntries(forms.map(({ name, type }) => [name, print(type)])),
      ...enums,
    };
  const type = only?.type ?? printType(tree, language, { owner, member, parameter, position });
  return { type: print(type), ...(source?.isRest && !forms && { rest: true }), ...enums };
}

function csharpForms(
  owner: ApiClass,
  member: ApiMember,
  parameter: ApiParameter,
  position: ParameterList['position'],
): { name: string; type: TypePart[] }[] | undefined {
  if (position === 'option') return csharpProperties(owner, member, parameter);
  if (position === 'argument') return csharpArgumentForms(owner, member, parameter);
  return undefined;
}

/** The enumerations in a type; a type of JavaScript names the values itself. */
export function compileEnums(tree: TypeTree, language: ApiLanguage): { enums?: EnumFacts[] } {
  const found = language === 'js' ? [] : enumsIn(tree);
  const enums = found.map(({ name, values }) => ({
    name,
    values,
    ...(hasConstants(language) && {
      constants: values.map((value) => enumConstant(value, language)),
    }),
  }));
  return enums.length > 0 ? { enums } : {};
}

function fieldsIn(
  parameter: ApiParameter,
  source: Declaration | undefined,
  place: MemberPlace,
  { list, ...whole }: Inside & { list: ParameterList },
): Pick<ParameterFacts, 'fields'> {
  const isObject = hasObject(parameterType(parameter, place.language));
  const parameters = isObject ? (parameter.properties ?? []) : [];
  const fields = compileParameters(
    { ...list, position: 'field', parameters },
    (name) => source?.options.find((option) => option.name === name),
    place,
    whole,
  );
  return fields.length > 0 ? { fields } : {};
}
