import type { SyntaxNode } from '@lezer/common';
import type { Place } from './code.ts';

/** Nodes that say nothing. */
const SKIPPED = new Set([
  ...['LineComment', 'BlockComment', 'Comment', 'EmptyStatement', ';', 'newline'],
  ...['ImportDeclaration', 'ImportStatement', 'UsingDirective', 'PackageDeclaration', 'Modifier'],
]);

/** The parts of a node, without comments. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (!SKIPPED.has(child.name)) children.push(child);
  }
  return children;
}

/** Brackets, commas and keywords have no capital letter. */
export function partsOf(node: SyntaxNode): SyntaxNode[] {
  return childrenOf(node).filter(({ name }) => /^[A-Z]|^(?:null|this|self)$/.test(name));
}

export function placeOf({ from, to }: SyntaxNode): Place {
  return { from, to };
}
