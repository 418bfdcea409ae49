import { commentKey } from '#api-reference/comments/parseComment.ts';
import type { ApiLanguage, EnumFacts, ParameterFacts } from '#api-reference/facts.ts';
import { type ApiClass, type ApiMember, type ApiParameter, existsIn, stated } from '../apiFacts.ts';
import type { DeclaredOption } from '../declarations/declaredClass.ts';
import { type ParameterPosition, kebabCase, argumentName, nameAt } from '../print/names.ts';
import { csharpForms } from '../print/csharp.ts';
import { hasObject, parameterType } from '../print/parameters.ts';
import type { TypeTree } from '../print/parseType.ts';
import { printType } from '../print/signatures.ts';
import { enumConstant, enumsIn, hasConstants } from '../print/structures.ts';
import { otherNames } from './members.ts';

/** What the declarations say of a parameter. */
export type Declaration = Pick<DeclaredOption, 'text' | 'deprecated' | 'options'> & {
  isRest?: boolean | undefined;
};

export interface MemberPlace {
  owner: ApiClass;
  member: ApiMember;
  language: ApiLanguage;
}

/** Arguments, options or fields of one kind. */
interface ParameterList {
  position: ParameterPosition;
  parameters: readonly ApiParameter[];
  declared: (name: string) => Declaration | undefined;
  /** The end of an anchor, after that of the member; absent where they belong to another parameter. */
  idOf?: (name: string) => string;
}

/** One below the other, those of nested objects inside. */
export function compileParameters(list: ParameterList, place: MemberPlace): ParameterFacts[] {
  const own = list.parameters.filter((parameter) => existsIn(parameter, place.language));
  // Languages may have their own form of one.
  const first = own.filter(
    ({ name }, index) => index === own.findIndex((one) => one.name === name),
  );
  return first.map((parameter) => compileParameter(parameter, list, place));
}

function compileParameter(
  parameter: ApiParameter,
  { position, declared, idOf }: ParameterList,
  place: MemberPlace,
): ParameterFacts {
  const { language, member } = place;
  const { name, since, optional, langs } = parameter;
  const spelled = nameAt(parameter, language, position);
  const node = langs?.aliases?.js;
  const source = declared(node ?? name);
  const { text = '', deprecated } = source ?? {};
  const isObject = hasObject(parameterType(parameter, language));
  const nameIn = (other: ApiLanguage) =>
    existsIn(parameter, other) ? argumentName(parameter, other) : undefined;
  return stated<ParameterFacts>({
    name,
    spelled: spelled !== name && spelled,
    node: node !== name && node,
    ...typeOf(parameter, source, place, position),
    optional,
    since: since !== member.since && since,
    deprecated: deprecated !== undefined || parameter.deprecated,
    derived: langs?.derived?.includes(language),
    own: !existsIn(parameter, 'js'),
    comment: text !== '' && commentKey(text),
    deprecation: deprecated ? commentKey(deprecated) : undefined,
    also: idOf && otherNames(spelled, nameIn),
    id: (idOf ?? kebabCase)(name),
    fields: compileParameters(
      {
        position: 'field',
        parameters: isObject ? (parameter.properties ?? []) : [],
        declared: (field) => source?.options.find((option) => option.name === field),
      },
      place,
    ),
  });
}

/** Its type; arguments and options that .NET splits by type, or has more types for, have several forms. */
function typeOf(
  parameter: ApiParameter,
  source: Declaration | undefined,
  { owner, member, language }: MemberPlace,
  position: ParameterPosition,
): Pick<ParameterFacts, 'type' | 'forms' | 'rest' | 'enums'> {
  const tree = parameterType(parameter, language);
  const context = { owner, member, parameter, position };
  const enums = compileEnums(tree, language);
  const forms = language === 'csharp' ? csharpForms(context) : undefined;
  const [only] = forms ?? [];
  if (forms && (forms.length > 1 || only?.name !== nameAt(parameter, language, position)))
    return { forms: Object.fromEntries(forms.map(({ name, type }) => [name, type])), ...enums };
  const type = only?.type ?? printType(tree, language, context);
  return { type, ...(source?.isRest && !forms && { rest: true }), ...enums };
}

/** The enumerations in a type; a type of JavaScript names the values itself. */
export function compileEnums(tree: TypeTree, language: ApiLanguage): { enums?: EnumFacts[] } {
  const enums = enumsIn(tree).map((one) => {
    if (!hasConstants(language)) return one;
    return { ...one, constants: one.values.map((value) => enumConstant(value, language)) };
  });
  return language !== 'js' && enums.length > 0 ? { enums } : {};
}
