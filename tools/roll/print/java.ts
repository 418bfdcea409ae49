import type { ApiClass, ApiMember, ApiParameter } from '../apiFacts.ts';
import { existsIn } from '../apiFacts.ts';
import { memberName, parameterName } from './names.ts';
import { optionsName, objectName } from './structures.ts';
import { isOptionsBag, parameterType, returnedType } from './parameters.ts';
import { withoutNull } from './parseType.ts';
import type { TypeContext } from './parameters.ts';
import type { TypeTree } from './parseType.ts';
import { builtInName } from '#api-reference/typeNames.ts';

interface JavaParameter {
  name: string;
  /** One for each overload; a single one is the same in all of them. */
  types: string[];
  isOptional: boolean;
}

/** Methods of interfaces that are called on the interface itself. */
const STATIC = /^(create|assertThat|setDefaultAssertionTimeout)$/;

/** `Response navigate(String url)` and `Response navigate(String url, Page.NavigateOptions options)`. */
export function javaSignatures(owner: ApiClass, member: ApiMember): string[] {
  const name = memberName(member, 'java');
  const returned = returnedType(member, 'java');
  const type = returned ? printJavaType(returned, { owner, member, position: 'return' }) : 'void';
  const modifier = STATIC.test(name) ? 'static ' : '';
  return overloads(javaParameters(owner, member)).map(
    (list) => `${modifier}${type} ${name}(${list.join(', ')})`,
  );
}

function javaParameters(owner: ApiClass, member: ApiMember): JavaParameter[] {
  const options = optionsName(owner, member, 'java');
  return (member.args ?? [])
    .filter((arg) => existsIn(arg, 'java') && (options !== undefined || !isOptionsBag(arg)))
    .map((parameter: ApiParameter) => ({
      name: parameterName(parameter, 'java'),
      types: isOptionsBag(parameter)
        ? [options ?? '']
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
function overloads(parameters: JavaParameter[]): string[][] {
  const count = parameters.find(({ types }) => types.length > 1)?.types.length ?? 1;
  return Array.from({ length: count }, (_, choice) => choice).flatMap((choice) => {
    const print = ({ name, types }: JavaParameter) =>
      `${types[types.length > 1 ? choice : 0] ?? ''} ${name}`;
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

/** Interfaces of callbacks whose shape the facts do not give. */
const CALLBACKS: Record<string, string> = {
  exposeBinding: 'BindingCallback',
  exposeFunction: 'FunctionCallback',
};

const BOXED: Record<string, string> = { boolean: 'Boolean', double: 'Double', int: 'Integer' };

/** Prints a type as the Java package declares it; the members of a union are its overloads. */
export function printJavaType(tree: TypeTree, context: TypeContext): string {
  const { tree: rest } = withoutNull(tree);
  if (rest.kind !== 'union') return printOne(rest, context);
  return javaUnion(rest, context).join(' | ');
}

/** The types that one argument can have, each of which makes an overload. */
function javaUnion(tree: TypeTree, context: TypeContext): string[] {
  const { tree: rest } = withoutNull(tree);
  if (rest.kind !== 'union') return [printOne(rest, context)];
  const members = rest.members.filter((member) => member.kind !== 'function' || member.parameters);
  // After erasure all lists are one type, so that what is passed in must be told apart as arrays.
  const hasManyLists = members.filter(isList).length > 1 && context.position !== 'return';
  return members.map((member) =>
    hasManyLists && isList(member)
      ? `${member.parameters.map((inner) => printJavaType(inner, context)).join(', ')}[]`
      : printOne(member, context),
  );
}

function isList(tree: TypeTree): tree is Extract<TypeTree, { kind: 'generic' }> {
  return tree.kind === 'generic' && tree.name === 'Array';
}

function printOne(tree: TypeTree, context: TypeContext): string {
  switch (tree.kind) {
    case 'name':
      return printName(tree.name, context);
    case 'generic':
      return printGeneric(tree.name, tree.parameters, context);
    case 'enum':
      return tree.name ?? 'String';
    case 'literal':
      return 'String';
    case 'union':
      return 'Object';
    case 'function':
      return printFunction(tree.parameters, tree.returns, context);
  }
}

function printName(name: string, context: TypeContext): string {
  if (name === 'Object') return objectName(context, 'java') ?? 'Object';
  const builtIn = builtInName(name, 'java');
  if (!builtIn) return `\`${name}\``;
  const isBoxed = context.position === 'field' && context.parameter?.required !== true;
  return (isBoxed && BOXED[builtIn]) || builtIn;
}

function printGeneric(name: string, parameters: TypeTree[], context: TypeContext): string {
  const list = parameters.map((tree) => boxed(printOne(withoutNull(tree).tree, context)));
  const printed = name === 'Object' ? 'Map' : (builtInName(name, 'java') ?? name);
  return `${printed}<${list.join(', ')}>`;
}

function printFunction(
  parameters: TypeTree[] | undefined,
  returns: TypeTree | undefined,
  context: TypeContext,
): string {
  if (!parameters) return CALLBACKS[context.member.name] ?? 'Object';
  const list = parameters.map((tree) => boxed(printOne(withoutNull(tree).tree, context)));
  const isPredicate = returns?.kind === 'name' && returns.name === 'boolean';
  const name = isPredicate ? 'Predicate' : list.length === 2 ? 'BiConsumer' : 'Consumer';
  return `${name}<${list.join(', ')}>`;
}

function boxed(printed: string): string {
  return BOXED[printed] ?? printed;
}
