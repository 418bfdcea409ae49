import type { Node } from 'web-tree-sitter';

/** A finding before it is assigned to a sample. */
export interface LineFinding {
  /** From 1. */
  line: number;
  message: string;
}

/** The outermost syntax errors that a grammar finds in a text. */
export function syntaxErrors(node: Node): LineFinding[] {
  if (!node.hasError) return [];
  const line = node.startPosition.row + 1;
  if (node.isMissing) return [{ line, message: `Syntax error: "${node.type}" is missing.` }];
  if (node.isError) {
    // An error node can swallow whole statements before it: named, complete children are not the error.
    const culprit = node.children.find((child) => !isStatement(child)) ?? node;
    const [text = ''] = culprit.text.split('\n');
    return [{ line: culprit.startPosition.row + 1, message: `Syntax error at "${text}".` }];
  }
  return node.children.flatMap(syntaxErrors);
}

function isStatement(node: Node): boolean {
  return (node.isNamed && !node.hasError && node.childCount > 0) || /^[\n;]*$/.test(node.text);
}
