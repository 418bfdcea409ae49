import { lowerFirstWord } from '#api-reference/spelling.ts';
import { builtInName } from './typeNames.ts';
import type { TypePart } from './typePart.ts';
import { joinParts, parts } from './typePart.ts';
import type { TypeTree } from './typeTree.ts';

/** Prints a type as TypeScript; objects stay `Object`, their fields are listed elsewhere. */
export function printJsType(tree: TypeTree): TypePart[] {
  switch (tree.kind) {
    case 'name':
      return tree.name === 'Array' ? ['Array<any>'] : printName(tree.name);
    case 'generic':
      return parts`${printName(tree.name)}<${joinParts(tree.parameters.map(printJsType), ', ')}>`;
    case 'enum':
      return [tree.values.map((value) => `"${value}"`).join(' | ')];
    case 'literal':
      return [`"${tree.value}"`];
    case 'union':
      return joinParts(tree.members.map(printMember), ' | ');
    case 'function':
      return printFunction(tree.parameters, tree.returns);
  }
}

function printName(name: string): TypePart[] {
  const builtIn = builtInName(name, 'js');
  return [builtIn ?? { text: name, className: name }];
}

function printMember(tree: TypeTree): TypePart[] {
  const isArrow = tree.kind === 'function' && tree.parameters !== undefined;
  return isArrow ? parts`(${printJsType(tree)})` : printJsType(tree);
}

function printFunction(parameters: TypeTree[] | undefined, returns?: TypeTree): TypePart[] {
  if (!parameters) return ['Function'];
  const list = parameters.map((tree, index) => {
    return parts`${parameterWord(tree, index)}: ${printJsType(tree)}`;
  });
  const result = returns ? printJsType(returns) : ['any'];
  return parts`(${joinParts(list, ', ')}) => ${result}`;
}

/** Classes name the parameter (`route: Route`); anything else is a value. */
function parameterWord(tree: TypeTree, index: number): string {
  if (tree.kind === 'name' && /^[A-Z]/.test(tree.name)) return lowerFirstWord(tree.name);
  return index ? `value${index + 1}` : 'value';
}
