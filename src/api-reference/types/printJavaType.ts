import { objectName } from './objectName.ts';
import type { TypeContext } from './typeContext.ts';
import { builtInName } from './typeNames.ts';
import type { TypePart } from './typePart.ts';
import { joinParts, parts } from './typePart.ts';
import type { TypeTree } from './typeTree.ts';
import { withoutNull } from './typeTree.ts';

/** Interfaces of callbacks whose shape the facts do not give. */
const CALLBACKS: Record<string, string> = {
  exposeBinding: 'BindingCallback',
  exposeFunction: 'FunctionCallback',
};

const BOXED: Record<string, string> = { boolean: 'Boolean', double: 'Double', int: 'Integer' };

/** Prints a type as the Java package declares it; the members of a union are its overloads. */
export function printJavaType(tree: TypeTree, context: TypeContext): TypePart[] {
  const { tree: rest } = withoutNull(tree);
  if (rest.kind !== 'union') return printOne(rest, context);
  return joinParts(javaUnion(rest, context), ' | ');
}

/** The types that one argument can have, each of which makes an overload. */
export function javaUnion(tree: TypeTree, context: TypeContext): TypePart[][] {
  const { tree: rest } = withoutNull(tree);
  if (rest.kind !== 'union') return [printOne(rest, context)];
  const members = rest.members.filter((member) => member.kind !== 'function' || member.parameters);
  // After erasure all lists are one type, so that what is passed in must be told apart as arrays.
  const hasManyLists = members.filter(isList).length > 1 && context.position !== 'return';
  return members.map((member) =>
    hasManyLists && isList(member)
      ? parts`${joinParts(
          member.parameters.map((inner) => printJavaType(inner, context)),
          ', ',
        )}[]`
      : printOne(member, context),
  );
}

function isList(tree: TypeTree): tree is Extract<TypeTree, { kind: 'generic' }> {
  return tree.kind === 'generic' && tree.name === 'Array';
}

function printOne(tree: TypeTree, context: TypeContext): TypePart[] {
  switch (tree.kind) {
    case 'name':
      return printName(tree.name, context);
    case 'generic':
      return printGeneric(tree.name, tree.parameters, context);
    case 'enum':
      return [tree.name ?? 'String'];
    case 'literal':
      return ['String'];
    case 'union':
      return ['Object'];
    case 'function':
      return printFunction(tree.parameters, tree.returns, context);
  }
}

function printName(name: string, context: TypeContext): TypePart[] {
  if (name === 'Object') return [objectName(context, 'java') ?? 'Object'];
  const builtIn = builtInName(name, 'java');
  if (!builtIn) return [{ text: name, className: name }];
  const isBoxed = context.position === 'field' && context.parameter?.required !== true;
  return [(isBoxed && BOXED[builtIn]) || builtIn];
}

function printGeneric(name: string, parameters: TypeTree[], context: TypeContext): TypePart[] {
  const list = parameters.map((tree) => boxed(printOne(withoutNull(tree).tree, context)));
  const printed = name === 'Object' ? 'Map' : (builtInName(name, 'java') ?? name);
  return parts`${printed}<${joinParts(list, ', ')}>`;
}

function printFunction(
  parameters: TypeTree[] | undefined,
  returns: TypeTree | undefined,
  context: TypeContext,
): TypePart[] {
  if (!parameters) return [CALLBACKS[context.member.name] ?? 'Object'];
  const list = parameters.map((tree) => boxed(printOne(withoutNull(tree).tree, context)));
  const isPredicate = returns?.kind === 'name' && returns.name === 'boolean';
  const name = isPredicate ? 'Predicate' : list.length === 2 ? 'BiConsumer' : 'Consumer';
  return parts`${name}<${joinParts(list, ', ')}>`;
}

function boxed(printed: TypePart[]): TypePart[] {
  return printed.map((part) => (typeof part === 'string' ? (BOXED[part] ?? part) : part));
}
