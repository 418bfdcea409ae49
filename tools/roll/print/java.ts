import { builtInName } from '#api-reference/typeNames.ts';
import { type ApiClass, type ApiMember, existsIn } from '../apiFacts.ts';
import { memberName, parameterName } from './names.ts';
import type { TypeContext, Writing } from './parameters.ts';
import { isOptionsBag, parameterType, returnedType, write } from './parameters.ts';
import { type TypeTree, withoutNull } from './parseType.ts';
import { objectName, optionsName } from './structures.ts';

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
  const head = `${STATIC.test(name) ? 'static ' : ''}${type} ${name}`;
  const options = optionsName(owner, member, 'java');
  const parameters = (member.args ?? [])
    .filter((arg) => existsIn(arg, 'java') && (options !== undefined || !isOptionsBag(arg)))
    .map((parameter): JavaParameter => {
      const context = { owner, member, parameter, position: 'argument' } as const;
      return {
        name: parameterName(parameter, 'java'),
        types: isOptionsBag(parameter)
          ? [options ?? '']
          : javaUnion(parameterType(parameter, 'java'), context),
        isOptional: parameter.required !== true,
      };
    });
  return overloads(parameters).map((list) => `${head}(${list.join(', ')})`);
}

/** Java has no optional arguments and no unions: each choice is a method of its own. */
function overloads(parameters: JavaParameter[]): string[][] {
  const choices = parameters.find(({ types }) => types.length > 1)?.types ?? [''];
  return choices.flatMap((_, choice) => {
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

/** Prints a type as the Java package declares it; the members of a union are its overloads. */
export function printJavaType(tree: TypeTree, context: TypeContext): string {
  return javaUnion(tree, context).join(' | ');
}

/** The types that one argument can have, each of which makes an overload. */
function javaUnion(tree: TypeTree, context: TypeContext): string[] {
  const { tree: rest } = withoutNull(tree);
  if (rest.kind !== 'union') return [write(rest, WRITING, context)];
  const members = rest.members.filter((member) => member.kind !== 'function' || member.parameters);
  // After erasure all lists are one type, so that what is passed in must be told apart as arrays.
  const hasManyLists = members.filter(isList).length > 1 && context.position !== 'return';
  return members.map((member) =>
    hasManyLists && isList(member)
      ? `${member.parameters.map((inner) => printJavaType(inner, context)).join(', ')}[]`
      : write(member, WRITING, context),
  );
}

function isList(tree: TypeTree): tree is Extract<TypeTree, { kind: 'generic' }> {
  return tree.kind === 'generic' && tree.name === 'Array';
}

/** Interfaces of callbacks whose shape the facts do not give. */
const CALLBACKS: Record<string, string> = {
  exposeBinding: 'BindingCallback',
  exposeFunction: 'FunctionCallback',
};

const BOXED: Record<string, string> = { boolean: 'Boolean', double: 'Double', int: 'Integer' };

const WRITING: Writing = {
  name: ({ name }, context) => {
    if (name === 'Object') return objectName(context, 'java') ?? 'Object';
    const builtIn = builtInName(name, 'java');
    if (!builtIn) return `\`${name}\``;
    const isBoxed = context.position === 'field' && context.parameter?.required !== true;
    return (isBoxed && BOXED[builtIn]) || builtIn;
  },
  generic: ({ name, parameters }, context) => {
    const printed = name === 'Object' ? 'Map' : (builtInName(name, 'java') ?? name);
    return `${printed}<${boxedList(parameters, context)}>`;
  },
  enum: ({ name }) => name ?? 'String',
  literal: () => 'String',
  union: () => 'Object',
  function: ({ parameters, returns }, context) => {
    if (!parameters) return CALLBACKS[context.member.name] ?? 'Object';
    const consumer = parameters.length === 2 ? 'BiConsumer' : 'Consumer';
    const isPredicate = returns?.kind === 'name' && returns.name === 'boolean';
    return `${isPredicate ? 'Predicate' : consumer}<${boxedList(parameters, context)}>`;
  },
};

function boxedList(trees: readonly TypeTree[], context: TypeContext): string {
  const printed = trees.map((tree) => write(withoutNull(tree).tree, WRITING, context));
  return printed.map((type) => BOXED[type] ?? type).join(', ');
}
