import type { ApiLanguage } from '#api-reference/apiFacts.ts';
import { printCsharpType } from './printCsharpType.ts';
import { printJavaType } from './printJavaType.ts';
import { printJsType } from './printJsType.ts';
import { printPythonType } from './printPythonType.ts';
import type { TypeContext } from './typeContext.ts';
import type { TypePart } from './typePart.ts';
import type { TypeTree } from './typeTree.ts';

/** Prints a type as the package of a language writes it, in parts so that classes can be linked. */
export function printType(tree: TypeTree, language: ApiLanguage, context: TypeContext): TypePart[] {
  switch (language) {
    case 'js':
      return printJsType(tree);
    case 'python':
      return printPythonType(tree, context);
    case 'java':
      return printJavaType(tree, context);
    case 'csharp':
      return printCsharpType(tree, context);
  }
}
