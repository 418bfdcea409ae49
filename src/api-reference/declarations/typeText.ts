import ts from 'typescript';

/** A type on one line; objects whose properties are listed elsewhere read `Object`. */
export function typeText(type: ts.TypeNode | undefined): string {
  return type ? textOf(type, true) : 'any';
}

/** `hidesObjects` ends at functions: the objects in their types are listed nowhere else. */
function textOf(node: ts.Node, hidesObjects: boolean): string {
  if (ts.isUnionTypeNode(node)) return join(node.types, ' | ', hidesObjects);
  if (ts.isIntersectionTypeNode(node)) return join(node.types, ' & ', hidesObjects);
  if (hidesObjects && isObject(node)) return 'Object';
  const { text } = node.getSourceFile();
  let result = '';
  let end = node.getStart();
  ts.forEachChild(node, (child) => {
    const between = punctuation(text.slice(end, child.getStart()));
    result += between + textOf(child, hidesObjects && !ts.isFunctionTypeNode(node));
    end = child.end;
  });
  const isLeaf = result === '';
  return isLeaf ? text.slice(end, node.end) : result + punctuation(text.slice(end, node.end));
}

function join(types: readonly ts.TypeNode[], separator: string, hidesObjects: boolean): string {
  return types.map((type) => textOf(type, hidesObjects)).join(separator);
}

function isObject(node: ts.Node): boolean {
  return ts.isTypeLiteralNode(node) && node.members.some(ts.isPropertySignature);
}

/** Between two nodes there are only signs, keywords, white space and comments. */
function punctuation(text: string): string {
  return text.replace(/\/\*[^]*?\*\/|\/\/.*/g, '').replace(/\s+/g, ' ');
}
