import type { ApiClass, ApiMember, ApiParameter } from '#api-reference/apiFacts.ts';
import { existsIn } from '#api-reference/apiFacts.ts';
import { memberName, parameterName } from '#api-reference/spelling.ts';
import { optionsName } from './optionsName.ts';
import { javaUnion, printJavaType } from './printJavaType.ts';
import { isOptionsBag, parameterType, returnedType } from './typeContext.ts';
import type { TypePart } from './typePart.ts';
import { joinParts, parts } from './typePart.ts';

interface JavaParameter {
  name: string;
  /** One for each overload; a single one is the same in all of them. */
  types: TypePart[][];
  isOptional: boolean;
}

/** Methods of interfaces that are called on the interface itself. */
const STATIC = /^(create|assertThat|setDefaultAssertionTimeout)$/;

/** `Response navigate(String url)` and `Response navigate(String url, Page.NavigateOptions options)`. */
export function javaSignatures(owner: ApiClass, member: ApiMember): TypePart[][] {
  const name = memberName(member, 'java');
  const returned = returnedType(member, 'java');
  const type = returned ? printJavaType(returned, { owner, member, position: 'return' }) : ['void'];
  const modifier = STATIC.test(name) ? 'static ' : '';
  return overloads(javaParameters(owner, member)).map(
    (list) => parts`${modifier}${type} ${name}(${joinParts(list, ', ')})`,
  );
}

function javaParameters(owner: ApiClass, member: ApiMember): JavaParameter[] {
  const options = optionsName(owner, member, 'java');
  return (member.args ?? [])
    .filter((arg) => existsIn(arg, 'java') && (options !== undefined || !isOptionsBag(arg)))
    .map((parameter: ApiParameter) => ({
      name: parameterName(parameter, 'java'),
      types: isOptionsBag(parameter)
        ? [[options ?? '']]
        : javaUnion(parameterType(parameter, 'java'), {
            owner,
            member,
            parameter,
            position: 'argument',
          }),
      isOptional: parameter.required !== true,
    }));
}

/** Java has no optional arguments and no unions: each choice is a method of its own. */
function overloads(parameters: JavaParameter[]): TypePart[][][] {
  const count = parameters.find(({ types }) => types.length > 1)?.types.length ?? 1;
  return Array.from({ length: count }, (_, choice) => choice).flatMap((choice) => {
    const print = ({ name, types }: JavaParameter) =>
      parts`${types[types.length > 1 ? choice : 0] ?? []} ${name}`;
    return shortenings(parameters, choice).map((list) => list.map(print));
  });
}

/** The lists that remain when optional arguments are left out from the end, shortest first. */
function shortenings(parameters: JavaParameter[], choice: number): JavaParameter[][] {
  const shorter = parameters.flatMap(({ isOptional, types }, index) => {
    // Without the argument the choices do not differ, so only the first one has that form.
    if (!isOptional || (types.length > 1 && choice > 0)) return [];
    return [
      parameters.filter((other, place) => place < index || (place > index && !other.isOptional)),
    ];
  });
  return [...shorter, parameters];
}
